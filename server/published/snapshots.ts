/**
 * Reading offline: all that a visitor may see, or what changed since a cursor. A cursor names a state,
 * that is, which records could be seen at which version; the states that were given out are kept, so
 * any process finds exactly what a phone lacks, whatever made the difference: a write here or in
 * another process, a record put back, or merely the time. Nothing is compared by clock. What must
 * always hold: `steps` leads from every state that is named here to what can be seen now, so whoever
 * is one edit behind costs one edit.
 */
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { isCursor, type Snapshot, type SnapshotRecord } from '#contract/snapshot.ts'
import { DAY_MS } from '#contract/time.ts'
import type { SnapshotStates, Versions } from '../records/snapshotStates.ts'
import { createSeenRecords, type Seen, type SeenChange, type SeenReadModel } from './seenRecords.ts'

/** Beyond these the oldest steps are forgotten, and with them the states that they begin at. */
const MOST_STEPS = 20_000

/** What all named states may differ by from those that this process was in itself. */
const MOST_DIFFERENCES = 100_000

/** A state is kept as what changed since another, unless that is as long ago or as much as this. */
const BASE_MS = DAY_MS
const LEAST_CHANGES = 200
const MOST_CHANGED = 0.1

/** A write may come while a state is being kept; whoever asks is not kept waiting for ever. */
const MOST_ATTEMPTS = 3

/** A state that was given out. */
interface Named {
  /** So many steps had been taken. */
  at: number
  /** What was otherwise in it than here after those steps. */
  differences: readonly SeenChange[]
}

interface SnapshotParts {
  /** Digest of the declarations that the records are answered with. */
  shape: string
  readModels: readonly SeenReadModel[]
  states: SnapshotStates
  now: () => Date
}

function addTo<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name)
  if (list) list.push(value)
  else lists.set(name, [value])
}

export function createSnapshots({ shape, readModels, states, now }: SnapshotParts) {
  /** How what changed was before, in turn; without the first so many. */
  let steps: SeenChange[] = []
  let forgotten = 0
  let base: { cursor: string; at: number; time: number } | undefined
  const named = new LRUCache<string, Named>({
    maxSize: MOST_DIFFERENCES,
    sizeCalculation: ({ differences }) => differences.length + 10,
  })
  const finding = new Map<string, Promise<boolean>>()
  const seenRecords = createSeenRecords({
    readModels,
    now,
    stepped: before => void steps.push(before),
  })

  const taken = () => forgotten + steps.length

  /** What can be seen, and its name; right until the next `await`. */
  async function look(): Promise<Seen & { cursor: string }> {
    const seen = await seenRecords.look()
    if (steps.length > MOST_STEPS) {
      const over = steps.length - MOST_STEPS / 2
      steps = steps.slice(over)
      forgotten += over
    }
    const cursor = hash('sha256', shape + seen.digest).slice(0, 32)
    named.set(cursor, { at: taken(), differences: [] })
    return { ...seen, cursor }
  }

  function remembered(cursor: string): Named | undefined {
    const state = named.get(cursor)
    return state && state.at >= forgotten ? state : undefined
  }

  /** What was otherwise in a state than it is now, each once. */
  function changedSince({ at, differences }: Named): Iterable<SeenChange> {
    const first = new Map<string, SeenChange>()
    for (const step of [...differences, ...steps.slice(at - forgotten)]) {
      const key = `${step.of}/${step.id}`
      // How it was at the beginning counts.
      if (!first.has(key)) first.set(key, step)
    }
    return first.values()
  }

  /** What somebody in that state lacks and what they have too much. */
  function changes(former: Named, seen: Seen, cursor: string): Snapshot {
    const records = new Map<string, SnapshotRecord[]>()
    const removed = new Map<string, string[]>()
    for (const { of, id, version } of changedSince(former)) {
      const record = seen.find(of, id)
      if (record?.version === version) continue
      if (record) addTo(records, of, record.wire)
      else addTo(removed, of, id)
    }
    return {
      cursor,
      complete: false,
      records: Object.fromEntries(records),
      removed: Object.fromEntries(removed),
    }
  }

  function differencesTo(former: Versions, seen: Seen): SeenChange[] {
    const found: SeenChange[] = []
    for (const [of, versions] of Object.entries(former)) {
      for (const [id, version] of Object.entries(versions)) {
        if (seen.find(of, id)?.version !== version) found.push({ of, id, version })
      }
    }
    for (const [of, versions] of Object.entries(seen.versions())) {
      for (const id of Object.keys(versions)) {
        if (former[of]?.[id] === undefined) found.push({ of, id, version: undefined })
      }
    }
    return found
  }

  /** Looks for a state that another process, or an earlier one, has given out. */
  async function find(cursor: string): Promise<boolean> {
    const state = await states.find(cursor)
    if (state?.shape !== shape) return false
    const seen = await look()
    named.set(cursor, { at: taken(), differences: differencesTo(state.versions, seen) })
    return named.has(cursor)
  }

  async function knows(cursor: string): Promise<boolean> {
    if (!isCursor(cursor)) return false
    if (remembered(cursor)) return true
    const found =
      finding.get(cursor) ??
      find(cursor)
        // Where it cannot be asked for, everything is an answer too.
        .catch(() => false)
        .finally(() => finding.delete(cursor))
    finding.set(cursor, found)
    return found
  }

  /** A state that others can be told by their difference to, if there is one. */
  function usableBase(count: number, time: number) {
    if (!base || base.at < forgotten || time - base.time > BASE_MS) return undefined
    const most = Math.max(LEAST_CHANGES, count * MOST_CHANGED)
    return taken() - base.at > most ? undefined : base
  }

  async function keep(seen: Seen & { cursor: string }): Promise<void> {
    const { cursor, count, find: findRecord } = seen
    const time = now().getTime()
    const near = usableBase(count, time)
    if (near) {
      const changed = [...changedSince({ at: near.at, differences: [] })]
      const since = changed.map(({ of, id }) => ({
        of,
        id,
        version: findRecord(of, id)?.version,
      }))
      return states.keep(cursor, { shape, base: near.cursor, changes: since })
    }
    const at = taken()
    await states.keep(cursor, { shape, versions: seen.versions() })
    base = { cursor, at, time }
  }

  /** As `look`, of a state that others can find, where that could be had. */
  async function lookAtKept() {
    for (let attempt = 1; ; attempt += 1) {
      const seen = await look()
      if (states.isKept(seen.cursor) || attempt === MOST_ATTEMPTS) return seen
      // On a full disk for one: the others answer with everything.
      await keep(seen).catch(() => undefined)
    }
  }

  return {
    /** Whether the cursor names a state that can be found; others are answered with everything. */
    knows,

    /** All that can be seen, or what changed since `cursor` if that is known. */
    async since(cursor: string | undefined): Promise<Snapshot> {
      const isKnown = cursor !== undefined && (await knows(cursor))
      const seen = await lookAtKept()
      const former = isKnown ? remembered(cursor) : undefined
      if (former) return changes(former, seen, seen.cursor)
      return { cursor: seen.cursor, complete: true, records: seen.all(), removed: {} }
    },
  }
}
