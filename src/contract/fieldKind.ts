/**
 * What each field kind accepts, keeps and answers. One of the three tables indexed by kind (with
 * the database's `schemaOf` and the admin's controls): a new kind does not compile until all know it.
 *
 * `schema` reads a given value (never null or absent) into what is stored; `answer` turns what is
 * stored back into what travels, so that `schema(answer(x))` always gives `x` again.
 */
import * as v from 'valibot'
import { FILE_LIST_SEPARATOR, splitCommaList, splitFileList } from './asset'
import { safeLine, safeLines, safeMarkup } from './characters'
import type { Contact } from './contact'
import { contactDetails, legibleContact } from './contactRules'
import type { Field, FieldKind } from './field'
import {
  fileName,
  htmlText,
  LIMITS,
  lineOfText,
  linesOfText,
  linkTo,
  listOf,
  textThat,
} from './textRules'
import { isDate, isStamp, parseMoment, toIso } from './time'

/** What is kept in the database for a value of any kind. */
export type Stored = string | number | boolean | Date | string[] | Contact

/** A fragment of JSON Schema (2020-12, as OpenAPI 3.1 uses it). */
export type JsonSchema = Readonly<Record<string, unknown>>

interface KindRules<K extends FieldKind> {
  schema(field: Field<K>): v.GenericSchema<unknown, Stored>
  /** What an optional field without a value is stored and answered as; `null` if not given. */
  readonly empty?: readonly never[]
  /** What is answered for a record that is older than its field, where that is not the same. */
  readonly absent?: unknown
  /** Also of what an older version of the program has stored, which may break today's rules. */
  answer?(stored: Stored, field: Field<K>): unknown
  /** How the client writes a value, where that is not how it was answered. */
  written?(value: unknown): unknown
  json(field: Field<K>): JsonSchema
}

const finiteNumber = () => v.pipe(v.number('必須是數字'), v.finite('必須是有限的數字'))

const hasAtMostTwoDecimals = (amount: number): boolean => /^\d+(\.\d{1,2})?$/.test(String(amount))

const lineJson = { type: 'string', maxLength: LIMITS.text } as const
const nameJson = { ...lineJson, description: '檔案名稱' } as const
const idPattern = '^[0-9a-f]{24}$'

const nameList = () =>
  v.pipe(
    v.unknown(),
    v.transform(value => (typeof value === 'string' ? splitFileList(value) : value)),
    listOf(fileName()),
  )

export const fieldKinds: { readonly [K in FieldKind]: KindRules<K> } = {
  text: { schema: lineOfText, answer: stored => safeLine(String(stored)), json: () => lineJson },
  longText: {
    schema: linesOfText,
    answer: stored => safeLines(String(stored)),
    json: () => ({ type: 'string', maxLength: LIMITS.longText }),
  },
  richText: {
    schema: htmlText,
    answer: stored => safeMarkup(String(stored)),
    json: () => ({ type: 'string', contentMediaType: 'text/html' }),
  },
  number: {
    schema: ({ min = -Infinity, max = Infinity, integer }) =>
      v.pipe(
        finiteNumber(),
        v.minValue(min, `不可小於${min}`),
        v.maxValue(max, `不可大於${max}`),
        v.check(value => !integer || Number.isSafeInteger(value), '必須是整數'),
      ),
    json: ({ min, max, integer }) => ({
      type: integer ? 'integer' : 'number',
      ...(min === undefined ? {} : { minimum: min }),
      ...(max === undefined ? {} : { maximum: max }),
    }),
  },
  money: {
    schema: () =>
      v.pipe(
        finiteNumber(),
        v.minValue(0, '不可小於0'),
        v.maxValue(1e9, '金額太大'),
        v.check(hasAtMostTwoDecimals, '最多兩位小數'),
        v.transform(amount => Math.round(amount * 100)),
      ),
    answer: cents => Number(cents) / 100,
    json: () => ({ type: 'number', minimum: 0, multipleOf: 0.01, description: 'MOP' }),
  },
  flag: {
    schema: () => v.boolean('必須是true或false'),
    // Nobody has said so yet.
    absent: false,
    json: () => ({ type: 'boolean' }),
  },
  choice: {
    schema: ({ options }) => v.picklist(Object.keys(options), '不是可選的項目'),
    json: ({ options }) => ({ type: 'string', enum: Object.keys(options) }),
  },
  date: {
    schema: () => textThat(isDate, '必須是YYYY-MM-DD的日期'),
    json: () => ({ type: 'string', format: 'date' }),
  },
  dateTime: {
    schema: ({ defaultTime }) =>
      v.pipe(
        textThat(text => parseMoment(text, defaultTime) !== undefined, '必須是正確的日期時間'),
        v.transform(text => parseMoment(text, defaultTime) ?? new Date(Number.NaN)),
      ),
    answer: stored => toIso(stored as Date),
    json: () => ({ type: 'string', format: 'date-time' }),
  },
  stamp: {
    schema: () => textThat(isStamp, '必須是YYYY-MM-DD HH:mm:ss的日期時間'),
    json: () => ({ type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$' }),
  },
  commaList: {
    schema: () =>
      v.pipe(
        v.string('必須是文字'),
        v.transform((text): unknown => splitCommaList(text)),
        listOf(lineOfText()),
        // One of control characters alone is none.
        v.transform(entries => entries.filter(entry => entry !== '').join(',')),
      ),
    answer: stored => splitCommaList(safeLine(String(stored))).join(','),
    json: () => ({ type: 'string', description: '以逗號分隔' }),
  },
  fileList: {
    schema: ({ answer }) =>
      answer === 'list'
        ? nameList()
        : v.pipe(
            nameList(),
            v.transform(names => names.join(FILE_LIST_SEPARATOR)),
          ),
    empty: [],
    written: value => (Array.isArray(value) ? value.join(FILE_LIST_SEPARATOR) : value),
    json: ({ answer }) =>
      answer === 'list'
        ? { type: 'array', items: nameJson, maxItems: LIMITS.listEntries }
        : { type: 'string', description: `以${FILE_LIST_SEPARATOR}分隔的檔案名稱` },
  },
  image: { schema: fileName, json: () => nameJson },
  file: { schema: fileName, json: () => nameJson },
  link: {
    schema: ({ to }) => linkTo(to),
    json: () => ({ type: 'string', maxLength: LIMITS.link, format: 'uri-reference' }),
  },
  references: {
    schema: () =>
      listOf(
        v.pipe(
          v.string('必須是編號清單'),
          v.toLowerCase(),
          v.regex(new RegExp(idPattern), '編號必須是24個十六進制數字'),
        ),
      ),
    empty: [],
    json: () => ({
      type: 'array',
      items: { type: 'string', pattern: idPattern },
      maxItems: LIMITS.listEntries,
    }),
  },
  contact: {
    schema: contactDetails,
    answer: stored => legibleContact(stored as Contact),
    json: () => ({ type: 'object' }),
  },
}

/** The rules of a field's own kind, with the pairing of kind and field that TypeScript cannot see. */
const rulesOf = (field: Field) => fieldKinds[field.kind] as unknown as KindRules<FieldKind>

/** To make one takes longer than to use it, and an import uses each thousands of times. */
const schemas = new WeakMap<Field, v.GenericSchema<unknown, Stored>>()

/** The schema that reads a value given for the field. */
export function schemaOf(field: Field): v.GenericSchema<unknown, Stored> {
  const known = schemas.get(field)
  if (known) return known
  const schema = rulesOf(field).schema(field)
  schemas.set(field, schema)
  return schema
}

/** What the field is stored as when it has no value. */
export const emptyOf = (field: Field): null | string[] => (rulesOf(field).empty ? [] : null)

/** What a GET answers for what is stored. */
export function answerOf(field: Field, stored: unknown): unknown {
  if (stored === null || stored === undefined) return rulesOf(field).absent ?? emptyOf(field)
  return rulesOf(field).answer?.(stored as Stored, field) ?? stored
}

/** A value as the client writes it. */
export const writtenOf = (field: Field, value: unknown): unknown =>
  rulesOf(field).written?.(value) ?? value

/** The field's values on the wire, for the OpenAPI document. */
export const jsonSchemaOf = (field: Field): JsonSchema => ({
  ...rulesOf(field).json(field),
  title: field.label,
})
