import { type Assets, splitCommaList, splitFileList } from '#contract/asset'
import { type AnyCollection, fieldsFor } from '#contract/collection'
import type { Field } from '#contract/field'
import { wholeText } from './wholeText'

/** Something said of a record, under its label if that says anything. */
export interface Fact {
  label: string
  text: string
  /** A line, a name, a code: to be found in it says more than to be found in a long text. */
  isBrief: boolean
}

/** The name of a record that another one refers to, where it is known. */
export type NameOf = (id: string) => string | undefined

/** Kept for what visitors see of a record, not said of it. */
const UNSAID = ['enabled', 'show_image_name']

/** What a record's declared fields say in words, its title apart; fields without a value are silent. */
export function factsOf(
  collection: AnyCollection,
  record: { assets: Assets },
  nameOf: NameOf,
): Fact[] {
  const values: Readonly<Record<string, unknown>> = { ...record }
  return Object.entries(fieldsFor(collection, values)).flatMap(([name, field]) => {
    const value = values[name]
    const isSilent = value === null || value === undefined
    if (isSilent || name === collection.title || UNSAID.includes(name)) return []
    const fact = factOf(field, value, record.assets, nameOf)
    return fact.text ? [fact] : []
  })
}

/** Without words for a field that no one searches by: a number, a date, an address. */
function factOf(field: Field, value: unknown, assets: Assets, nameOf: NameOf): Fact {
  const { label } = field
  const brief = (text: string) => ({ label, text, isBrief: true })
  const long = (text: string) => ({ label, text, isBrief: false })
  switch (field.kind) {
    case 'text':
      return brief(String(value))
    case 'commaList':
      return brief(splitCommaList(String(value)).join('、'))
    case 'choice':
      return brief(field.options[String(value)] ?? '')
    case 'flag':
      return brief(value === true ? label : '')
    case 'references':
      return brief(namesOf(value as string[], nameOf))
    case 'longText':
      return long(String(value))
    case 'richText':
      // That it is the 內容 says nothing of the place that is shown of it.
      return { ...long(wholeText(String(value))), label: '' }
    case 'file':
    case 'fileList':
      return long(fileLabels(splitFileList(value as string | string[]), assets))
    default:
      return brief('')
  }
}

const namesOf = (ids: readonly string[], nameOf: NameOf): string =>
  ids.flatMap(id => nameOf(id) ?? []).join('、')

const withoutEnding = (label: string) => label.replace(/\.[a-z\d]{1,5}$/i, '')

const fileLabels = (names: readonly string[], assets: Assets): string =>
  names.flatMap(name => withoutEnding(assets[name]?.label ?? '') || []).join('、')
