/** How each field kind is written. */
import { lazy } from 'react'
import type { Field, FieldKind } from '#contract/field.ts'
import { CommaListInput } from './CommaListInput.tsx'
import { ChoiceInput, FlagInput, flagToWire, yesOrNo } from './choiceInputs.tsx'
import type { Control } from './control.ts'
import { RichTextInput } from './Editor.tsx'
import { FileInput, FileListInput } from './fileInputs.tsx'
import { ReferencesInput } from './ReferencesInput.tsx'
import { LinkInput, LongTextInput, NumberInput, TextInput } from './textInputs.tsx'
import {
  ClockTimeInput,
  clockToWire,
  DateInput,
  DateTimeInput,
  dayToWire,
  momentToWire,
  StampInput,
  stampToWire,
} from './timeInputs.tsx'
import { numberToWire } from './typedNumber.ts'
import { WeekdaysInput } from './WeekdaysInput.tsx'

// One page has them, of all that have forms.
const ContactInput = lazy(() => import('./ContactInput.tsx'))
const LanguagePageInput = lazy(() => import('./LanguagePageInput.tsx'))

const controls: { readonly [K in FieldKind]: Control<K> } = {
  text: { Input: TextInput },
  longText: { Input: LongTextInput, isWide: true },
  richText: { Input: RichTextInput, isWide: true, hasHeadings: true },
  number: { Input: NumberInput, toWire: numberToWire },
  money: { Input: NumberInput, toWire: numberToWire },
  flag: {
    Input: FlagInput,

    asked: yesOrNo,
    toWire: flagToWire,
  },
  choice: { Input: ChoiceInput },
  date: { Input: DateInput, toWire: dayToWire },
  dateTime: { Input: DateTimeInput, toWire: momentToWire },
  stamp: { Input: StampInput, toWire: stampToWire },
  commaList: { Input: CommaListInput },
  fileList: { Input: FileListInput, isWide: true },
  image: { Input: FileInput, isWide: true },
  file: { Input: FileInput, isWide: true },
  link: { Input: LinkInput },
  references: { Input: ReferencesInput, isWide: true },
  contact: { Input: ContactInput, isWide: true },
  languagePage: { Input: LanguagePageInput, isWide: true },
  weekdays: { Input: WeekdaysInput },
  clockTime: { Input: ClockTimeInput, toWire: clockToWire },
}

/** The control of a field's own kind, with the pairing that TypeScript cannot see. */
export const controlOf = ({ kind }: Field): Control => controls[kind] as unknown as Control

/** A field's typed value as it travels. */
export const typedValue = (field: Field, typed: unknown): unknown =>
  controlOf(field).toWire?.(typed, field) ?? typed ?? null
