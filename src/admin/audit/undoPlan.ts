/** What undoing an operation puts back, and what it leaves as it is. */
import type { AuditAction } from '#contract/audit.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { recordTarget } from '#contract/editTarget.ts'
import type { OperationStep } from '#contract/operation.ts'
import type { WireRecord } from '#contract/record.ts'
import type { Values } from '#editing/edit.ts'
import { effective, isSame } from '#editing/merge.ts'
import { baseOf } from '#editing/sending.ts'
import type { DeskEdit } from '../queue/useSubmit.ts'
import { titleOf } from '../titleOf.ts'

/** A record that an operation was done to, as it is now. */
export interface Now {
  collection: AnyCollection
  /** On the server; none where it is deleted. */
  onServer: WireRecord | undefined
  /** With this person's unsent edits on top. */
  shown: Values | undefined
}

export interface UndoPlan {
  /** What takes it back; of an import what its undoing will take back. */
  edits: readonly DeskEdit[]
  /** The titles of those that somebody has changed since. */
  left: readonly string[]
  /** The titles of those of which nothing is kept from before. */
  lost: readonly string[]
}

/** What becomes of one record: an edit, or why there is none. */
type Fate = DeskEdit | 'left' | 'lost' | 'as before'

/** Whether nobody has made another revision of it since, nor is about to. */
const isUntouched = ({ revision }: OperationStep, { onServer, shown }: Now): boolean =>
  onServer?.revision === revision && shown === onServer

const about = ({ record, title }: OperationStep, { collection, onServer, shown }: Now) => ({
  target: recordTarget(collection),
  record,
  title: shown ? titleOf(collection, shown) : title,
  baseRevision: onServer?.revision ?? null,
  base: {},
  changes: {},
})

function modified(step: OperationStep, now: Now): Fate {
  const { before, after } = step
  const { shown, collection } = now
  if (!before) return 'lost'
  if (!shown) return 'left'
  const changes = effective(shown, before)
  const names = Object.keys(changes)
  if (names.length === 0) return 'as before'
  if (!names.every(name => isSame(shown[name], after[name]))) return 'left'
  return { ...about(step, now), verb: 'modify', base: baseOf(collection, shown, changes), changes }
}

function added(step: OperationStep, now: Now): Fate {
  if (!now.shown) return 'as before'
  return isUntouched(step, now) ? { ...about(step, now), verb: 'delete' } : 'left'
}

const fates: Readonly<Partial<Record<AuditAction, (step: OperationStep, now: Now) => Fate>>> = {
  add: added,
  modify: modified,
  delete: (step, now) => (now.shown ? 'as before' : { ...about(step, now), verb: 'restore' }),
  restore: added,
}

/** An import is undone by the server, which leaves what has another revision by now. */
function fateOfImported(step: OperationStep, now: Now): Fate {
  const fate = step.action === 'add' ? added(step, now) : modified(step, now)
  return typeof fate === 'string' || isUntouched(step, now) ? fate : 'left'
}

/** @param nowOf the record of a step as it is now */
export function planUndo(
  steps: readonly OperationStep[],
  nowOf: (step: OperationStep) => Now,
  isImport: boolean,
): UndoPlan {
  const all = steps.map(step => {
    const fateOf = isImport ? fateOfImported : fates[step.action]
    return { step, fate: fateOf?.(step, nowOf(step)) ?? 'as before' }
  })
  const titled = (wanted: Fate) =>
    all.filter(({ fate }) => fate === wanted).map(({ step }) => step.title)
  return {
    edits: all.flatMap(({ fate }) => (typeof fate === 'string' ? [] : fate)),
    left: titled('left'),
    lost: titled('lost'),
  }
}
