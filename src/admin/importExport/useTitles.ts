import { useQueries } from '@tanstack/react-query'
import type { AnyCollection } from '#contract/collection.ts'
import { collectionNamed } from '#contract/editTarget.ts'
import { traitsOf } from '#contract/kinds/index.ts'
import type { Names } from '#contract/kinds/kind.ts'
import type { WireRecord } from '#contract/record.ts'
import { recordsOf } from '#data/staffQueries.ts'

type Fields = Pick<AnyCollection, 'fields'>

/** The collections whose records a collection's records name. */
export const namedBy = ({ fields }: Fields): AnyCollection[] =>
  Object.values(fields).flatMap(field => {
    const name = traitsOf(field).refersTo?.(field)
    return name ? [collectionNamed(name)] : []
  })

/** What the records of a collection are called, by id. */
export const titlesOf = (
  { title }: AnyCollection,
  records: Iterable<WireRecord>,
): [id: string, title: string][] =>
  [...records].map(record => [record.id, String(record[title] ?? record.id)])

/** What the records are called that a collection's records name, by id, as they were last read. */
export function useTitles(collection: Fields): Names {
  const named = namedBy(collection)
  const answers = useQueries({ queries: named.map(recordsOf) })
  return new Map(named.flatMap((each, index) => titlesOf(each, answers[index]?.data ?? [])))
}
