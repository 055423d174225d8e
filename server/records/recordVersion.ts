/** What tells the states of a record apart: one that is deleted for good and added again begins at revision 1 anew. */
export interface RecordVersion {
  revision: number
  /** None where it is not known, as of what is gone. */
  updated_at?: Date | undefined
}

/** Whether both are the same state, as far as they say. */
export const isSameVersion = (a: RecordVersion, b: RecordVersion): boolean =>
  a.revision === b.revision &&
  (!a.updated_at || !b.updated_at || a.updated_at.getTime() === b.updated_at.getTime())
