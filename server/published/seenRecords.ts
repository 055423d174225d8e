/**
 * Which records visitors see now, kept up with the read models step by step: a write costs what it changed,
 * and only a moment at which time itself changes something costs a look at all records of a collection.
 */
import { hash } from 'node:crypto'
import type { StoredRecord } from '#contract/record.ts'
import type { SnapshotRecord, SnapshotRecords } from '#contract/snapshot.ts'
import { versionName } from '../records/recordVersion.ts'
import type { Versions } from '../records/snapshotStates.ts'
import type { ReadModel, ReadModelView } from './readModel.ts'

/** A record of a collection, and its version in some state; without one it was not there to be seen. */
export interface SeenChange {
  readonly of: string
  readonly id: string
  readonly version: string | undefined
}

/** One collection's read model, and which of its records visitors see. */
export interface SeenReadModel {
  name: string
  readModel: Pick<ReadModel, 'read'>
  isSeen: (record: StoredRecord, now: Date) => boolean
}

interface SeenRecord {
  readonly version: string
  readonly wire: SnapshotRecord
}

interface Place extends SeenReadModel {
  readonly there: Map<string, SeenRecord>
  /** What was looked at: until which change, when, and until when that is right. */
  looked: { mark: number; time: number; until: number } | undefined
}

/** What can be seen; right until the next `await`. */
export interface Seen {
  find: (of: string, id: string) => SeenRecord | undefined
  all: () => SnapshotRecords
  versions: () => Versions
  count: number
  /** Names the versions of all, whatever they came from. */
  digest: string
}

interface SeenParts {
  readModels: readonly SeenReadModel[]
  now: () => Date
  /** Told of how each record was before it changed, in turn. */
  stepped: (before: SeenChange) => void
}

/** Digests are added up, so that one that changes costs one. */
const DIGEST_SPACE = 2n ** 128n

function digestOf(of: string, id: string, version: string): bigint {
  const hex = hash('sha256', `${of}/${id}/${version}`)
  return BigInt(`0x${hex.slice(0, 32)}`)
}

const wireIn = (there: Place['there'], id: string): SnapshotRecord[] => {
  const record = there.get(id)
  return record ? [record.wire] : []
}

export function createSeenRecords({ readModels, now, stepped }: SeenParts) {
  const places = readModels.map((each): Place => ({ ...each, there: new Map(), looked: undefined }))
  const byName = new Map(places.map(place => [place.name, place]))
  let sum = 0n
  let count = 0

  function put({ there, name }: Place, id: string, record: SeenRecord | undefined): void {
    const before = there.get(id)
    if (record) there.set(id, record)
    else there.delete(id)
    if (before?.version === record?.version) return
    count += (record ? 1 : 0) - (before ? 1 : 0)
    if (before) sum -= digestOf(name, id, before.version)
    if (record) sum += digestOf(name, id, record.version)
    sum = (sum + DIGEST_SPACE) % DIGEST_SPACE
    stepped({ of: name, id, version: before?.version })
  }

  /** What may be otherwise by now; all where nobody knows. */
  function doubtful(place: Place, view: ReadModelView, time: number): Iterable<string> {
    const { looked, there } = place
    const isInTime = looked && time >= looked.time && time < looked.until
    const changed = isInTime ? view.changedSince(looked.mark) : undefined
    return changed ?? new Set([...view.ids(), ...there.keys()])
  }

  function bringUp(place: Place, view: ReadModelView, date: Date): void {
    const time = date.getTime()
    for (const id of doubtful(place, view, time)) {
      const shelved = view.record(id)
      const isSeen = shelved && place.isSeen(shelved.record, date)
      put(
        place,
        id,
        isSeen ? { version: versionName(shelved.record), wire: shelved.wire } : undefined,
      )
    }
    place.looked = { mark: view.mark(), time, until: view.nextMoment(date) }
  }

  return {
    async look(): Promise<Seen> {
      const views = await Promise.all(places.map(({ readModel }) => readModel.read()))
      const date = now()
      for (const [index, place] of places.entries()) {
        const view = views[index]
        if (view) bringUp(place, view, date)
      }
      return {
        find: (of, id) => byName.get(of)?.there.get(id),
        count,
        digest: sum.toString(16).padStart(32, '0'),
        all: () => {
          const lists = places.map(({ name, there }, index): [string, SnapshotRecord[]] => {
            const inOrder = views[index]?.inOrder() ?? []
            return [name, inOrder.flatMap(({ record: { id } }) => wireIn(there, id))]
          })
          return Object.fromEntries(lists)
        },
        versions: () =>
          Object.fromEntries(
            places.map(({ name, there }) => [
              name,
              Object.fromEntries([...there].map(([id, { version }]) => [id, version])),
            ]),
          ),
      }
    },
  }
}
