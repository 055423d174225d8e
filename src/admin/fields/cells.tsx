/** How a list shows a value of each field kind: what tells records apart at a glance comes first. */

import { type ComponentType, Fragment } from 'react'
import { type Assets, splitCommaList } from '#contract/asset.ts'
import type { Field, FieldKind } from '#contract/field.ts'
import { toStamp } from '#contract/time.ts'
import { weekdayWords } from '#contract/weekdays.ts'
import { tableLook, wordsLook } from '#staffStyled/recipes'
import { textOf } from './control.ts'
import { StoredPicture } from './StoredPicture.tsx'

interface CellProps<K extends FieldKind = FieldKind> {
  field: Field<K>
  value: unknown
  assets: Assets
}

/** How a list shows one kind of field. */
interface ListedKind<K extends FieldKind = FieldKind> {
  Cell: ComponentType<CellProps<K>>
  /** Where it stands by itself: before the title, or how early among the columns behind it. */
  column?: 'picture' | 1 | 2 | 3 | 4 | 5 | 6
  /** Whether the cell says what the label says. */
  isLabelled?: boolean
}

/** A day, a time or a number, none of which is broken in two lines. */
const Whole = ({ text }: { text: string }) =>
  text.split(' ').map((part, at) => (
    <Fragment key={part}>
      {at > 0 ? ' ' : ''}
      <span className={wordsLook().whole}>{part}</span>
    </Fragment>
  ))

const TextCell = ({ value }: CellProps) => <>{textOf(value)}</>

const ChoiceCell = ({ field, value }: CellProps<'choice'>) => (
  <>{field.options[textOf(value)] ?? ''}</>
)

const FlagCell = ({ field, value }: CellProps<'flag'>) => <>{value === true ? field.label : ''}</>

const DateTimeCell = ({ value }: CellProps<'dateTime'>) =>
  typeof value === 'string' ? <Whole text={toStamp(new Date(value))} /> : null

const WeekdaysCell = ({ value }: CellProps<'weekdays'>) =>
  Array.isArray(value) && value.length > 0 ? <Whole text={weekdayWords(value)} /> : null

const DayCell = ({ value }: CellProps<'date' | 'stamp' | 'clockTime'>) => (
  <Whole text={textOf(value)} />
)

/** A number with its signs between thousands, and what it counts. */
const NumberCell = ({ field, value }: CellProps<'number' | 'money'>) =>
  typeof value === 'number' ? (
    <Whole text={value.toLocaleString('zh-Hant-MO') + (('unit' in field && field.unit) || '')} />
  ) : null

const CommaListCell = ({ value }: CellProps) => <>{splitCommaList(textOf(value)).join('、')}</>

const ImageCell = ({ value, assets }: CellProps<'image'>) =>
  typeof value === 'string' && value !== '' ? (
    <StoredPicture name={value} assets={assets} alt="" className={tableLook().thumb} />
  ) : null

/** What is not worth a column has none. */
const listed: { readonly [K in FieldKind]: ListedKind<K> | undefined } = {
  text: { Cell: TextCell, column: 4 },
  longText: undefined,
  richText: undefined,
  number: { Cell: NumberCell },
  money: { Cell: NumberCell },
  flag: { Cell: FlagCell, column: 5, isLabelled: true },
  choice: { Cell: ChoiceCell, column: 1 },
  date: { Cell: DayCell },
  dateTime: { Cell: DateTimeCell, column: 3 },
  stamp: { Cell: DayCell, column: 2 },
  commaList: { Cell: CommaListCell },
  fileList: undefined,
  image: { Cell: ImageCell, column: 'picture' },
  file: undefined,
  link: { Cell: TextCell, column: 6 },
  references: undefined,
  contact: undefined,
  languagePage: undefined,
  weekdays: { Cell: WeekdaysCell },
  clockTime: { Cell: DayCell },
}

/** How a list shows a field, with the pairing that TypeScript cannot see; `undefined` where it does not. */
export const listedAs = ({ kind }: Field): ListedKind | undefined =>
  listed[kind] as unknown as ListedKind | undefined
