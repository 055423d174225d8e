import { type AnyCollection, fieldsFor } from '#contract/collection.ts'
import { traitsOf } from '#contract/kinds/index.ts'
import type { StoredValues } from '#contract/validation.ts'
import { picturesIn } from '../richText/sanitize.ts'

/** The names of all files that a record's values name, each once, in the order of the fields. */
export function fileNamesIn(collection: AnyCollection, values: StoredValues): string[] {
  const names = Object.entries(fieldsFor(collection, values)).flatMap(([name, field]) => {
    const value = values[name]
    if (value === null || value === undefined) return []
    const { isMarkup, files } = traitsOf(field)
    return isMarkup ? picturesIn(String(value)) : (files?.(value) ?? [])
  })
  return [...new Set(names)]
}
