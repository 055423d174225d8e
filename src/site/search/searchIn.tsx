import { type Answers, documentsOf } from './documents'
import { createSearch, type Search } from './searchIndex'

let kept: { lists: readonly unknown[]; search: Search } | undefined

/** The search over these answers; its index is made anew only where one of the lists is another. */
export function searchIn(answers: Answers): Search {
  const { courses, news, ...rest } = answers
  const lists = [courses, news, rest].flatMap(Object.values<unknown>)
  const isSame =
    kept?.lists.length === lists.length && kept.lists.every((list, at) => list === lists[at])
  if (!kept || !isSame) kept = { lists, search: createSearch(documentsOf(answers)) }
  return kept.search
}
