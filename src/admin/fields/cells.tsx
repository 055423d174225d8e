/** How a list shows a value. */
import { toStamp } from '#contract/time.ts'
import { type CellProps, textOf } from './control.ts'
import { StoredPicture } from './StoredPicture.tsx'

export const TextCell = ({ value }: CellProps) => <>{textOf(value)}</>

export const ChoiceCell = ({ field, value }: CellProps<'choice'>) => (
  <>{field.options[textOf(value)] ?? ''}</>
)

export const FlagCell = ({ field, value }: CellProps<'flag'>) => (
  <>{value === true ? field.label : ''}</>
)

export const DateTimeCell = ({ value }: CellProps<'dateTime'>) =>
  typeof value === 'string' ? toStamp(new Date(value)) : null

export const ImageCell = ({ value, assets }: CellProps<'image'>) =>
  typeof value === 'string' && value !== '' ? (
    <StoredPicture name={value} assets={assets} alt="" className="adm-thumb" />
  ) : null
