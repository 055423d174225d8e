/**
 * Everything a visitor may see, as one answer. What must hold: whoever has a cursor and applies the
 * answer to `since` that cursor has exactly what whoever asks without one gets.
 */

/** The records of each collection by its name, and the settings as `Setting`. */
export type SnapshotRecords = Readonly<Record<string, readonly SnapshotRecord[]>>

/** A record in wire shape. A setting has no id; its name stands for one. */
export type SnapshotRecord = Readonly<Record<string, unknown>>

/** What `getSnapshot` answers. */
export interface Snapshot {
  /** Opaque: names what the asker then has. */
  cursor: string
  /** Whether `records` is everything; otherwise it is what changed or came since the cursor. */
  complete: boolean
  records: SnapshotRecords
  /** The ids that disappeared, by collection. */
  removed: Readonly<Record<string, readonly string[]>>
}

/** Under which name the settings stand among the collections. */
export const SETTINGS = 'Setting'

/** What tells a record from the others of its collection. */
export const snapshotId = (record: SnapshotRecord): string => String(record.id ?? record.name)

/** Whether a text looks like a cursor; whether one was ever given out is another question. */
export const isCursor = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** Whether a value from outside (a store, the network) is one. */
export function isSnapshot(value: unknown): value is Snapshot {
  if (typeof value !== 'object' || value === null) return false
  const { cursor, records, removed } = value as Partial<Record<keyof Snapshot, unknown>>
  const isLists = (lists: unknown) =>
    typeof lists === 'object' && lists !== null && Object.values(lists).every(Array.isArray)
  return typeof cursor === 'string' && isLists(records) && isLists(removed)
}

/** What somebody has who held `held` and is answered `answer`. */
export function withChanges(held: Snapshot | undefined, answer: Snapshot): Snapshot {
  if (answer.complete || !held) return answer
  const { cursor, records, removed } = answer
  const changed = new Set([...Object.keys(records), ...Object.keys(removed)])
  const lists = [...changed].map(name => {
    const news = records[name] ?? []
    const gone = new Set([...(removed[name] ?? []), ...news.map(snapshotId)])
    const kept = held.records[name]?.filter(record => !gone.has(snapshotId(record))) ?? []
    return [name, [...kept, ...news]]
  })
  return {
    cursor,
    complete: true,
    records: { ...held.records, ...Object.fromEntries(lists) },
    removed: {},
  }
}
