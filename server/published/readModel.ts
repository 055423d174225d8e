/**
 * The live records of one collection, in memory and in the order of its lists, so that visitors are
 * answered without asking the database. What must always hold: of two states of a record the one with
 * the higher revision is kept, in whatever order they are heard of; and where a write may have been
 * missed, or the data went back to what it was, everything is read anew before anybody is answered again.
 */
import type { StoredRecord } from '#contract/record.ts'
import type { SnapshotRecord } from '#contract/snapshot.ts'
import { answering } from '../database/databaseFailure.ts'
import { isSameVersion, type RecordVersion } from '../records/recordVersion.ts'
import { noteDependency, type Source } from './dependencies.ts'

/** A record beside how it travels. */
interface ReadRecord {
  readonly record: StoredRecord
  readonly wire: SnapshotRecord
}

interface ReadModelParts {
  /** All live records, from the database. */
  load: () => Promise<readonly StoredRecord[]>
  toWire: (record: StoredRecord) => SnapshotRecord
  order: (a: StoredRecord, b: StoredRecord) => number
  now: () => Date
  /** Whether nothing was written that was not heard of, as far as one can know. */
  isCurrent: () => boolean
}

/** A state of a record; a deleted one has no content. */
interface State extends RecordVersion {
  id: string
  kept?: ReadRecord
}

/** What lies on a read model, as it stands whenever it is looked at. */
export interface ReadModelView {
  record: (id: string) => ReadRecord | undefined
  ids: () => Iterable<string>
  /** In the order of lists. Not to be changed: everybody gets the same. */
  inOrder: () => readonly ReadRecord[]
  /** When time alone changes what is visible, after `date`; milliseconds since 1970, or Infinity. */
  nextMoment: (date: Date) => number
  /** Which records changed after `mark`, and the mark of now; `undefined` where that is forgotten. */
  changedSince: (mark: number) => readonly string[] | undefined
  mark: () => number
}

export type ReadModel = ReturnType<typeof createReadModel>

/** How many changes are remembered, one by one. */
const MOST_CHANGES = 20_000

export function createReadModel({ load, toWire, order, now, isCurrent }: ReadModelParts) {
  let states = new Map<string, State>()
  let sorted: readonly ReadRecord[] | undefined
  let next: { after: number; at: number } | undefined
  let version = 0
  /** What is on the read model is whole where these two agree. */
  let doubts = 1
  let settled = 0
  let loading: Promise<void> | undefined
  let abandonLoad = (): void => undefined
  /** What is heard while the database is being read. */
  let heard: State[] | undefined
  /** The ids of what changed, in turn, without the first so many. */
  let changes: string[] = []
  let forgotten = 0

  const changed = () => {
    version += 1
    sorted = undefined
  }

  function remember(id: string): void {
    changes.push(id)
    if (changes.length <= MOST_CHANGES) return
    const over = MOST_CHANGES / 2
    changes = changes.slice(over)
    forgotten += over
  }

  function doubt(): void {
    doubts += 1
    changed()
  }

  /** One more record cannot make the next moment a later one; looking at all for it would cost all. */
  function mayComeSooner(kept: ReadRecord | undefined): void {
    const time = now().getTime()
    if (!next || time < next.after) return
    const moments = datesOf(kept?.record).filter(moment => moment > time)
    next = { after: time, at: Math.min(next.at, ...moments) }
  }

  const stateOf = (record: StoredRecord): State => {
    const { id, revision, updated_at } = record
    return { id, revision, updated_at, kept: { record, wire: toWire(record) } }
  }

  function put(state: State): void {
    heard?.push(state)
    if ((states.get(state.id)?.revision ?? 0) >= state.revision) return
    states.set(state.id, state)
    mayComeSooner(state.kept)
    remember(state.id)
    changed()
  }

  /** All that was found takes the place of what was there. */
  function replace(found: readonly StoredRecord[]): void {
    const former = states
    states = new Map(found.map(record => [record.id, stateOf(record)]))
    next = undefined
    for (const state of states.values()) {
      const before = former.get(state.id)
      // After the data went back, other content may have come to the same revision.
      if (!before?.kept || !isSameVersion(before, state)) remember(state.id)
    }
    for (const { id, kept } of former.values()) if (kept && !states.has(id)) remember(id)
    changed()
  }

  async function reload(): Promise<void> {
    while (settled !== doubts) {
      const at = doubts
      heard = []
      try {
        const abandoned = new Promise<undefined>(done => {
          abandonLoad = () => done(undefined)
        })
        const found = await Promise.race([load(), abandoned])
        const meanwhile = heard
        heard = undefined
        if (!found) continue
        replace(found)
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
        let at = Number.POSITIVE_INFINITY
        for (const { kept } of states.values()) {
          for (const moment of datesOf(kept?.record)) {
            if (moment > time && moment < at) at = moment
          }
        }
        next = { after: time, at }
      }
      return next.at
    },
  }

  function inOrder(): readonly ReadRecord[] {
    sorted ??= [...states.values()]
      .flatMap(({ kept }) => kept ?? [])
      .sort((a, b) => order(a.record, b.record))
    return sorted
  }

  const view: ReadModelView = {
    record: id => states.get(id)?.kept,
    ids: () => states.keys(),
    inOrder,
    nextMoment: source.nextMoment,
    changedSince: mark => (mark < forgotten ? undefined : changes.slice(mark - forgotten)),
    mark: () => forgotten + changes.length,
  }

  async function untilWhole(): Promise<void> {
    while (settled !== doubts) {
      loading ??= reload().finally(() => {
        loading = undefined
      })
      await loading
    }
  }

  /** What lies there once it is whole. */
  async function read(): Promise<ReadModelView> {
    // Noted is only what is whole: a doubt may have come while it was waited for.
    if (!isCurrent()) doubt()
    try {
      // Whoever asks is answered in time, however often it has to be read anew.
      if (settled !== doubts) await answering(untilWhole)
    } finally {
      // What is made without it, as it cannot be read, stands no longer than until it can.
      noteDependency(source, now())
    }
    return view
  }

  return {
    /** A record as it was written, or that it was deleted. */
    wrote(record: StoredRecord, isLive: boolean): void {
      const { id, revision, updated_at } = record
      put(isLive ? stateOf(record) : { id, revision, updated_at })
    },

    /** A record was deleted. */
    removed: (id: string, { revision, updated_at }: RecordVersion): void =>
      put({ id, revision, updated_at }),

    /** Something may have been written that was not heard of. */
    doubt,

    /** The database is another one: what the former one was asked for is not waited for. */
    restart(): void {
      doubt()
      abandonLoad()
    },

    /** Another number after every change, and whenever there may have been one. */
    version: (): number => source.version,

    /** The newest version of a record that was heard of; revision 0 where there is none. */
    versionOf: (id: string): RecordVersion => states.get(id) ?? { revision: 0 },

    isLive: (id: string): boolean => states.get(id)?.kept !== undefined,

    liveIds: (): string[] => [...states.values()].flatMap(({ id, kept }) => (kept ? [id] : [])),

    read,

    /** All live records in the order of lists. Not to be changed: everybody gets the same. */
    all: async (): Promise<readonly ReadRecord[]> => (await read()).inOrder(),
  }
}

const datesOf = (record: StoredRecord | undefined): number[] =>
  Object.values(record?.values ?? {}).flatMap(value =>
    value instanceof Date ? value.getTime() : [],
  )
