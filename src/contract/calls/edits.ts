import * as v from 'valibot'
import type { AnyCollection, InputOf } from '../collection.ts'
import { recordSchema } from '../record.ts'
import { recordOf, ref, type Told, write, writeLittle } from './call.ts'
import { idSent, newIdSent, revision, unread } from './parts.ts'

type Values = Readonly<Record<string, unknown>>

/** What a record is made of; the collection's fields are read by their declarations. */
const draftOf = <C extends AnyCollection>({ name }: C) =>
  ({ ...ref(`${name}Draft`), entries: { id: newIdSent } }) as Told<
    InputOf<C>,
    Values & { id?: string }
  >

/** What changes in a record, or its draft. @param begun the revision that the edit began from */
export const changesOf = <C extends AnyCollection>(
  collection: C,
  begun: v.GenericSchema<unknown, number | undefined> = revision,
) =>
  ({
    json: () => ({
      ...recordSchema(collection, 'draft'),
      required: ['id'],
      description: '只需送出要修改的欄位；有revision時，只在它仍是最新時接受',
    }),
    entries: { id: idSent, revision: begun },
  }) as Told<
    Partial<InputOf<C>> & { id: string; revision?: number },
    Values & { id: string; revision?: number }
  >

/** The calls that change records of a collection. */
export const editCalls = <C extends AnyCollection>(collection: C) => {
  const [{ name }, record] = [collection, recordOf(collection)]
  const one = { collection, parameter: 'id' } as const
  return {
    add: write(`add${name}`, '新增', { collection, input: draftOf(collection), output: record }),
    modify: write(`modify${name}`, '修改', {
      collection,
      input: changesOf(collection),
      output: record,
    }),
    sort: writeLittle(`insert${name}SortNumber`, '排序', {
      collection,
      // The field's own declaration reads it; `null` takes the record out of the order.
      input: v.object({
        id: idSent,
        sort_number: unread<number | null>({ type: ['number', 'null'] }),
        revision,
      }),
      output: record,
    }),
    delete: write(`delete${name}ById`, '刪除', { ...one, method: 'GET', mayExpect: true }),
  }
}
