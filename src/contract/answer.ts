/**
 * What a call that visitors may make answers, over records in memory: those of the server's read models, and
 * those of the copy on a phone. So a page reads the same, whichever of the two it is made from.
 */
import type { AnyCall } from './calls/call.ts'
import { type AnyCollection, isUrgent } from './collection.ts'
import { type Course, courses, isOpen } from './collections/course.ts'
import { SETTINGS, type SnapshotRecord, snapshotId } from './snapshot.ts'

/** Records that are kept together: those of a collection, or the settings. */
export type Source = Pick<AnyCollection, 'name' | 'publishing' | 'order'>

/** The records of a source that whoever asks may see, in wire shape and in the order of its lists. */
export type ReadSource = (source: Source) => readonly SnapshotRecord[]

const settingSource: Source = { name: SETTINGS, publishing: false }

/** What a call reads: whoever has to fetch it does so before the call is answered. */
export const sourcesOf = ({ finds, collection }: AnyCall): readonly Source[] =>
  finds === 'open' ? Object.values(courses) : [collection ?? settingSource]

/**
 * @param value what ends the path or stands in the query
 * @returns what the call answers; `undefined` for a record that is not there, and for a call about
 * something else
 */
export function answerOf(
  { finds, collection, lookup }: AnyCall,
  value: string | undefined,
  read: ReadSource,
  now: Date,
): unknown {
  if (finds === undefined) return undefined
  if (finds === 'open') {
    const openOf = (course: Source) =>
      read(course).filter(record => isOpen(record as Pick<Course, 'deadline'>, now))
    return Object.fromEntries(
      Object.entries(courses).map(([kind, course]) => [kind, openOf(course)]),
    )
  }
  const records = read(collection ?? settingSource)
  const having = (field: string | undefined, wanted: unknown) =>
    records.filter(record => record[field ?? ''] === wanted)
  switch (finds) {
    case 'all':
      return records
    case 'one':
      return records.find(record => snapshotId(record) === value)
    case 'singled out':
      return having(collection?.singledOut, true)
    case 'any singled out':
      return having(collection?.singledOut, true).length > 0
    case 'urgent':
      return records.filter(record => isUrgent(collection ?? {}, record))
    case 'having': {
      const found = having(lookup?.field, value)
      return lookup?.answers === 'one' ? (found[0] ?? null) : found
    }
  }
}
