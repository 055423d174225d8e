/**
 * What a kind of field says of itself. Where it leaves something out, the default stands with the function
 * that asks for it, in `index.ts`. Kinds know valibot, so no page that visitors open may load them: what
 * such a page asks stands in `search.ts`.
 */
import type * as v from 'valibot'
import type { Contact } from '../contact.ts'
import type { LanguagePage } from '../languagePage.ts'
import type { Cell } from './cell.ts'
import type { Group } from './group.ts'

/** What every field's declaration may say. */
export interface Common {
  /** Text under the control in the admin. */
  readonly help?: string
  /** The record cannot be without it; an omitted field with a default counts as given. */
  readonly required?: boolean
  /** Where a form shows it; what is usual for its kind, if not given. */
  readonly group?: Group
}

/** What is kept in the database for a value of any kind. */
export type Stored = string | number | boolean | Date | string[] | number[] | Contact | LanguagePage

/** A fragment of JSON Schema (2020-12, as OpenAPI 3.1 uses it). */
export type JsonSchema = Readonly<Record<string, unknown>>

/** What records of other collections are called, by id; or their ids, by what they are called. */
export type Names = ReadonlyMap<string, string>

/**
 * `schema` reads a given value (never null or absent) into what is stored; `answer` turns what is
 * stored back into what travels, so that `schema(answer(x))` always gives `x` again.
 * @template O what a declaration of this kind takes besides the label
 * @template W what a value is on the wire
 */
export interface Kind<O extends Common = Common, W = unknown> {
  schema(field: O): v.GenericSchema<unknown, Stored>
  json(field: O): JsonSchema
  /** Also of what an older version of the program has stored, which may break today's rules. */
  answer?(stored: Stored, field: O): W
  /** How the client writes a value, where that is not how it was answered. */
  written?(value: W): unknown
  /** What an optional field without a value is stored and answered as; `null` if not given. */
  empty?(field: O): Stored
  /** What is answered for a record that is older than its field; such a field is never `null`. */
  readonly absent?: W
  /** Whether a blank text is a wrong type, not an empty value. */
  readonly refusesBlank?: true
  /** What the parts of a value are called in messages. */
  readonly parts?: Readonly<Record<string, string>>
  /** A value as a person reads and types it; of rich text, its HTML. */
  asText?(value: W, field: O, titles: Names): string
  /** What a cell means; what means nothing is left as it is, for the server to name. */
  fromCell?(cell: Cell, field: O, ids: Names): unknown
  /** What a cell must say, where that is not what travels. */
  readonly cellRule?: string
  /** Whether the search of a list looks at its text. */
  readonly isSearched?: true
  /** Where a form shows such a field, if its declaration does not say. */
  readonly group?: Group
  /** Whether hardly anybody wants it to be the same in many records. */
  readonly isOwn?: true
  /** Whether a value is HTML, which may name pictures and addresses. */
  readonly isMarkup?: true
  /** The stored files that a value names. */
  files?(value: W): readonly string[]
  /** The address that a value is. */
  address?(value: W): string
  /** The few values that there are, each as text, with its label. */
  choices?(field: O): Readonly<Record<string, string>>
  /** The day of a value in Macau, `YYYY-MM-DD`. */
  day?(value: W): string
  /** The collection whose records it names. */
  refersTo?(field: O): string
}
