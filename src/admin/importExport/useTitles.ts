import { useQueries } from '@tanstack/react-query'
import type { AnyCollection } from '#contract/collection.ts'
import { collectionNamed } from '#contract/editTarget.ts'
import { traitsOf } from '#contract/kinds/index.ts'
import type { Names } from '#contract/kinds/kind.ts'
import { recordsOf } from '#data/staffQueries.ts'

/** What the records are called that a collection's records name, by id. */
export function useTitles({ fields }: Pick<AnyCollection, 'fields'>): Names {
  const named = Object.values(fields).flatMap(field => {
    const name = traitsOf(field).refersTo?.(field)
    return name ? [collectionNamed(name)] : []
  })
  const answers = useQueries({ queries: named.map(recordsOf) })
  return new Map(
    named.flatMap(({ title }, index) =>
      (answers[index]?.data ?? []).map((record): [string, string] => [
        record.id,
        String(record[title] ?? record.id),
      ]),
    ),
  )
}
