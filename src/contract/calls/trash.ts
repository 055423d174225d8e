/** What was: deleted records, which are kept for a while, and what records were. */
import type * as v from 'valibot'
import type { AnyCollection } from '../collection.ts'
import { deletion, revisionNotes } from '../revisionNotes.ts'
import { listOf, type Read, read, recordOf, type Shape, type Told, writeLittle } from './call.ts'

/** What has both shapes. */
export const both = <A extends Shape, B extends v.GenericSchema>(one: A, other: B) =>
  ({ json: { allOf: [one, other] } }) as Told<Read<A> & Read<B>>

export const trashCalls = <C extends AnyCollection>(collection: C) => {
  const [{ name }, record] = [collection, recordOf(collection)]
  const one = { collection, parameter: 'id' } as const
  return {
    listDeleted: read(`getDeleted${name}`, '已刪除的記錄', {
      collection,
      access: 'staff',
      output: listOf(both(record, deletion)),
    }),
    restore: writeLittle(`restore${name}ById`, '復原已刪除的記錄', { ...one, output: record }),
    listRevisions: read(`get${name}RevisionById`, '修訂紀錄', {
      ...one,
      access: 'staff',
      output: listOf(both(record, revisionNotes)),
    }),
    purge: writeLittle(`purge${name}ById`, '永久刪除', { ...one, access: 'administrator' }),
  }
}
