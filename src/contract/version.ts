/**
 * Which contract the stored data are written by. What is added or left out needs no new version: a field
 * that a record does not have is empty, one that nobody knows any more is left as it is. Whatever an older
 * program would read wrongly (a field with another name, kind or meaning) is a new version, one more than
 * the last; its program must read the data of all versions before.
 */
export const CONTRACT_VERSION = 1
