/**
 * What a call says of itself, once: the route, the reading of its body, the types of client and handler and
 * the OpenAPI document follow. Visitors download the calls that they make, and with them what stands here:
 * nothing but types of valibot.
 */
import type * as v from 'valibot'
import type { AnyCollection, Lookup, RecordOf } from '../collection.ts'
import type { JsonSchema } from '../kinds/kind.ts'
import type { WireRecord } from '../record.ts'

/**
 * Told in JSON Schema, where valibot cannot say it or visitors would download it for nothing. As an input
 * it is read by its handler, but for the `entries`.
 * @template S what is sent
 * @template R what the handler gets to read of it
 */
export interface Told<S = unknown, R = S> {
  /** May hold further shapes. */
  readonly json: JsonSchema | (() => JsonSchema)
  readonly entries?: v.ObjectEntries
  /** Never there: the types alone. */
  readonly types?: { readonly sent: S; readonly read: R }
}

/** What a body or an answer looks like. */
export type Shape = Told | v.GenericSchema

/** The same of a body, whose parts are read by their schemas. */
type BodyShape = Told | (v.GenericSchema & { readonly entries: v.ObjectEntries })

/** What is sent in this shape. */
type Sent<S> = S extends { readonly types?: { readonly sent: infer T } }
  ? T
  : S extends v.GenericSchema
    ? v.InferInput<S>
    : unknown

/** What is read in it: of an input by the handler, of an answer by whoever asked. */
export type Read<S> = S extends { readonly types?: { readonly read: infer T } }
  ? T
  : S extends v.GenericSchema
    ? v.InferOutput<S>
    : unknown

/** `staff` needs a token, `administrator` that of an account with this role. */
type Access = 'visitor' | 'staff' | 'administrator'

interface Named {
  /** The last word of the path, unique: `getDegreeCourseById`. */
  readonly name: string
  /** What it does, in a few words. */
  readonly summary: string
}

interface Declared {
  /** The collection that it belongs to. */
  readonly collection?: AnyCollection
  readonly access?: Access
  /** The name of the value that ends the path, e.g. `id`. */
  readonly parameter?: string
  /** The name of the one value in the query string. */
  readonly query?: string
  /** Whether it may be asked without that value. */
  readonly isQueryOptional?: boolean
  /** Whether nothing on the way may keep its answer, whoever asks. */
  readonly isPrivate?: boolean
  /** How it is answered from records in memory; see `answer.ts`. */
  readonly finds?: 'all' | 'one' | 'singled out' | 'any singled out' | 'urgent' | 'having' | 'open'
  readonly lookup?: Lookup
  /** What `data` holds when it succeeds; `null` where it says nothing. */
  readonly output?: Shape
}

interface Writing extends Declared {
  readonly method?: 'GET'
  /** What a POST carries other than a record: a few short values, a form with files in the field `file`, or many rows. */
  readonly takes?: 'little' | 'files' | 'rows'
  /** Whether it may take longer than what is about one record. */
  readonly isLong?: boolean
  /** Whether `If-Match` may name the revision that it is meant for. */
  readonly mayExpect?: boolean
  readonly input?: BodyShape
}

/** Any call. */
export interface AnyCall extends Named, Omit<Writing, 'method'> {
  readonly method: 'GET' | 'POST'
  readonly access: Access
  /** Whether it changes what is stored: carries Idempotency-Key, is never cached or prefetched. */
  readonly effect: boolean
}

/** What a client sends with a call. */
export type Input<C extends AnyCall> = Sent<C['input']>

/** What its handler reads of that. */
export type InputRead<C extends AnyCall> = Read<C['input']>

/** What it answers. */
export type Output<C extends AnyCall> = C extends { readonly output: infer S }
  ? Read<S>
  : AnyCall extends C
    ? unknown
    : null

/** Declares a call that changes nothing; anybody may make it unless it says otherwise. */
export const read = <const D extends Declared>(name: string, summary: string, declared?: D) =>
  ({ name, summary, method: 'GET', access: 'visitor', effect: false, ...declared }) as Named &
    D & { readonly method: 'GET'; readonly access: Access; readonly effect: false }

/** Declares a call that changes something; staff may make it unless it says otherwise. */
export const write = <const D extends Writing>(name: string, summary: string, declared?: D) =>
  ({ name, summary, method: 'POST', access: 'staff', effect: true, ...declared }) as Named &
    D & { readonly method: 'GET' | 'POST'; readonly access: Access; readonly effect: true }

/** Declares one that a few short values are sent to. */
export const writeLittle = <const D extends Writing>(name: string, summary: string, declared?: D) =>
  write(name, summary, { ...(declared as D), takes: 'little' })

/** What stands in the OpenAPI document under this name. */
export const ref = <T>(name: string): Told<T> => ({
  json: { $ref: `#/components/schemas/${name}` },
})

/** A list of what has a shape. */
export const listOf = <S extends Shape>(items: S): Told<Read<S>[]> => ({
  json: { type: 'array', items },
})

/** A record of a collection as it is answered. */
export type WireOf<C extends AnyCollection> = AnyCollection['fields'] extends C['fields']
  ? WireRecord
  : RecordOf<C>

/** A record of a collection. */
export const recordOf = <C extends AnyCollection>({ name }: C) => ref<WireOf<C>>(name)

/** The path as documents and routers spell it: `/api/getBlogById/{id}`, `/api/getBlogByUrl/`. */
export function pathTemplate({ name, parameter, query, isQueryOptional }: AnyCall): string {
  return `/api/${name}${parameter ? `/{${parameter}}` : query && !isQueryOptional ? '/' : ''}`
}

/** The address a client asks: `/api/getBlogById/65…`, `/api/getBlogByUrl/?url=%2Fabout`. */
export function callAddress(call: AnyCall, value?: string): string {
  const { name, parameter, query, isQueryOptional } = call
  if (value === undefined) {
    if (parameter || (query && !isQueryOptional)) throw new Error(`${name} needs a value`)
    return `/api/${name}`
  }
  if (parameter) return `/api/${name}/${encodeURIComponent(value)}`
  if (query) return `/api/${name}/?${query}=${encodeURIComponent(value)}`
  return `/api/${name}`
}
