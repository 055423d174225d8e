/**
 * How each field kind is written, and how a list shows it. One of the three tables indexed by kind (with
 * the contract's and the database's): a new kind does not compile until all know it.
 */
import type { Field, FieldKind } from '#contract/field'
import { CommaListInput } from './CommaListInput'
import { ContactInput } from './ContactInput'
import { ChoiceCell, DateTimeCell, FlagCell, ImageCell, TextCell } from './cells'
import { ChoiceInput, FlagInput } from './choiceInputs'
import type { Control } from './control'
import { FileInput, FileListInput, ImageInput } from './fileInputs'
import { ReferencesInput } from './ReferencesInput'
import { RichTextInput } from './RichTextInput'
import { LinkInput, LongTextInput, NumberInput, numberToWire, TextInput } from './textInputs'
import {
  DateInput,
  DateTimeInput,
  dayToWire,
  momentToWire,
  StampInput,
  stampToWire,
} from './timeInputs'

const controls: { readonly [K in FieldKind]: Control<K> } = {
  text: { Input: TextInput, Cell: TextCell },
  longText: { Input: LongTextInput, isWide: true },
  richText: { Input: RichTextInput, isWide: true, hasHeadings: true },
  number: { Input: NumberInput, toWire: numberToWire },
  money: { Input: NumberInput, toWire: numberToWire },
  flag: { Input: FlagInput, Cell: FlagCell },
  choice: { Input: ChoiceInput, Cell: ChoiceCell },
  date: { Input: DateInput, toWire: dayToWire },
  dateTime: { Input: DateTimeInput, Cell: DateTimeCell, toWire: momentToWire },
  stamp: { Input: StampInput, Cell: TextCell, toWire: stampToWire },
  commaList: { Input: CommaListInput },
  fileList: { Input: FileListInput, isWide: true },
  image: { Input: ImageInput, Cell: ImageCell, isWide: true },
  file: { Input: FileInput, isWide: true },
  link: { Input: LinkInput, Cell: TextCell },
  references: { Input: ReferencesInput, isWide: true },
  contact: { Input: ContactInput, isWide: true },
}

/** The control of a field's own kind, with the pairing that TypeScript cannot see. */
export const controlOf = ({ kind }: Field): Control => controls[kind] as unknown as Control

/** A field's typed value as it travels. */
export const toWire = (field: Field, typed: unknown): unknown =>
  controlOf(field).toWire?.(typed, field) ?? typed ?? null
