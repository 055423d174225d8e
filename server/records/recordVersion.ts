import type { StoredRecord } from '#contract/record.ts'

/**
 * What tells a state of a record from all others of its id: one that is added again, after it was deleted for
 * good, counts its revisions from the beginning; and after the data went back, out of a backup for one, another
 * edit makes the same revision.
 */
export interface RecordVersion {
  revision: number
  /** None where it is not known, as of what is gone. */
  updated_at?: Date | undefined
}

/** Whether both are the same state, as far as they say. */
export const isSameVersion = (a: RecordVersion, b: RecordVersion): boolean =>
  a.revision === b.revision &&
  (!a.updated_at || !b.updated_at || a.updated_at.getTime() === b.updated_at.getTime())

/** The version as one word; what is kept by it outlives the process. */
export const versionName = ({ revision, updated_at }: StoredRecord): string =>
  `${revision}-${updated_at.getTime()}`
