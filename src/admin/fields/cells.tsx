/** How a list shows a value. */
import { writtenDate, writtenMoment } from '#contract/time'
import type { CellProps } from './control'
import { textOf } from './control'
import { StoredPicture } from './StoredPicture'

export const TextCell = ({ value }: CellProps) => <>{textOf(value)}</>

export const ChoiceCell = ({ field, value }: CellProps<'choice'>) => (
  <>{field.options[textOf(value)] ?? ''}</>
)

export const FlagCell = ({ field, value }: CellProps<'flag'>) => (
  <>{value === true ? field.label : ''}</>
)

export function DateTimeCell({ value }: CellProps<'dateTime'>) {
  return typeof value === 'string' ? writtenMoment(new Date(value)) : null
}

export function StampCell({ value }: CellProps<'stamp'>) {
  if (typeof value !== 'string') return null
  return writtenDate(new Date(`${value.slice(0, 10)}T00:00:00+08:00`))
}

export const ImageCell = ({ value, assets }: CellProps<'image'>) =>
  typeof value === 'string' && value !== '' ? (
    <StoredPicture name={value} assets={assets} alt="" className="adm-thumb" />
  ) : null
