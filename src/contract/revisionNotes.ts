/** Who deleted a record, and who made a revision of it: what stands beside its own fields in an answer. */
import * as v from 'valibot'
import { moment, texts } from './calls/parts.ts'

const text = v.nullable(v.string())

/** What a deleted record is answered with. */
export const deletion = v.object({ deleted_at: moment, deleted_by: text })
export type Deletion = v.InferOutput<typeof deletion>

/** What a record was, as `get{Name}RevisionById` answers it beside the record's own fields. */
export const revisionNotes = v.object({
  /** The account that made this revision. */
  updated_by: text,
  /** `Chrome · Windows`, where it is known. */
  updated_on: text,
  /** The fields that this revision changed; `deleted_at` where it deleted or restored. */
  updated_fields: texts,
  deleted_at: v.nullable(moment),
})
export type RevisionNotes = v.InferOutput<typeof revisionNotes>
