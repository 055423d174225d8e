import type { AnyCollection } from '#contract/collection.ts'
import type { WireRecord } from '#contract/record.ts'
import { TRASH_DAYS } from '#contract/retention.ts'
import { DAY_MS } from '#contract/time.ts'
import type { DeletedRecord } from '#data/historyQueries.ts'
import { signedInAs } from '#data/session.ts'
import { type Edit, type EditState, isBlocked } from '#editing/edit.ts'
import { titleOf } from '../titleOf.ts'

const KEPT_MS = TRASH_DAYS * DAY_MS

export interface TrashRow {
  record: WireRecord
  title: string
  /** Milliseconds. */
  deletedAt: number
  deletedBy: string | null
  /** Milliseconds: when the server deletes it for good. */
  goneAt: number
  /** How what the server does not have yet stands. */
  pending: EditState | undefined
  /** Whether it is a restore that waits, which nothing holds up. */
  isComingBack: boolean
  /** Whether it may be brought back: not what is on its way already, nor what was changed, of which its author decides. */
  isRestorable: boolean
  /** What waits for that decision. */
  conflict: Edit | undefined
}

/**
 * The deleted records of a collection with this person's unsent edits on top, the last deleted first.
 * @param edits those of the collection, in their order
 */
export function inTrash(
  collection: AnyCollection,
  deleted: readonly DeletedRecord[],
  live: readonly WireRecord[],
  edits: readonly Edit[],
): TrashRow[] {
  const last = new Map(edits.map(edit => [edit.record, edit]))
  const restored = new Set(
    edits.filter(({ verb }) => verb === 'restore').map(({ record }) => record),
  )
  // What waits for its author holds up all that was done after it.
  const held = new Map(edits.filter(isBlocked).map(edit => [edit.record, edit]))
  const row = (record: WireRecord, deletedAt: number, deletedBy: string | null): TrashRow => {
    const edit = last.get(record.id)
    const blocked = held.get(record.id)
    const isDeleted = edit === undefined || edit.verb === 'delete'
    return {
      record,
      title: titleOf(collection, record),
      deletedAt,
      deletedBy,
      goneAt: deletedAt + KEPT_MS,
      pending: (blocked ?? edit)?.state,
      isComingBack: !isDeleted && !blocked && restored.has(record.id),
      isRestorable: isDeleted,
      conflict: !isDeleted && blocked?.state === 'conflict' ? blocked : undefined,
    }
  }
  const known = new Set(deleted.map(({ id }) => id))
  const unsent = live.flatMap(record => {
    const edit = last.get(record.id)
    if (edit?.verb !== 'delete' || known.has(record.id)) return []
    return [row(record, edit.savedAt, signedInAs())]
  })
  const sent = deleted.map(({ deleted_at, deleted_by, ...record }) =>
    row(record as WireRecord, Date.parse(deleted_at), deleted_by),
  )
  return [...unsent, ...sent].sort((a, b) => b.deletedAt - a.deletedAt)
}
