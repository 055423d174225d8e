/**
 * Which records visitors see now, kept up with the shelves step by step: a write costs what it changed,
 * and only a moment at which time itself changes something costs a look at all records of a collection.
 */
import { createHash } from 'node:crypto'
import type { StoredRecord } from '#contract/record'
import type { SnapshotRecord, SnapshotRecords } from '#contract/snapshot'
import type { Revisions } from '../mongo/snapshotStates'
import type { ShelfView } from './shelf'

/** A record of a collection, and its revision in some state; without one it was not there to be seen. */
export interface SeenChange {
  readonly of: string
  readonly id: string
  readonly revision: number | undefined
}

/** One collection's shelf, and which of its records visitors see. */
export interface SeenShelf {
  name: string
  read: () => Promise<ShelfView<SnapshotRecord>>
  isSeen: (record: StoredRecord, now: Date) => boolean
}

interface SeenRecord {
  readonly revision: number
  readonly wire: SnapshotRecord
}

interface Place {
  readonly shelf: SeenShelf
  readonly there: Map<string, SeenRecord>
  /** What was looked at: until which change, when, and until when that is right. */
  looked: { mark: number; time: number; until: number } | undefined
}

/** What can be seen; right until the next `await`. */
export interface Seen {
  find: (of: string, id: string) => SeenRecord | undefined
  all: () => SnapshotRecords
  revisions: () => Revisions
  count: number
  /** Names the revisions of all, whatever they came from. */
  digest: string
}

interface SeenParts {
  shelves: readonly SeenShelf[]
  now: () => Date
  /** Told of how each record was before it changed, in turn. */
  stepped: (before: SeenChange) => void
}

/** Digests are added up, so that one that changes costs one. */
const DIGEST_SPACE = 2n ** 128n

function digestOf(of: string, id: string, revision: number): bigint {
  const hex = createHash('sha256').update(`${of}/${id}/${revision}`).digest('hex')
  return BigInt(`0x${hex.slice(0, 32)}`)
}

const wireIn = (there: Place['there'], id: string): SnapshotRecord[] => {
  const record = there.get(id)
  return record ? [record.wire] : []
}

export function createSeenRecords({ shelves, now, stepped }: SeenParts) {
  const places = shelves.map((shelf): Place => ({ shelf, there: new Map(), looked: undefined }))
  const byName = new Map(places.map(place => [place.shelf.name, place]))
  let sum = 0n
  let count = 0

  function put(
    { there, shelf: { name } }: Place,
    id: string,
    record: SeenRecord | undefined,
  ): void {
    const before = there.get(id)
    if (record) there.set(id, record)
    else there.delete(id)
    if (before?.revision === record?.revision) return
    count += (record ? 1 : 0) - (before ? 1 : 0)
    if (before) sum -= digestOf(name, id, before.revision)
    if (record) sum += digestOf(name, id, record.revision)
    sum = (sum + DIGEST_SPACE) % DIGEST_SPACE
    stepped({ of: name, id, revision: before?.revision })
  }

  /** What may be otherwise by now; all where nobody knows. */
  function doubtful(place: Place, view: ShelfView<SnapshotRecord>, time: number): Iterable<string> {
    const { looked, there } = place
    const isInTime = looked && time >= looked.time && time < looked.until
    const changed = isInTime ? view.changedSince(looked.mark) : undefined
    return changed ?? new Set([...view.ids(), ...there.keys()])
  }

  function bringUp(place: Place, view: ShelfView<SnapshotRecord>, date: Date): void {
    const time = date.getTime()
    for (const id of doubtful(place, view, time)) {
      const shelved = view.record(id)
      const isSeen = shelved && place.shelf.isSeen(shelved.record, date)
      put(place, id, isSeen ? { revision: shelved.record.revision, wire: shelved.wire } : undefined)
    }
    place.looked = { mark: view.mark(), time, until: view.nextMoment(date) }
  }

  return {
    async look(): Promise<Seen> {
      const views = await Promise.all(places.map(({ shelf }) => shelf.read()))
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
          const lists = places.map(
            ({ shelf: { name }, there }, index): [string, SnapshotRecord[]] => {
              const inOrder = views[index]?.inOrder() ?? []
              return [name, inOrder.flatMap(({ record: { id } }) => wireIn(there, id))]
            },
          )
          return Object.fromEntries(lists)
        },
        revisions: () =>
          Object.fromEntries(
            places.map(({ shelf: { name }, there }) => [
              name,
              Object.fromEntries([...there].map(([id, { revision }]) => [id, revision])),
            ]),
          ),
      }
    },
  }
}
