import type { Cursors } from '../cursors.ts'
import { type Doc, isDoc } from '../document.ts'
import { CommandError, notImplemented } from '../errors.ts'
import { compileFilter } from '../query/filter.ts'
import type { Catalog } from '../store/catalog.ts'
import type { CollectionStore, StoredRecord } from '../store/collectionStore.ts'
import type { CommitQueue } from '../store/commitQueue.ts'
import { UnitOfWork } from '../store/unitOfWork.ts'

export type Engine = { catalog: Catalog; queue: CommitQueue; cursors: Cursors }

/** A command as it came; its first field is its name and often names the collection. */
export type Call = { engine: Engine; database: string; body: Doc; connectionId: number }

export type Handler = (call: Call) => Doc | Promise<Doc>

/**
 * Runs a command that changes something. `work` checks and applies without ever waiting, so no
 * other command can come between its check and its change; the answer waits for the disk.
 */
export async function writing(call: Call, work: (unit: UnitOfWork) => Doc): Promise<Doc> {
  const unit = new UnitOfWork()
  let reply: Doc
  try {
    reply = work(unit)
  } catch (error) {
    unit.rollback()
    throw error
  }
  await call.engine.queue.commit(unit)
  return reply
}

/**
 * Runs a command that only reads. It may see what is not on the disk yet, so the result is given
 * out only when it is; if the disk refused, what was seen is gone and we read again.
 */
export async function reading<T>(call: Call, work: () => T): Promise<T> {
  for (;;) {
    const result = work()
    try {
      await call.engine.queue.commit(new UnitOfWork())
      return result
    } catch (error) {
      if (!(error instanceof CommandError) || error.codeName !== 'OutOfDiskSpace') throw error
    }
  }
}

/** The collection named by the command's first field. */
export function collectionName({ body }: Call): string {
  const name = Object.values(body)[0]
  if (typeof name === 'string' && name !== '') return name
  throw new CommandError('InvalidNamespace', 'collection name has invalid type or is empty')
}

/** The collection that a call is about, where it is there. */
export const collectionOf = (call: Call): CollectionStore | undefined =>
  call.engine.catalog.find(call.database, collectionName(call))

/** The same, made where it is not. */
export const createdCollection = (call: Call, unit: UnitOfWork): CollectionStore =>
  call.engine.catalog.findOrCreate(call.database, collectionName(call), unit)

/** A collection that is not there is empty; a mistake in the filter is one all the same. */
export function findIn(collection: CollectionStore | undefined, filter: Doc): StoredRecord[] {
  if (collection) return collection.find(filter)
  compileFilter(filter)
  return []
}

/** A part of a command that is a document; an empty one for whatever else stands there. */
export const optionalDoc = (value: unknown): Doc => (isDoc(value) ? value : {})

/** A part of a command that is a number of any type; `undefined` where it is left out. */
export const optionalNumber = (value: unknown): number | undefined =>
  value === undefined || value === null ? undefined : Number(value)

/** What would change the meaning of a command must not be ignored. */
export function refuseUnsupported(part: Doc, ...names: string[]): void {
  for (const name of names) {
    if (part[name] !== undefined) throw notImplemented(`the option '${name}'`)
  }
}
