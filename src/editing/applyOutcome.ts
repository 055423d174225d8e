/** How the edits of one record stand after one of them was sent, or its author has decided. */
import { withEdit } from './coalesce.ts'
import { type Edit, isBlocked, revised, type Values } from './edit.ts'
import { effective, merge, pick } from './merge.ts'
import type { Outcome } from './outcome.ts'

type Stored = Values & { revision: number }

/**
 * The record's edits after the outcome of one of them.
 * @param edits those of one record, in their order
 */
export function applyOutcome(edits: readonly Edit[], id: string, outcome: Outcome): Edit[] {
  const edit = edits.find(candidate => candidate.id === id)
  // Decided meanwhile in another tab, or sent by it.
  if (!edit) return [...edits]
  const others = edits.filter(candidate => candidate.id !== id)
  const replaced = (changed: Edit) => edits.map(each => (each.id === id ? changed : each))
  // It had no effect, so what was typed since belongs to it: its author decides about both at once.
  const heldUp = (blocked: Edit) => others.reduce<Edit[]>(withEdit, [blocked])
  switch (outcome.kind) {
    case 'sent':
      return outcome.record ? rebase(others, edit, outcome.record) : others
    case 'retry':
    case 'signed out':
      return replaced({ ...edit, state: 'waiting', failure: outcome.failure })
    case 'rejected':
      return heldUp({ ...edit, state: 'rejected', failure: outcome.failure })
    case 'conflict': {
      const { theirs, failure } = outcome
      const clashing: Edit = { ...edit, state: 'conflict', failure, theirs }
      if (!theirs || edit.verb !== 'modify') return heldUp(clashing)
      const { changes, clashes } = merge(edit.base, edit.changes, theirs)
      if (clashes.length > 0) return heldUp(clashing)
      if (Object.keys(changes).length === 0) return rebase(others, edit, theirs)
      return replaced(onto(edit, theirs, changes))
    }
  }
}

/** The edit as if it had begun from what stands now. */
const onto = (edit: Edit, record: Stored, changes: Values): Edit =>
  revised(edit, {
    changes,
    // Of what it does not change it keeps what it began from, as that stands now.
    base: pick(record, { ...edit.base, ...changes }),
    baseRevision: record.revision,
  })

/** The edits that were made while `sent` was on its way; the next of them may be sent now. */
export function rebase(later: readonly Edit[], sent: Edit, record: Stored): Edit[] {
  const [next, ...rest] = withBase(later, sent.changes, record)
  if (!next) return []
  return [...moved(next, sent, record), ...rest]
}

function moved(edit: Edit, sent: Edit, record: Stored): Edit[] {
  if (mayNotMove(edit)) return [edit]
  if (edit.verb !== 'modify') {
    // Where what was sent was merged first, there is something that this author has not seen: a
    // delete from before that still has to ask.
    const isKnown = edit.baseRevision === sent.baseRevision
    return [isKnown ? revised(edit, { baseRevision: record.revision }) : edit]
  }
  const { changes, clashes } = merge(edit.base, edit.changes, record)
  if (clashes.length > 0) return [edit]
  return Object.keys(changes).length > 0 ? [onto(edit, record, changes)] : []
}

/**
 * Edits that began from the values of an edit before them, now that these fields stand as in `record`:
 * it was sent, and the server may spell a value otherwise (rich text that was cleaned), or given up.
 */
function withBase(later: readonly Edit[], fields: Values, record: Values): Edit[] {
  const open = new Set(Object.keys(fields))
  return later.map(edit => {
    const known = Object.keys(edit.base).filter(field => open.has(field))
    for (const field of Object.keys(edit.changes)) open.delete(field)
    if (known.length === 0 || mayNotMove(edit)) return edit
    const base = Object.fromEntries(known.map(field => [field, record[field] ?? null]))
    return { ...edit, base: { ...edit.base, ...base } }
  })
}

const mayNotMove = (edit: Edit) => edit.attempts > 0 || isBlocked(edit)

/** What the author of a conflict has decided. */
export type Decision =
  /** The fields' values as they are to be; also a delete that is meant all the same: `{}`. */
  | { take: 'values'; values: Values }
  /** The edit is given up: what stands on the server stays. */
  | { take: 'theirs' }
  /** The deleted record comes back, with the edit. */
  | { take: 'restore' }
  /** It is sent once more as it is, under a key of its own. */
  | { take: 'again' }

/** The record's edits after its author's decision about one that waits for it. */
export function applyDecision(edits: readonly Edit[], id: string, decision: Decision): Edit[] {
  const index = edits.findIndex(edit => edit.id === id)
  const edit = edits[index]
  if (!edit) return [...edits]
  const [before, later] = [edits.slice(0, index), edits.slice(index + 1)]
  if (decision.take === 'theirs') {
    return [...before, ...withBase(later, edit.changes, edit.theirs ?? edit.base)]
  }
  return [...before, ...afterDecision(edit, decision), ...later]
}

function afterDecision(edit: Edit, decision: Exclude<Decision, { take: 'theirs' }>): Edit[] {
  switch (decision.take) {
    case 'restore':
      return broughtBack(edit)
    case 'again':
      return [revised(edit, {})]
    case 'values':
      return chosen(edit, decision.values)
  }
}

function broughtBack(edit: Edit): Edit[] {
  const restore = revised(edit, { verb: 'restore', changes: {}, base: {}, baseRevision: null })
  // Between two numbers there is always room for another.
  return [restore, revised(edit, { seq: edit.seq + 0.5 })]
}

function chosen(edit: Edit, values: Values): Edit[] {
  const { theirs } = edit
  if (!theirs) return [revised(edit, {})]
  if (edit.verb === 'delete') return [revised(edit, { baseRevision: theirs.revision })]
  const changes = effective(theirs, values)
  const modify: Edit = { ...edit, verb: 'modify' }
  return Object.keys(changes).length > 0 ? [onto(modify, theirs, changes)] : []
}

/** The edit, marked as on its way; `undefined` where it is not to be sent now. */
export function begun(edits: readonly Edit[], id: string): Edit | undefined {
  const [first] = edits
  if (!first || first.id !== id || isBlocked(first)) return undefined
  return { ...first, state: 'sending', attempts: first.attempts + 1 }
}
