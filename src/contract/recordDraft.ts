/** What a live record is to become, kept beside it until it is published; visitors see nothing of it. */
import * as v from 'valibot'
import { moment } from './calls/parts.ts'
import type { WireRecord } from './record.ts'
import { revisionNotes } from './revisionNotes.ts'

export const draftNotes = v.pick(revisionNotes, ['updated_by', 'updated_fields'])

/**
 * The record as it would be. `revision` and `updated_at` are the draft's own, and `updated_fields` are
 * those that differ from the record.
 */
export type RecordDraft = WireRecord & v.InferOutput<typeof draftNotes>

/** All of them, by the name of their collection. */
export type RecordDrafts = Record<string, RecordDraft[]>

/** How long the link to a preview is good for, in hours. */
export const PREVIEW_HOURS = 24

/** What a link to a preview carries. */
export const previewLink = v.object({ token: v.string(), expires_at: moment })
export type PreviewLink = v.InferOutput<typeof previewLink>

/** What such a link shows: the name of a collection, and the record as it would be. */
export const sharedPreview = v.object({
  collection: v.string(),
  record: v.pipe(
    v.custom<WireRecord>(() => true),
    v.metadata({ type: 'object' }),
  ),
  expires_at: moment,
})
export type SharedPreview = v.InferOutput<typeof sharedPreview>
