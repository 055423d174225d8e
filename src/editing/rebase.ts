/**
 * What the server has of this person's edits, for as long as a screen may still show them as unsent: an
 * edit that is made there begins from them, though it names the revision before.
 */

import { rebase } from './applyOutcome.ts'
import { type Edit, type NewEdit, recordKey, type Theirs } from './edit.ts'
import { isSame } from './merge.ts'
import { isRecord } from './outcome.ts'

/** An edit that the server has, with its record as it then stood; `null` after a delete. */
export interface Sent {
  edit: Edit
  record: unknown
  /** All that was answered, where that is no record. */
  answer?: unknown
}

/** One or more edits of a record in a row, with nothing of anybody else between them. */
export interface Acknowledged {
  edit: Edit
  record: NonNullable<Theirs>
}

/** Keeps of each record the last edits that the server has. */
export function createAcknowledged() {
  const last = new Map<string, Acknowledged>()
  return {
    note({ edit, record }: Sent): void {
      const key = recordKey(edit)
      const before = last.get(key)
      last.delete(key)
      if (!isRecord(record)) return
      const isNext = before && before.record.revision === edit.baseRevision
      last.set(key, { edit: isNext ? inOne(before.edit, edit) : edit, record })
    },
    /** What a new edit of this record was made on top of, beyond the revision that it names. */
    under(
      edit: Pick<NewEdit, 'target' | 'record' | 'baseRevision' | 'base'>,
    ): Acknowledged | undefined {
      const known = last.get(recordKey(edit))
      if (!known || !isSeen(known, edit)) return undefined
      // A record that the screen does not know yet as the server's is older than its first revision.
      const [shown, from] = [edit.baseRevision ?? 0, known.edit.baseRevision ?? 0]
      return from <= shown && shown < known.record.revision ? known : undefined
    },
  }
}

/**
 * Whether a screen that shows these values shows what was sent: a form that was opened before, in another
 * tab, does not.
 */
const isSeen = ({ edit, record }: Acknowledged, { base }: Pick<NewEdit, 'base'>): boolean =>
  Object.keys(base)
    .filter(field => field in edit.changes)
    .every(field => [edit.changes[field], record[field]].some(each => isSame(base[field], each)))

const inOne = (first: Edit, next: Edit): Edit => ({
  ...next,
  baseRevision: first.baseRevision,
  changes: { ...first.changes, ...next.changes },
})

/** The new edit as if it had been made while that one was on its way. */
export function rebaseOnto(edit: Edit, acknowledged: Acknowledged | undefined): Edit[] {
  if (!acknowledged) return [edit]
  const { baseRevision } = edit
  return rebase([edit], { ...acknowledged.edit, baseRevision }, acknowledged.record)
}
