/** What a live record is to become, kept beside it until it is published; visitors see nothing of it. */
import type { RevisionNotes } from './audit'
import type { WireRecord } from './record'

/**
 * The record as it would be. `revision` and `updated_at` are the draft's own, and `updated_fields` are
 * those that differ from the record.
 */
export type RecordDraft = WireRecord & Pick<RevisionNotes, 'updated_by' | 'updated_fields'>

/** All of them, by the name of their collection. */
export type RecordDrafts = Record<string, RecordDraft[]>

/** How long the link to a preview is good for, in hours. */
export const PREVIEW_HOURS = 24

/** What a link to a preview carries. */
export interface PreviewLink {
  token: string
  /** ISO 8601 with +08:00. */
  expires_at: string
}

/** What such a link shows. */
export interface SharedPreview {
  /** The collection's name. */
  collection: string
  /** The record as it would be. */
  record: WireRecord
  expires_at: string
}
