/**
 * What visitors find a record by, of every kind. It stands apart from the kinds' own files, which know the
 * validation library: the page of the search loads it.
 */
import { type Assets, splitCommaList, splitFileList } from '../asset.ts'
import type { Field, FieldKind, WireValue } from '../field.ts'

/** What is known about a record besides its values. */
export interface Known {
  assets: Assets
  /** The name of a record that another one refers to, where it is known. */
  nameOf: (id: string) => string | undefined
  /** The words of HTML. */
  textOf: (html: string) => string
}

interface Searched<K extends FieldKind = FieldKind> {
  words: (value: WireValue[K], field: Field<K>, known: Known) => string
  /** Of a line, a name, a code: to be found in it says more than to be found in a long text. */
  isBrief: boolean
  /** Whether its label says nothing of the place that is shown of it. */
  isUnlabelled?: true
}

const brief = <K extends FieldKind>(words: Searched<K>['words']) => ({ words, isBrief: true })
const long = <K extends FieldKind>(words: Searched<K>['words']) => ({ words, isBrief: false })

const namesOf = (ids: readonly string[], nameOf: (id: string) => string | undefined): string =>
  ids.flatMap(id => nameOf(id) || []).join('、')

const withoutEnding = (label: string) => label.replace(/\.[a-z\d]{1,5}$/i, '')

const labels = (value: string | readonly string[], { assets }: Known): string =>
  namesOf(splitFileList(value), name => withoutEnding(assets[name]?.label ?? ''))

/** `null` for a kind that no one searches by: a number, a date, an address. */
const searched: { readonly [K in FieldKind]: Searched<K> | null } = {
  text: brief(value => value),
  longText: long(value => value),
  richText: { ...long((html, _field, { textOf }) => textOf(html)), isUnlabelled: true },
  number: null,
  money: null,
  flag: brief((isOn, { label }) => (isOn ? label : '')),
  choice: brief((key, { options }) => options[key] ?? ''),
  date: null,
  dateTime: null,
  stamp: null,
  commaList: brief(value => splitCommaList(value).join('、')),
  fileList: long((names, _field, known) => labels(names, known)),
  image: null,
  file: long((name, _field, known) => labels(name, known)),
  link: null,
  references: brief((ids, _field, { nameOf }) => namesOf(ids, nameOf)),
  contact: null,
  languagePage: null,
  weekdays: null,
  clockTime: null,
}

/** How a field's kind is searched, with the pairing of kind and field that TypeScript cannot see. */
export const searchedOf = ({ kind }: Field) => searched[kind] as unknown as Searched | null
