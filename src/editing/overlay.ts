/** What staff see: the server's records with their own unsent edits on top. */
import type { Edit, EditState, Values } from './edit.ts'

export interface Shown {
  readonly values: Values & { id: string }
  /** How the record's unsent edits stand; `undefined` where there are none. */
  readonly pending?: EditState
}

/** What one looks at first: an edit that waits for its author, before one that is only on its way. */
const URGENCY: readonly EditState[] = ['waiting', 'sending', 'rejected', 'conflict']

const moreUrgent = (a: EditState | undefined, b: EditState): EditState =>
  a && URGENCY.indexOf(a) > URGENCY.indexOf(b) ? a : b

type Row = Values & { id: string }

/** One record after its edits; `undefined` where they delete it. */
export function edited(record: Row | undefined, edits: readonly Edit[]): Shown | undefined {
  let values: Row | undefined = record
  let pending: EditState | undefined
  for (const edit of edits) {
    pending = moreUrgent(pending, edit.state)
    if (edit.verb === 'delete') values = undefined
    else if (edit.verb === 'add') values = { ...edit.changes, id: edit.record }
    // One that is not there any more shows what was typed, until its author has decided.
    else values = { ...(values ?? { id: edit.record }), ...edit.changes }
  }
  return values && { values, pending }
}

/**
 * The records of one collection after the edits.
 * @param records as the server answered them
 * @param edits of that collection, in their order
 */
export function overlay(records: readonly Row[], edits: readonly Edit[]): Shown[] {
  const byRecord = new Map<string, Edit[]>()
  for (const edit of edits) {
    byRecord.set(edit.record, [...(byRecord.get(edit.record) ?? []), edit])
  }
  const rows: Shown[] = []
  for (const record of records) {
    const own = byRecord.get(record.id)
    byRecord.delete(record.id)
    const shown = own ? edited(record, own) : { values: record }
    if (shown) rows.push(shown)
  }
  for (const own of byRecord.values()) {
    const shown = edited(undefined, own)
    // A change of a record that the list does not hold is no row of it, unless it waits for a decision.
    const isRow = own.some(({ verb, state }) => verb !== 'modify' || state === 'conflict')
    if (shown && isRow && own[0]?.verb !== 'restore') rows.push(shown)
  }
  return rows
}
