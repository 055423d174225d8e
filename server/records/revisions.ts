/** What a record was at each of its revisions, and who made it so. */
import type { StoredRecord } from '#contract/record.ts'
import type { Document } from './document.ts'

/** A record as one revision left it. */
export interface StoredRevision {
  record: StoredRecord
  /** The account that made it. */
  by: string | null
  /** What they worked with; older revisions do not say. */
  device: string | null
  /** The fields that were changed, `deleted_at` among them; none for the first revision. */
  changed: readonly string[]
  deleted_at: Date | null
}

/** The documents of one record, each revision once: one that is being replaced is kept beforehand. */
export function revisionsOf(
  documents: readonly Document[],
  asRecord: (document: Document) => StoredRecord,
): StoredRevision[] {
  const byRevision = new Map(documents.map(document => [document.revision, document]))
  return [...byRevision.values()].map(document => ({
    record: asRecord(document),
    by: document.updated_by,
    device: document.updated_on ?? null,
    changed: document.updated_fields ?? [],
    deleted_at: document.deleted_at,
  }))
}
