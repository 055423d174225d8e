/**
 * Looks at a database without change streams for what others wrote. What must always hold: the work of
 * one look is bounded by what was written lately, whatever lies there. So a look asks for what was
 * changed since the one before (others' clocks may differ a little), and for how many there are, as what
 * was taken out leaves no trace; and goes on a few records further on a walk through everything, for
 * what came in another way than by a write of a site.
 */
import type { Connection } from 'mongoose'
import { hiddenMark, IMPORTS, NOT_WHOLE, type StoredImport } from '../imports/importStore.ts'
import type { RecordVersion } from '../recordVersion.ts'
import type { Listener } from './changeStream.ts'
import { createLateChanges, type LateChanges, NOTED, type Noted } from './lateChanges.ts'

/** By how much the clocks of two processes may differ, and how long a write may take. */
const OVERLAP_MS = 60_000

/** Where more was changed lately, all of the collection is looked at. */
const MOST_CHANGED = 5_000

/** So many records further at each look. */
const STEP = 200

type Versions = Map<string, RecordVersion | undefined>

interface Parts {
  connection: Connection
  collections: readonly string[]
  listener: Pick<Listener, 'heard' | 'heardAll'>
}

export function createRevisionLooks({ connection, collections, listener }: Parts) {
  const counts = new Map<string, number>()
  const lateChanges = createLateChanges({ connection, collections, most: MOST_CHANGED })
  /** What was written before is read by whoever reads it first. */
  let since = Date.now()
  /** The imports whose records nobody may see yet. */
  let open = new Set<unknown>()
  let walk: AsyncGenerator<void> | undefined

  /** @returns whether what nobody could see may be seen now */
  async function lookAtImports(): Promise<boolean> {
    const projection = { state: 1 }
    const imports = connection.collection<StoredImport>(IMPORTS)
    const found = await imports.find(NOT_WHOLE as object, { projection }).toArray()
    const before = open
    open = new Set(found.map(hiddenMark))
    return [...before].some(each => !open.has(each))
  }

  const all = (name: string) =>
    connection.collection<Noted>(name).find({}, { projection: NOTED, batchSize: STEP })

  /** What can be seen of a collection, by id; an import that is not whole leaves the version open. */
  function noteLive(live: Versions, document: Noted): void {
    const { _id, deleted_at, updated_import } = document
    if (open.has(updated_import)) live.set(String(_id), undefined)
    else if (!deleted_at) live.set(String(_id), document)
  }

  /** All of a collection, a step at a time. */
  async function* through(name: string): AsyncGenerator<void> {
    const live: Versions = new Map()
    let seen = 0
    for await (const document of all(name)) {
      noteLive(live, document)
      seen += 1
      if (seen % STEP === 0) yield
    }
    listener.heardAll(name, live)
  }

  /** All of some small collections. */
  async function throughSmall(names: readonly string[]): Promise<void> {
    for (const [name, documents] of await lateChanges.allOf(names)) {
      const live: Versions = new Map()
      for (const document of documents) noteLive(live, document)
      listener.heardAll(name, live)
    }
  }

  async function* throughEverything(): AsyncGenerator<void> {
    let together: string[] = []
    let left = STEP
    for (const name of collections) {
      const count = counts.get(name) ?? 0
      if (count > STEP) {
        yield* through(name)
        yield
        continue
      }
      if (count > left) {
        await throughSmall(together)
        yield
        together = []
        left = STEP
      }
      together.push(name)
      left -= count
    }
    if (together.length > 0) await throughSmall(together)
  }

  async function lookAt(name: string, late: LateChanges, isAllOtherwise: boolean): Promise<void> {
    const { changed, count } = late
    const before = counts.get(name)
    counts.set(name, count)
    const isFewer = before !== undefined && count < before
    if (isFewer || isAllOtherwise || changed.length === MOST_CHANGED) {
      for await (const _ of through(name)) {
        // All of it at once.
      }
      return
    }
    for (const document of changed) {
      if (open.has(document.updated_import)) continue
      void listener.heard(name, String(document._id), document, Boolean(document.deleted_at))
    }
  }

  return {
    /** Makes what the looks rest on; to be called again where one was rejected, as a collection may be gone. */
    async prepare(): Promise<void> {
      for (const name of collections)
        await connection.collection(name).createIndex({ updated_at: 1 })
    },

    /** Tells all that was written until it was called. */
    async look(): Promise<void> {
      const began = Date.now()
      const isAllOtherwise = await lookAtImports()
      const changes = await lateChanges.since(new Date(since - OVERLAP_MS))
      for (const [name, late] of changes) await lookAt(name, late, isAllOtherwise)
      since = began
      walk ??= throughEverything()
      if ((await walk.next()).done) walk = undefined
    },

    /** Whatever was seen is of another time. */
    forget(): void {
      since = Date.now()
      counts.clear()
      walk = undefined
    },
  }
}
