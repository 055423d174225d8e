/** How records are read. Visitors download this file with the pages; what the frame asks is in `flagged.ts`. */
import type { AnyCollection, Lookup } from '../collection.ts'
import type { CourseKind, courses } from '../collections/course.ts'
import { listOf, read, recordOf, type Told, type WireOf } from './call.ts'
import { capitalise, labelIn } from './naming.ts'

/** The calls for the records of a collection. */
export const recordCalls = <C extends AnyCollection>(collection: C) => {
  const [{ name }, record] = [collection, recordOf(collection)]
  const one = { collection, parameter: 'id' } as const
  return {
    list: read(`get${name}`, '所有記錄', { collection, finds: 'all', output: listOf(record) }),
    listEnabled: read(`getEnable${name}`, '公開的記錄', {
      collection,
      finds: 'all',
      output: listOf(record),
    }),
    byId: read(`get${name}ById`, '一項記錄', { ...one, finds: 'one', output: record }),
  }
}

/** The call for all records of a collection that visitors see. */
export const visibleListCall = <C extends AnyCollection>(collection: C) =>
  recordCalls(collection)[collection.verbs.includes('listEnabled') ? 'listEnabled' : 'list']

type LookupsOf<C extends AnyCollection> = NonNullable<C['lookups']>[number]

type Found<C extends AnyCollection, F> =
  Extract<LookupsOf<C>, { readonly field: F }> extends { readonly answers: 'one' }
    ? WireOf<C> | null
    : WireOf<C>[]

/** The call that finds records of a collection by the value of a field. */
export function lookupCall<C extends AnyCollection, const F extends LookupsOf<C>['field']>(
  collection: C,
  field: F,
) {
  const lookup = collection.lookups?.find(each => each.field === field) as Lookup
  const record = recordOf(collection)
  const shape =
    lookup.answers === 'one' ? { json: { anyOf: [record, { type: 'null' }] } } : listOf(record)
  return read(`get${collection.name}By${capitalise(field)}`, `按${labelIn(collection, field)}`, {
    collection,
    lookup,
    ...{ [lookup.from === 'query' ? 'query' : 'parameter']: field },
    finds: 'having',
    output: shape as Told<Found<C, F>>,
  })
}

/** The open courses of every kind. */
export const openCoursesCall = read('getCurrentOpenCourse', '現正招生課程', {
  finds: 'open',
  output: { json: { type: 'object', additionalProperties: { type: 'array' } } } as Told<
    Record<CourseKind, WireOf<(typeof courses)[CourseKind]>[]>
  >,
})
