import { type Answers, documentsOf } from './documents.ts'
import { createSearch, type Search } from './searchIndex.ts'

let kept: { lists: readonly unknown[]; search: Promise<Search> } | undefined

/** The search over these answers; its index is made anew only where one of the lists is another. */
export function searchIn(answers: Answers): Promise<Search> {
  const lists = [...answers.lists.map(({ records }) => records), answers.blogs, answers.settings]
  const isSame =
    kept?.lists.length === lists.length && kept.lists.every((list, at) => list === lists[at])
  if (!kept || !isSame) kept = { lists, search: createSearch(documentsOf(answers)) }
  return kept.search
}
