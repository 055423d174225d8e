import type { ComponentType } from 'react'
import type { Field, FieldKind } from '#contract/field.ts'
import { fieldLook } from '#staffStyled/recipes'

/** What every control of a form is given. */
export interface ControlProps<K extends FieldKind = FieldKind> {
  field: Field<K>
  /** Of the element that the label names. */
  id: string
  /** As the record has it, or as it was typed so far. */
  value: unknown
  onChange: (value: unknown) => void
  isInvalid: boolean
  /** Where in the value something is wrong: `openingTime.0.days`. */
  faultyAt: readonly string[]
  /** The ids of the help and the fault. */
  describedBy: string | undefined
}

/** How one kind of field is written. */
export interface Control<K extends FieldKind = FieldKind> {
  Input: ComponentType<ControlProps<K>>
  /** The field that asks for a value where none may be taken as given. */
  asked?: (field: Field<K>) => Field
  /** Whether it takes the whole width of a form. */
  isWide?: boolean
  /** Whether what stands in it has headings: then its label is the one that they stand under. */
  hasHeadings?: boolean
  /** What was typed, as it travels. */
  toWire?: (typed: unknown, field: Field<K>) => unknown
}

/** The attributes that name and describe a control's one element. */
export const elementProps = ({ id, isInvalid, describedBy }: ControlProps) => ({
  id,
  className: fieldLook(),
  'aria-invalid': isInvalid,
  'aria-describedby': describedBy,
})

/** What stands in a field of text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Nothing typed is no value. */
export const orNull = (text: string): string | null => (text === '' ? null : text)
