import { useQueries } from '@tanstack/react-query'
import type { AnyCollection } from '#contract/collection'
import { recordsOf } from '#data/staffQueries'
import { collectionNamed } from '#offline/sending'
import type { Titles } from './sheet'

/** What the records are called that a collection's records name, by id. */
export function useTitles({ fields }: AnyCollection): Titles {
  const named = Object.values(fields).flatMap(field =>
    field.kind === 'references' ? [collectionNamed(field.collection)] : [],
  )
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
