/**
 * The live records of one collection, in memory and in the order of its lists, so that visitors are
 * answered without asking the database. What must always hold: of two states of a record the one with
 * the higher revision is kept, in whatever order they are heard of; and where a write may have been
 * missed, or the data went back to what it was, everything is read anew before anybody is answered again.
 */
import type { StoredRecord } from '#contract/record'
import { noteReading, type Source } from './basis'

/** A record beside how it travels. */
export interface Shelved<Wire> {
  readonly record: StoredRecord
  readonly wire: Wire
}

interface ShelfParts<Wire> {
  /** All live records, from the database. */
  load: () => Promise<readonly StoredRecord[]>
  toWire: (record: StoredRecord) => Wire
  order: (a: StoredRecord, b: StoredRecord) => number
  now: () => Date
  /** Whether nothing was written that was not heard of, as far as one can know. */
  isCurrent: () => boolean
}

/** A state of a record; a deleted one has no content. */
interface State<Wire> {
  id: string
  revision: number
  kept?: Shelved<Wire>
}

export type Shelf<Wire> = ReturnType<typeof createShelf<Wire>>

export function createShelf<Wire>({ load, toWire, order, now, isCurrent }: ShelfParts<Wire>) {
  let states = new Map<string, State<Wire>>()
  let sorted: readonly Shelved<Wire>[] | undefined
  let next: { after: number; at: number } | undefined
  let version = 0
  /** What is on the shelf is whole where these two agree. */
  let doubts = 1
  let settled = 0
  let loading: Promise<void> | undefined
  /** What is heard while the database is being read. */
  let heard: State<Wire>[] | undefined

  const changed = () => {
    version += 1
    sorted = undefined
    next = undefined
  }

  function doubt(): void {
    doubts += 1
    changed()
  }

  const stateOf = (record: StoredRecord): State<Wire> => {
    const { id, revision } = record
    return { id, revision, kept: { record, wire: toWire(record) } }
  }

  function put(state: State<Wire>): void {
    heard?.push(state)
    if ((states.get(state.id)?.revision ?? 0) >= state.revision) return
    states.set(state.id, state)
    changed()
  }

  async function reload(): Promise<void> {
    while (settled !== doubts) {
      const at = doubts
      heard = []
      try {
        const found = await load()
        const meanwhile = heard
        states = new Map(found.map(record => [record.id, stateOf(record)]))
        heard = undefined
        changed()
        for (const state of meanwhile) put(state)
        settled = at
      } finally {
        heard = undefined
      }
    }
  }

  const source: Source = {
    get version() {
      if (!isCurrent()) doubt()
      return version
    },
    nextMoment(date) {
      const time = date.getTime()
      if (!next || time < next.after || time >= next.at) {
        const moments = [...states.values()].flatMap(({ kept }) => datesOf(kept?.record))
        next = { after: time, at: Math.min(...moments.filter(moment => moment > time)) }
      }
      return next.at
    },
  }

  return {
    /** A record as it was written, or that it was deleted. */
    wrote: (record: StoredRecord, isLive: boolean): void =>
      put(isLive ? stateOf(record) : { id: record.id, revision: record.revision }),

    /** Something may have been written that was not heard of. */
    doubt,

    /** Another number after every change, and whenever there may have been one. */
    version: (): number => source.version,

    /** The newest revision of a record that was heard of; 0 where there is none. */
    revisionOf: (id: string): number => states.get(id)?.revision ?? 0,

    isLive: (id: string): boolean => states.get(id)?.kept !== undefined,

    liveIds: (): string[] => [...states.values()].flatMap(({ id, kept }) => (kept ? [id] : [])),

    /** All live records in the order of lists. Not to be changed: everybody gets the same. */
    async all(): Promise<readonly Shelved<Wire>[]> {
      // Noted is only what is whole: a doubt may have come while it was waited for.
      if (!isCurrent()) doubt()
      while (settled !== doubts) {
        loading ??= reload().finally(() => {
          loading = undefined
        })
        await loading
      }
      noteReading(source, now())
      sorted ??= [...states.values()]
        .flatMap(({ kept }) => kept ?? [])
        .sort((a, b) => order(a.record, b.record))
      return sorted
    },
  }
}

const datesOf = (record: StoredRecord | undefined): number[] =>
  Object.values(record?.values ?? {}).flatMap(value =>
    value instanceof Date ? value.getTime() : [],
  )
