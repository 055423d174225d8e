/** What a version of the contract calls otherwise than the one before it. */
export interface ContractStep {
  /** By collection: a field's old name, and its new one. A name that was given up is never used again. */
  readonly rename: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * One step for each version after the first, in order, each done once to the stored data:
 * `{ rename: { Tutor: { position: 'job_title' } } }`. What is added or left out needs no new version: a field
 * that a record does not have is empty, one that nobody knows any more is left as it is. Whatever an older
 * program would read wrongly is one: a field with another name; one with another kind or meaning is a field
 * with a new name that reads the old one, and a step that renames nothing.
 */
export const CONTRACT_STEPS: readonly ContractStep[] = []

/** Which contract the stored data are written by. */
export const CONTRACT_VERSION = 1 + CONTRACT_STEPS.length
