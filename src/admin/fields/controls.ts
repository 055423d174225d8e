/** How each field kind is written, and how a list shows it: what tells records apart at a glance comes first. */
import type { Field, FieldKind } from '#contract/field.ts'
import { CommaListInput } from './CommaListInput.tsx'
import { ContactInput } from './ContactInput.tsx'
import {
  ChoiceCell,
  CommaListCell,
  DateTimeCell,
  DayCell,
  FlagCell,
  ImageCell,
  NumberCell,
  TextCell,
} from './cells.tsx'
import { ChoiceInput, FlagInput, flagToWire, yesOrNo } from './choiceInputs.tsx'
import type { Control } from './control.ts'
import { RichTextInput } from './Editor.tsx'
import { FileInput, FileListInput } from './fileInputs.tsx'
import { ReferencesInput } from './ReferencesInput.tsx'
import { LinkInput, LongTextInput, NumberInput, numberToWire, TextInput } from './textInputs.tsx'
import {
  DateInput,
  DateTimeInput,
  dayToWire,
  momentToWire,
  StampInput,
  stampToWire,
} from './timeInputs.tsx'

const controls: { readonly [K in FieldKind]: Control<K> } = {
  text: { Input: TextInput, Cell: TextCell, column: 4 },
  longText: { Input: LongTextInput, isWide: true },
  richText: { Input: RichTextInput, isWide: true, hasHeadings: true },
  number: { Input: NumberInput, Cell: NumberCell, toWire: numberToWire },
  money: { Input: NumberInput, Cell: NumberCell, toWire: numberToWire },
  flag: {
    Input: FlagInput,
    Cell: FlagCell,
    column: 5,
    isLabelled: true,
    asked: yesOrNo,
    toWire: flagToWire,
  },
  choice: { Input: ChoiceInput, Cell: ChoiceCell, column: 1 },
  date: { Input: DateInput, Cell: DayCell, toWire: dayToWire },
  dateTime: { Input: DateTimeInput, Cell: DateTimeCell, column: 3, toWire: momentToWire },
  stamp: { Input: StampInput, Cell: DayCell, column: 2, toWire: stampToWire },
  commaList: { Input: CommaListInput, Cell: CommaListCell },
  fileList: { Input: FileListInput, isWide: true },
  image: { Input: FileInput, Cell: ImageCell, column: 'picture', isWide: true },
  file: { Input: FileInput, isWide: true },
  link: { Input: LinkInput, Cell: TextCell, column: 6 },
  references: { Input: ReferencesInput, isWide: true },
  contact: { Input: ContactInput, isWide: true },
}

/** The control of a field's own kind, with the pairing that TypeScript cannot see. */
export const controlOf = ({ kind }: Field): Control => controls[kind] as unknown as Control

/** A field's typed value as it travels. */
export const typedValue = (field: Field, typed: unknown): unknown =>
  controlOf(field).toWire?.(typed, field) ?? typed ?? null
