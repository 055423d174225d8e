/**
 * Fields and their builders. A declaration is plain data: every other statement about a field
 * (TypeScript types, validation, database type, form control, OpenAPI schema) is derived from it.
 * This file takes only types from the kinds, so that public pages can read declarations without
 * downloading the validation library.
 */
import type { Kind } from './kinds/kind.ts'
import type * as kinds from './kinds/table.ts'

type Kinds = typeof kinds

export type FieldKind = keyof Kinds

/** What each kind's builder takes besides the label. */
type FieldOptions = { [K in FieldKind]: Kinds[K] extends Kind<infer O, infer _> ? O : never }

/** What each kind is on the wire. */
export type WireValue = { [K in FieldKind]: Kinds[K] extends Kind<infer _, infer W> ? W : never }

/** One declared field; without a type argument, any field of any kind. */
export type Field<K extends FieldKind = FieldKind> = K extends FieldKind
  ? { readonly kind: K; readonly label: string } & FieldOptions[K]
  : never

const builder =
  <K extends FieldKind>(kind: K) =>
  <const O extends FieldOptions[K]>(label: string, options?: O) =>
    ({ kind, label, ...options }) as { readonly kind: K; readonly label: string } & O

export const text = builder('text')
export const longText = builder('longText')
export const richText = builder('richText')
export const number = builder('number')
export const money = builder('money')
export const flag = builder('flag')
export const choice = builder('choice')
export const date = builder('date')
export const dateTime = builder('dateTime')
export const stamp = builder('stamp')
export const commaList = builder('commaList')
export const fileList = builder('fileList')
export const image = builder('image')
export const file = builder('file')
export const link = builder('link')
export const references = builder('references')
export const contact = builder('contact')
export const languagePage = builder('languagePage')
export const weekdays = builder('weekdays')
export const clockTime = builder('clockTime')

export type Fields = Readonly<Record<string, Field>>

type Wire<F> = F extends { kind: 'choice'; options: infer O }
  ? keyof O & string
  : F extends { kind: 'fileList'; answer: infer A }
    ? A extends 'text'
      ? string
      : string[]
    : F extends { kind: infer K extends FieldKind }
      ? WireValue[K]
      : never

/** A draft may spell a file list either way. */
type Writable<F> = F extends { kind: 'fileList' } ? WireValue['fileList'] : Wire<F>

type IsGiven<F> = F extends { required: true } | { default: unknown } ? true : false
type IsNeeded<F> = F extends { required: true }
  ? F extends { default: unknown }
    ? false
    : true
  : false

/** What a GET answers for these fields: optional ones without a value are `null`. */
export type WireFields<FS extends Fields> = {
  [N in keyof FS]: IsGiven<FS[N]> extends true ? Wire<FS[N]> : Wire<FS[N]> | null
}

/** What `add…` takes for these fields; `modify…` takes any part of it. */
export type InputFields<FS extends Fields> = {
  [N in keyof FS as IsNeeded<FS[N]> extends true ? N : never]: Writable<FS[N]>
} & {
  [N in keyof FS as IsNeeded<FS[N]> extends true ? never : N]?: Writable<FS[N]> | null
}
