import type { Assets } from './asset.ts'
import {
  dateTime,
  type Field,
  type Fields,
  flag,
  type InputFields,
  type WireFields,
} from './field.ts'

/** The calls a collection may have; `calls` spells them. */
export type Verb = 'list' | 'listEnabled' | 'byId' | 'add' | 'modify' | 'sort' | 'delete'

/** A list or a record found by a field's value instead of the id. */
export interface Lookup {
  readonly field: string
  readonly from: 'query' | 'path'
  readonly answers: 'one' | 'many'
}

/** Two moments of a record, of which the last may not come before the first. */
export interface Sequence {
  readonly first: string
  readonly last: string
  /** Whether both may be the same. */
  readonly orSame: boolean
}

/** Where each record of a collection has its public page; `pages.ts` reads it. */
export interface Page {
  /** Its address: `{id}` stands for the record's id. */
  readonly path: `/${string}/{id}`
  /** The address of the entry of the site map that lists it: `{field}` stands for a field's value. */
  readonly entry: `/${string}`
  /** Other entries of the same page, for records of which a choice field has a certain value. */
  readonly variants?: readonly {
    readonly when: { readonly field: string; readonly is: string }
    readonly entry: `/${string}`
  }[]
  /** The feed of its records, or of those with certain values; its title is that of their entry. */
  readonly feed?: {
    readonly path: `/feeds/${string}`
    readonly of?: { readonly field: string; readonly is: string }
  }
}

interface Declaration<FS extends Fields = Fields> {
  /** `{Name}` in a call. */
  readonly name: string
  readonly label: string
  /** The field that names a record for a person. */
  readonly title: string
  readonly fields: FS
  readonly page?: Page
  /** The fields that visitors' lists show; a page carries no others of an answered list. */
  readonly shown?: readonly string[]
  readonly verbs: readonly Verb[]
  readonly lookups?: readonly Lookup[]
  /** A flag field whose records have `have…` and `get…` calls of their own. */
  readonly singledOut?: string
  /** Flag fields; a record with any of them is named on every page, and by a `getCurrent…` call. */
  readonly urgent?: readonly string[]
  /** Whether it has enabled, publish_at and unpublish_at. */
  readonly publishing: boolean
  /** Lists come by this field: `sort_number` ascending, `publish_time` newest first. */
  readonly order?: 'sort_number' | 'publish_time'
  /** What must come before what; a record without one of both has no order. */
  readonly sequences?: readonly Sequence[]
  /** Fields that a change always sends, changed or not. */
  readonly alwaysSent?: readonly string[]
  /** Fields that are another kind when a choice field has a certain value. */
  readonly variants?: readonly {
    readonly when: { readonly field: string; readonly is: string }
    readonly fields: Fields
  }[]
}

const publishingFields = {
  enabled: flag('啟用', { default: true, group: 'publishing' }),
  publish_at: dateTime('發佈時間', { defaultTime: '00:00:00.000', group: 'publishing' }),
  unpublish_at: dateTime('下架時間', { defaultTime: '00:00:00.000', group: 'publishing' }),
}

/** What disappears before it appears is never seen. */
const publishingSequence: Sequence = { first: 'publish_at', last: 'unpublish_at', orSame: false }

type FieldsOf<D extends Declaration> = D['publishing'] extends true
  ? D['fields'] & typeof publishingFields
  : D['fields']

/** Everything the rest of the house derives from: one collection, declared once. */
type Collection<D extends Declaration = Declaration> = Omit<D, 'fields' | 'sequences'> & {
  readonly fields: FieldsOf<D>
  readonly sequences: readonly Sequence[]
}

/** Declares a collection; publishing adds its three fields after the collection's own. */
export function defineCollection<const D extends Declaration>(declaration: D): Collection<D> {
  const fields = declaration.publishing
    ? { ...declaration.fields, ...publishingFields }
    : declaration.fields
  const sequences = [
    ...(declaration.sequences ?? []),
    ...(declaration.publishing ? [publishingSequence] : []),
  ]
  return { ...declaration, fields: fields as FieldsOf<D>, sequences }
}

/** A collection whose particular fields do not matter to the code at hand. */
export type AnyCollection = Collection

/** What the server computes; sent back, it is ignored. */
export interface Computed {
  /** 24 hexadecimal digits. */
  id: string
  /** 1, 2, 3 … */
  revision: number
  /** ISO 8601 with +08:00. */
  created_at: string
  updated_at: string
  assets: Assets
}

/** A record as every GET answers it. */
export type RecordOf<C extends { fields: Fields }> = Computed & WireFields<C['fields']>

/** What `add…` takes; the id may be the client's choice. */
export type InputOf<C extends { fields: Fields }> = InputFields<C['fields']> & { id?: string }

/** The fields that hold for a record with these values, variants applied. */
export function fieldsFor(
  collection: AnyCollection,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Field>> {
  const variant = collection.variants?.find(({ when }) => values[when.field] === when.is)
  return variant ? { ...collection.fields, ...variant.fields } : collection.fields
}

/** Whether a record has one of the flags by which every page names it. */
export const isUrgent = (
  { urgent }: Pick<Declaration, 'urgent'>,
  record: Readonly<Record<string, unknown>>,
): boolean => urgent?.some(flag => record[flag] === true) ?? false

type Sortable = Readonly<Record<string, unknown>>

const byNewest = (a: Sortable, b: Sortable): number =>
  compare(b.created_at, a.created_at) || compare(b.id, a.id)

function compare(a: unknown, b: unknown): number {
  const [left, right] = [a instanceof Date ? a.getTime() : a, b instanceof Date ? b.getTime() : b]
  if (left === right) return 0
  return (left as string) < (right as string) ? -1 : 1
}

/**
 * The order in which lists come: `sort_number` ascending (none: last), `publish_time` newest first;
 * ties, and collections with neither, newest first.
 */
export function listOrder({ order }: Pick<AnyCollection, 'order'>) {
  return (a: Sortable, b: Sortable): number => {
    if (order === 'publish_time') return compare(b.publish_time, a.publish_time) || byNewest(a, b)
    if (order !== 'sort_number') return byNewest(a, b)
    const [left, right] = [a.sort_number ?? null, b.sort_number ?? null]
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || byNewest(a, b)
    }
    return compare(left, right) || byNewest(a, b)
  }
}
