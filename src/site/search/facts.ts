import type { Assets } from '#contract/asset.ts'
import { type AnyCollection, fieldsFor } from '#contract/collection.ts'
import { type Known, searchedOf } from '#contract/kinds/search.ts'
import { wholeText } from './wholeText.ts'

/** Something said of a record, under its label if that says anything. */
export interface Fact {
  label: string
  text: string
  /** A line, a name, a code: to be found in it says more than to be found in a long text. */
  isBrief: boolean
}

/** The name of a record that another one refers to, where it is known. */
export type NameOf = Known['nameOf']

/** Kept for what visitors see of a record, not said of it. */
const UNSAID = ['enabled', 'show_image_name']

/** What a record's declared fields say in words, its title apart; fields without a value are silent. */
export function factsOf(
  collection: AnyCollection,
  record: { assets: Assets },
  nameOf: NameOf,
): Fact[] {
  const values: Readonly<Record<string, unknown>> = { ...record }
  const known = { assets: record.assets, nameOf, textOf: wholeText }
  return Object.entries(fieldsFor(collection, values)).flatMap(([name, field]) => {
    const value = values[name]
    const searched = searchedOf(field)
    const isSilent = value === null || value === undefined || !searched
    if (isSilent || name === collection.title || UNSAID.includes(name)) return []
    const { isBrief, isUnlabelled } = searched
    const text = searched.words(value as never, field as never, known)
    return text ? [{ label: isUnlabelled ? '' : field.label, text, isBrief }] : []
  })
}
