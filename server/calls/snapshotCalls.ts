/**
 * Reading offline: all that a visitor may see, or what changed since a cursor. A cursor names a state,
 * that is, which records could be seen at which revision; the states that were given out are kept, so
 * any process finds exactly what a phone lacks, whatever made the difference: a write here or in
 * another process, a record put back, or merely the time. Nothing is compared by clock.
 */
import { createHash } from 'node:crypto'
import type { AnyCollection } from '#contract/collection'
import { collections } from '#contract/collections/index'
import { SETTINGS, type Snapshot, type SnapshotRecords, snapshotId } from '#contract/snapshot'
import type { SnapshotState } from '../mongo/snapshotStates'
import { type CallDependencies, type CallMakers, DONE } from './call'
import { createReader } from './reader'
import { inOrder } from './settingCalls'

/** With another declaration the same revision is answered with other fields. */
const SHAPE = digest(collections.map(({ name, fields }) => [name, fields]))
const CURSOR = /^[0-9a-f]{32}$/

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}

function stateOf(records: SnapshotRecords): SnapshotState {
  const revisions = Object.entries(records).map(([name, list]) => [
    name,
    Object.fromEntries(list.map(record => [snapshotId(record), Number(record.revision)])),
  ])
  return { shape: SHAPE, revisions: Object.fromEntries(revisions) }
}

/** What somebody with `former` lacks and what they have too much. */
function changesSince(former: SnapshotState, records: SnapshotRecords, cursor: string): Snapshot {
  const changed = Object.entries(records).map(([name, list]) => [
    name,
    list.filter(record => former.revisions[name]?.[snapshotId(record)] !== record.revision),
  ])
  const removed = Object.entries(former.revisions).map(([name, revisions]) => {
    const there = new Set(records[name]?.map(snapshotId))
    return [name, Object.keys(revisions).filter(id => !there.has(id))]
  })
  const filled = (entries: unknown[][]) =>
    Object.fromEntries(entries.filter(([, list]) => Array.isArray(list) && list.length > 0))
  return { cursor, complete: false, records: filled(changed), removed: filled(removed) }
}

/** The call for reading offline. */
export function snapshotCalls(dependencies: CallDependencies): CallMakers<'snapshot'> {
  const { repository } = dependencies
  const { visible } = createReader(dependencies)

  async function allRecords(): Promise<SnapshotRecords> {
    const lists = collections.map(async (collection: AnyCollection) => [
      collection.name,
      await visible(collection),
    ])
    const entries = await Promise.all(lists)
    return { ...Object.fromEntries(entries), [SETTINGS]: inOrder(await repository.settings.list()) }
  }

  return {
    snapshot:
      () =>
      async ({ value: since }) => {
        const records = await allRecords()
        const state = stateOf(records)
        const cursor = digest(state)
        const nothing: Snapshot = { cursor, complete: false, records: {}, removed: {} }
        if (since === cursor) return { data: nothing, message: DONE, version: `${cursor}-0` }
        // A cursor whose state could not be kept, on a full disk for one, is answered with everything.
        await repository.snapshotStates.keep(cursor, state).catch(() => undefined)
        const former =
          since !== undefined && CURSOR.test(since)
            ? await repository.snapshotStates.find(since)
            : undefined
        const data: Snapshot =
          former?.shape === SHAPE
            ? changesSince(former, records, cursor)
            : { cursor, complete: true, records, removed: {} }
        return { data, message: DONE, version: data.complete ? cursor : `${cursor}-${since}` }
      },
  }
}
