/** All that visitors may read, in memory: see `readModel.ts` for what must hold. */
import { hash } from 'node:crypto'
import { answerOf, sourcesOf } from '#contract/answer.ts'
import type { AnyCall } from '#contract/calls/call.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { storedOrder, toWire } from '#contract/record.ts'
import { SETTINGS, type SnapshotRecord } from '#contract/snapshot.ts'
import { isVisible } from '#contract/visibility.ts'
import { isSameVersion, type RecordVersion } from '../records/recordVersion.ts'
import type { Repository } from '../records/repository.ts'
import { createReadModel, type ReadModel } from './readModel.ts'
import type { SeenReadModel } from './seenRecords.ts'
import { isDeclared, settingAnswer, settingOrder } from './settingAnswer.ts'
import { createSnapshots } from './snapshots.ts'

interface PublishedParts {
  repository: Pick<Repository, 'served' | 'of' | 'settings' | 'observe' | 'snapshotStates'>
  now: () => Date
  /** Whether all that other processes wrote has been heard of; where not, the database is asked. */
  isCurrent: () => boolean
}

export type Published = ReturnType<typeof createPublished>

/** With another declaration the same revision is answered with other fields. */
const shapeOf = (served: readonly AnyCollection[]): string =>
  hash('sha256', JSON.stringify(served.map(({ name, fields }) => [name, fields]))).slice(0, 32)

interface Place extends SeenReadModel {
  readonly readModel: ReadModel
}

/** Keeps what `repository` holds, from the first reading on, and follows what is written through it. */
export function createPublished({ repository, now, isCurrent }: PublishedParts) {
  const { served } = repository
  const ofCollections: Place[] = served.map(collection => ({
    name: collection.name,
    readModel: createReadModel({
      load: () => repository.of(collection).list(),
      toWire: record => toWire(collection, record),
      order: storedOrder(collection),
      now,
      isCurrent,
    }),
    isSeen: ({ values }, date) => isVisible(collection, values, date),
  }))
  const ofSettings: Place = {
    name: SETTINGS,
    readModel: createReadModel({
      load: () => repository.settings.list(),
      toWire: record => (isDeclared(record) ? settingAnswer(record) : {}),
      order: settingOrder,
      now,
      isCurrent,
    }),
    isSeen: isDeclared,
  }
  const places = new Map([...ofCollections, ofSettings].map(place => [place.name, place]))
  const snapshots = createSnapshots({
    shape: shapeOf(served),
    readModels: [...places.values()],
    states: repository.snapshotStates,
    now,
  })
  const storeOf = (name: string) => {
    const collection = served.find(each => each.name === name)
    return collection ? repository.of(collection) : repository.settings
  }

  repository.observe({
    onWrite: (name, record, isLive) => places.get(name)?.readModel.wrote(record, isLive),
    invalidate: name => places.get(name)?.readModel.doubt(),
  })

  /** What a visitor may see now of what has this name, in the order of its lists. */
  async function visible(name: string): Promise<[name: string, records: SnapshotRecord[]]> {
    const place = places.get(name)
    const all = (await place?.readModel.all()) ?? []
    const date = now()
    const seen = all.filter(({ record }) => place?.isSeen(record, date))
    return [name, seen.map(({ wire }) => wire)]
  }

  /**
   * Hears that a record is, or was, of this version, and reads it, unless that is known. What is lower than
   * what is known is an echo, or the data went back to what it was; and so it did where the same revision is of
   * another time. What is deleted, and was not seen, is nobody's business.
   */
  async function heard(name: string, id: string, version: RecordVersion, isDeleted = false) {
    const readModel = places.get(name)?.readModel
    if (!readModel || (isDeleted && !readModel.isLive(id))) return
    const known = readModel.versionOf(id)
    if (isSameVersion(known, version)) return
    if (isDeleted && known.revision < version.revision) return readModel.removed(id, version)
    try {
      const record = await storeOf(name).find(id)
      if (record && isSameVersion(record, known)) return
      if (record && record.revision > known.revision) readModel.wrote(record, true)
      else if (record || readModel.isLive(id) || known.revision < version.revision)
        readModel.doubt()
    } catch {
      readModel.doubt()
    }
  }

  return {
    /** All of it at once, and what changed in it; see `snapshots.ts`. */
    snapshots,

    /** What a call answers to a visitor now; see `answerOf`. */
    async answer(call: AnyCall, value?: string): Promise<unknown> {
      const lists = sourcesOf(call).map(({ name }) => visible(name))
      const found = new Map(await Promise.all(lists))
      return answerOf(call, value, ({ name }) => found.get(name) ?? [], now())
    },

    heard,

    /**
     * Hears of all records of a collection that are not deleted: no others are there any more.
     * @param versions by id; none where nobody may see the newest yet
     */
    heardAll(name: string, versions: ReadonlyMap<string, RecordVersion | undefined>): void {
      const gone = [...(places.get(name)?.readModel.liveIds() ?? [])].filter(
        id => !versions.has(id),
      )
      for (const [id, version] of versions) if (version) void heard(name, id, version)
      for (const id of gone) void heard(name, id, { revision: Number.POSITIVE_INFINITY })
    },

    /** Another number after every change, and whenever there may have been one. */
    version: (): number => {
      let sum = 0
      for (const { readModel } of places.values()) sum += readModel.version()
      return sum
    },

    /** Hears that the database is another one by now, or none. */
    restartAll(): void {
      for (const { readModel } of places.values()) readModel.restart()
    },

    /** Hears that other processes may have written anything. */
    doubtAll(): void {
      for (const { readModel } of places.values()) readModel.doubt()
    },
  }
}
