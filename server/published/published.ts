/** All that visitors may read, in memory: see `shelf.ts` for what must hold. */
import { createHash } from 'node:crypto'
import { type AnyCollection, listOrder } from '#contract/collection'
import { type StoredRecord, toWire, type WireRecord } from '#contract/record'
import { SETTINGS, type SnapshotRecord } from '#contract/snapshot'
import { isVisible } from '#contract/visibility'
import type { Repository } from '../mongo/repository'
import { isDeclared, settingAnswer, settingOrder } from './settingAnswer'
import { createShelf, type Shelf } from './shelf'
import { createSnapshots } from './snapshots'

interface PublishedParts {
  repository: Pick<Repository, 'served' | 'of' | 'settings' | 'observe' | 'snapshotStates'>
  now: () => Date
  /** Whether all that other processes wrote has been heard of; where not, the database is asked. */
  isCurrent: () => boolean
}

export type Published = ReturnType<typeof createPublished>

const isAsAsked = ({ values }: StoredRecord, filter: Readonly<Record<string, unknown>>) =>
  Object.entries(filter).every(([name, value]) => values[name] === value)

/** With another declaration the same revision is answered with other fields. */
const shapeOf = (served: readonly AnyCollection[]): string =>
  createHash('sha256')
    .update(JSON.stringify(served.map(({ name, fields }) => [name, fields])))
    .digest('hex')
    .slice(0, 32)

const sortable = ({ id, created_at, values }: StoredRecord) => ({ id, created_at, ...values })

/** Keeps what `repository` holds, from the first reading on, and follows what is written through it. */
export function createPublished({ repository, now, isCurrent }: PublishedParts) {
  const shelfOf = (collection: AnyCollection) => {
    const order = listOrder(collection)
    return createShelf<WireRecord>({
      load: () => repository.of(collection).list(),
      toWire: record => toWire(collection, record),
      order: (a, b) => order(sortable(a), sortable(b)),
      ...{ now, isCurrent },
    })
  }
  const { served } = repository
  const places = served.map(collection => ({ collection, shelf: shelfOf(collection) }))
  const ofRecords = new Map(places.map(({ collection, shelf }) => [collection.name, shelf]))
  const ofSettings = createShelf<SnapshotRecord>({
    load: () => repository.settings.list(),
    toWire: record => (isDeclared(record) ? settingAnswer(record) : {}),
    order: settingOrder,
    ...{ now, isCurrent },
  })
  const shelves = new Map<string, Shelf<unknown>>([...ofRecords, [SETTINGS, ofSettings]])
  const snapshots = createSnapshots({
    shape: shapeOf(served),
    shelves: [
      ...places.map(({ collection, shelf }) => ({
        name: collection.name,
        read: shelf.read,
        isSeen: ({ values }: StoredRecord, date: Date) => isVisible(collection, values, date),
      })),
      { name: SETTINGS, read: ofSettings.read, isSeen: isDeclared },
    ],
    states: repository.snapshotStates,
    now,
  })
  const storeOf = (name: string) => {
    const collection = served.find(each => each.name === name)
    return collection ? repository.of(collection) : repository.settings
  }

  repository.observe({
    wrote: (name, record, isLive) => shelves.get(name)?.wrote(record, isLive),
    doubted: name => shelves.get(name)?.doubt(),
  })

  /**
   * Hears that a record has, or had, this revision, and reads it, unless that is known. What is lower than
   * what is known is an echo, or the data went back to what it was. What is deleted, and was not seen, is
   * nobody's business.
   */
  async function heard(name: string, id: string, revision: number, isDeleted = false) {
    const shelf = shelves.get(name)
    const known = shelf?.revisionOf(id) ?? 0
    if (!shelf || known === revision || (isDeleted && !shelf.isLive(id))) return
    if (isDeleted && known < revision) return shelf.removed(id, revision)
    try {
      const record = await storeOf(name).find(id)
      if (record && record.revision >= known) shelf.wrote(record, true)
      else if (record || shelf.isLive(id) || known < revision) shelf.doubt()
    } catch {
      shelf.doubt()
    }
  }

  return {
    /** All of it at once, and what changed in it; see `snapshots.ts`. */
    snapshots,

    /** What a visitor may see now of a collection, in the order of its lists. */
    async visible(
      collection: AnyCollection,
      filter: Readonly<Record<string, unknown>> = {},
    ): Promise<WireRecord[]> {
      const all = (await ofRecords.get(collection.name)?.all()) ?? []
      return all
        .filter(
          ({ record }) => isVisible(collection, record.values, now()) && isAsAsked(record, filter),
        )
        .map(({ wire }) => wire)
    },

    /** All settings, in no particular order. */
    settings: async (): Promise<StoredRecord[]> =>
      (await ofSettings.all()).map(({ record }) => record),

    heard,

    /**
     * Hears of all records of a collection that are not deleted: no others are there any more.
     * @param revisions by id; none where nobody may see the newest yet
     */
    heardAll(name: string, revisions: ReadonlyMap<string, number | undefined>): void {
      const gone = [...(shelves.get(name)?.liveIds() ?? [])].filter(id => !revisions.has(id))
      for (const [id, revision] of revisions) if (revision) void heard(name, id, revision)
      for (const id of gone) void heard(name, id, Number.POSITIVE_INFINITY)
    },

    /** Another number after every change, and whenever there may have been one. */
    version: (): number => {
      let sum = 0
      for (const shelf of shelves.values()) sum += shelf.version()
      return sum
    },

    /** Hears that the database is another one by now, or none. */
    restartAll(): void {
      for (const shelf of shelves.values()) shelf.restart()
    },

    /** Hears that other processes may have written anything. */
    doubtAll(): void {
      for (const shelf of shelves.values()) shelf.doubt()
    },
  }
}
