import type { AnyCollection } from '#contract/collection.ts'

/** How a person knows a record: by its title, or else by what such records are called. */
export const titleOf = (
  { title, label }: AnyCollection,
  values: Readonly<Record<string, unknown>> = {},
): string => String(values[title] ?? '') || label
