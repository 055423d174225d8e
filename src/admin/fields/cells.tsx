/** How a list shows a value. */
import { Fragment } from 'react'
import { splitCommaList } from '#contract/asset.ts'
import { toStamp } from '#contract/time.ts'
import { type CellProps, textOf } from './control.ts'
import { StoredPicture } from './StoredPicture.tsx'

/** A day, a time or a number, none of which is broken in two lines. */
const Whole = ({ text }: { text: string }) =>
  text.split(' ').map((part, at) => (
    <Fragment key={part}>
      {at > 0 ? ' ' : ''}
      <span className="adm-whole">{part}</span>
    </Fragment>
  ))

export const TextCell = ({ value }: CellProps) => <>{textOf(value)}</>

export const ChoiceCell = ({ field, value }: CellProps<'choice'>) => (
  <>{field.options[textOf(value)] ?? ''}</>
)

export const FlagCell = ({ field, value }: CellProps<'flag'>) => (
  <>{value === true ? field.label : ''}</>
)

export const DateTimeCell = ({ value }: CellProps<'dateTime'>) =>
  typeof value === 'string' ? <Whole text={toStamp(new Date(value))} /> : null

export const DayCell = ({ value }: CellProps<'date' | 'stamp'>) => <Whole text={textOf(value)} />

/** A number with its signs between thousands, and what it counts. */
export const NumberCell = ({ field, value }: CellProps<'number' | 'money'>) =>
  typeof value === 'number' ? (
    <Whole text={value.toLocaleString('zh-Hant-MO') + (('unit' in field && field.unit) || '')} />
  ) : null

export const CommaListCell = ({ value }: CellProps) => (
  <>{splitCommaList(textOf(value)).join('、')}</>
)

export const ImageCell = ({ value, assets }: CellProps<'image'>) =>
  typeof value === 'string' && value !== '' ? (
    <StoredPicture name={value} assets={assets} alt="" className="adm-thumb" />
  ) : null
