import { wouldLose } from '#editing/unsaved.ts'

/** What becomes of what is typed and not saved. @param verb by what it would be lost, if it is not kept: `離開` */
export const unsavedWords = (verb: string): string =>
  wouldLose() ? `有未儲存的更改，${verb}便會失去。` : '有未儲存的更改，已留作草稿。'
