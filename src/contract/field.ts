/**
 * Field kinds and their builders. A declaration is plain data: every other statement about a field
 * (TypeScript types, validation, database type, form control, OpenAPI schema) is derived from it.
 * This file stays free of the validation library, so that public pages can read declarations
 * without downloading it; what a kind accepts stands in `fieldKind.ts`.
 */
import type { Contact } from './contact'

interface Common {
  /** Text under the control in the admin. */
  readonly help?: string
  /** The record cannot be without it; an omitted field with a default counts as given. */
  readonly required?: boolean
}

interface Bounded {
  readonly min?: number
  readonly max?: number
}

/** What each kind's builder takes besides the label. */
export interface FieldOptions {
  text: Common & { readonly unique?: boolean }
  longText: Common
  richText: Common
  /** `unit` follows the number wherever it is read. */
  number: Common & Bounded & { readonly integer?: boolean; readonly unit?: string }
  /** On the wire MOP with at most two decimals, stored as integer cents. */
  money: Common
  flag: Common & { readonly default: boolean }
  choice: Common & { readonly options: Readonly<Record<string, string>> }
  /** `YYYY-MM-DD`. */
  date: Common
  /** A moment; `defaultTime` (HH:mm:ss.SSS, Macau) completes a bare date. */
  dateTime: Common & { readonly defaultTime: string }
  /** `YYYY-MM-DD HH:mm:ss` in Macau: shown and sorted by, never compared with the clock. */
  stamp: Common & { readonly default?: 'now' }
  commaList: Common
  /** `answer` is how a GET spells it; a write may use either. */
  fileList: Common & { readonly holds: 'image' | 'file'; readonly answer: 'list' | 'text' }
  image: Common
  file: Common
  /** `web`: http(s) only; `site`: an address of this site; `any`: either. */
  link: Common & { readonly to: 'web' | 'site' | 'any'; readonly unique?: boolean }
  references: Common & { readonly collection: string }
  contact: Common
}

export type FieldKind = keyof FieldOptions

/** What each kind is on the wire. */
interface WireValue {
  text: string
  longText: string
  richText: string
  number: number
  money: number
  flag: boolean
  choice: string
  date: string
  dateTime: string
  stamp: string
  commaList: string
  fileList: string[]
  image: string
  file: string
  link: string
  references: string[]
  contact: Contact
}

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

export type Fields = Readonly<Record<string, Field>>

type Wire<F> = F extends { kind: 'choice'; options: infer O }
  ? keyof O & string
  : F extends { kind: 'fileList'; answer: 'text' }
    ? string
    : F extends { kind: infer K extends FieldKind }
      ? WireValue[K]
      : never

/** A draft may spell a file list either way. */
type Writable<F> = F extends { kind: 'fileList' } ? string | string[] : Wire<F>

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
export type DraftFields<FS extends Fields> = {
  [N in keyof FS as IsNeeded<FS[N]> extends true ? N : never]: Writable<FS[N]>
} & {
  [N in keyof FS as IsNeeded<FS[N]> extends true ? never : N]?: Writable<FS[N]> | null
}
