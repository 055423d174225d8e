/** What an operation did: every revision that it made, and what was before each of them. */
import type { Connection } from 'mongoose'
import type { AnyCollection } from '#contract/collection.ts'
import { type OperationName, revisionName } from '#contract/operation.ts'
import type { StoredRecord } from '#contract/record.ts'
import { answering } from '../database/databaseFailure.ts'
import { type Document, toRecord } from './document.ts'
import type { History } from './history.ts'
import { revisionsOf, type StoredRevision } from './revisions.ts'
import type { Unfinished } from './unfinished.ts'

/** A revision that an operation made. */
export interface MadeRevision extends StoredRevision {
  collection: AnyCollection
  /** The record at the revision before; none where nothing is kept of it. */
  before: StoredRecord | undefined
}

interface Parts {
  connection: Connection
  history: History
  unfinished: Pick<Unfinished, 'all'>
  served: readonly AnyCollection[]
}

const markOf = ({
  of,
  mark,
}: Extract<OperationName, { mark: string }>): Readonly<Record<string, string>> =>
  of === 'edits' ? { updated_operation: mark } : { updated_import: mark }

export function createOperations({ connection, history, unfinished, served }: Parts) {
  /** The documents of the revisions that it made, by the name of their collection. */
  async function made(operation: OperationName): Promise<ReadonlyMap<string, readonly Document[]>> {
    if (operation.of === 'revision') {
      const { collection, record, revision } = operation
      if (!served.some(({ name }) => name === collection)) return new Map()
      const newest = await connection.model<Document>(collection).findById(record).lean<Document>()
      const isNewest = newest?.revision === revision
      const document = isNewest ? newest : await history.at(collection, record, revision)
      return new Map(document ? [[collection, [document as Document]]] : [])
    }
    const mark = markOf(operation)
    const newest = served.map(async ({ name }) => {
      const found = await connection.model<Document>(name).find(mark).lean<Document[]>()
      return [name, found] as const
    })
    const former = await history.madeBy(mark)
    const both = (await Promise.all(newest)).map(([name, found]) => {
      const kept = former.filter(({ of }) => of === name)
      return [name, [...kept.map(({ document }) => document as Document), ...found]] as const
    })
    return new Map(both)
  }

  async function ofCollection(collection: AnyCollection, documents: readonly Document[]) {
    const { name, fields } = collection
    const asRecord = (document: Document) => toRecord(document, Object.keys(fields))
    const wanted = documents.map(({ _id, revision }) => ({
      id: String(_id),
      revision: revision - 1,
    }))
    const former = new Map(
      ((await history.atAll(name, wanted)) as Document[]).map(each => [
        revisionName(name, String(each._id), each.revision + 1),
        asRecord(each),
      ]),
    )
    // One that was being replaced is kept beforehand, and may still be the newest.
    const once = new Map(
      documents.map(each => [revisionName(name, String(each._id), each.revision), each]),
    )
    return [...once].flatMap(([key, document]) =>
      revisionsOf([document], asRecord).map(
        (each): MadeRevision => ({ ...each, collection, before: former.get(key) }),
      ),
    )
  }

  /** Every revision that an operation made; none where nothing is kept of it. */
  return (operation: OperationName): Promise<MadeRevision[]> =>
    answering(async () => {
      const [documents, hidden] = [await made(operation), new Set(await unfinished.all())]
      const seen = ({ updated_import }: Document) => !hidden.has(updated_import ?? '')
      const all = served.map(collection =>
        ofCollection(collection, (documents.get(collection.name) ?? []).filter(seen)),
      )
      return (await Promise.all(all)).flat()
    })
}
