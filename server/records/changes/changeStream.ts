/** What a replica set tells of the writes of all processes. */
import type { Connection, mongo } from 'mongoose'
import { IMPORTS } from '../imports/importStore.ts'
import type { RecordVersion } from '../recordVersion.ts'

/** Who waits for the next event is answered after this long even where there is none. */
const AWAIT_MS = 500

/** One that froze never answers; nobody else would say so. */
const SILENT_MS = 2_000

/** What a server without change streams says: `Location40573`, from a mongod and from the fallback. */
const NO_STREAMS = 40_573

const WRITES = ['insert', 'update', 'replace']

export interface Listener {
  /** A record is, or was, of this version. */
  heard: (collection: string, id: string, version: RecordVersion, isDeleted?: boolean) => unknown
  /**
   * These are all records of a collection that are not deleted, and the versions that they are of; none
   * where nobody may see the newest yet.
   */
  heardAll: (
    collection: string,
    versions: ReadonlyMap<string, RecordVersion | undefined>,
  ) => unknown
  /** Anything may have been written. */
  missed: () => void
  /** The same, and the database is another one by now, or none. */
  replaced: () => void
}

interface Kept extends Partial<RecordVersion> {
  updated_import?: string | null
  state?: unknown
  report?: unknown
}

interface Told extends mongo.Document {
  operationType: string
  ns?: { db: string; coll?: string }
  documentKey?: { _id: unknown }
  fullDocument?: Kept
  updateDescription?: { updatedFields?: Kept }
}

interface Following extends Pick<Listener, 'heard' | 'missed'> {
  connection: Connection
  collections: readonly string[]
  signal: AbortSignal
  /** Another number whenever the database may be another one. */
  age: () => number
  /** Called whenever all that was written until then has been told, by the database of that age. */
  alive: (at: number) => void
}

/** Whether this is what a server says that has no change streams. */
export const isWithoutStreams = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === NO_STREAMS

/** Tells until `signal` aborts; rejects where the stream breaks off, or cannot begin. */
export async function followStream(following: Following): Promise<void> {
  const { connection, collections, signal, missed, age, alive } = following
  const { db } = connection
  if (!db) throw new Error('no database is connected')
  const ours = { $match: { 'ns.coll': { $in: [...collections, IMPORTS] } } }
  const stream = db.watch<mongo.Document, Told>([ours], { maxAwaitTimeMS: AWAIT_MS })
  const close = () => void stream.close().catch(() => undefined)
  signal.addEventListener('abort', close, { once: true })
  try {
    let isOpen = false
    while (!signal.aborted) {
      const at = age()
      const asked = performance.now()
      const event = await inTime(stream.tryNext(), signal)
      // What lay in the line while this process slept says nothing of now.
      const isOfNow = performance.now() - asked < 2 * AWAIT_MS
      // What was written before it was listened to has been missed.
      if (!isOpen) missed()
      isOpen = true
      if (event) await tell(following, event)
      if (isOfNow) alive(at)
    }
  } finally {
    signal.removeEventListener('abort', close)
    // One that is frozen does not answer to this either.
    close()
  }
}

/** Rejects where it takes too long, or is not wanted any more. */
async function inTime<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  let giveUp = (): void => undefined
  const late = new Promise<never>((_, reject) => {
    giveUp = () => reject(new Error('the change stream is silent'))
  })
  const timer = setTimeout(giveUp, SILENT_MS)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}

async function tell({ heard, missed }: Following, event: Told): Promise<void> {
  const { operationType, ns, documentKey, fullDocument, updateDescription } = event
  const isWrite = WRITES.includes(operationType)
  const { revision, updated_at, updated_import, report, state } =
    fullDocument ?? updateDescription?.updatedFields ?? {}
  if (isWrite && ns?.coll === IMPORTS) {
    // It became whole, or was taken back, all at once.
    if (report || state === 'undone') missed()
  } else if (!isWrite || !ns?.coll || revision === undefined) missed()
  // Nobody may see what an import writes until it is whole.
  else if (!updated_import) await heard(ns.coll, String(documentKey?._id), { revision, updated_at })
}
