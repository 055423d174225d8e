import type { RevisionNotes } from '#contract/revisionNotes.ts'
import { toIso } from '#contract/time.ts'
import type { StoredRevision } from '../records/revisions.ts'

/** Who made a revision and how, as it is answered beside what the record was. */
export const notesOf = ({ by, device, changed, deleted_at }: StoredRevision): RevisionNotes => ({
  updated_by: by,
  updated_on: device,
  updated_fields: changed,
  deleted_at: deleted_at && toIso(deleted_at),
})
