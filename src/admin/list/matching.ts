/** What is typed into a search, and whether a record says it: alike in each list and in the search over all. */
import type { AnyCollection } from '#contract/collection.ts'
import { asText, traitsOf } from '#contract/kinds/index.ts'
import type { Values } from '#editing/edit.ts'

/** A text as it is compared. */
export const folded = (text: string): string => text.toLowerCase()

/** All words of a record that a search looks at, folded. */
export function wordsOf({ fields }: AnyCollection, values: Values): string {
  const words = Object.entries(fields).map(([name, field]) => {
    const value = values[name]
    const isSilent = value === null || value === undefined || !traitsOf(field).isSearched
    return isSilent ? '' : asText(field, value)
  })
  return folded(words.join('\n'))
}

/** What is looked for, each of which has to be said. */
export const partsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean)

/** Whether a folded text says all of it. */
export const saysAll = (text: string, parts: readonly string[]): boolean =>
  parts.every(part => text.includes(part))
