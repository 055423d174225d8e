/** A phone for tests of what it keeps: its storage outlives its pages, each of which is a cache of its own. */
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import type { AnyCall } from '#contract/calls/call.ts'
import type { Snapshot, SnapshotRecord } from '#contract/snapshot.ts'

export const notice = (id: string, title: string, fields = {}): SnapshotRecord => ({
  id,
  title,
  enabled: true,
  publish_time: '2026-11-01 09:00:00',
  ...fields,
})

/** All content, which is these notices. @param cursor one letter */
export const snapshotOf = (cursor: string, ...notices: SnapshotRecord[]): Snapshot => ({
  cursor: cursor.repeat(32),
  complete: true,
  records: { LatestNotice: notices },
  removed: {},
})

/** A new phone, as of whose modules nothing was ever refused. */
export function newPhone(): void {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
}

/** To be called after each test: what its pages began with is not to be there in the tests of other files. */
export function leavePhone(): void {
  vi.resetModules()
  vi.unstubAllGlobals()
}

/** Opens a page on the phone. @param answer what the server says to each call */
export async function openPage(answer: (call: AnyCall, value?: string) => unknown) {
  const request = async (call: AnyCall, value?: string) => answer(call, value)
  const [data, queries, replica, answers] = await Promise.all([
    import('#data/queryClient.ts'),
    import('#data/queries.ts'),
    import('#replica/replica.ts'),
    import('#replica/replicaAnswers.ts'),
  ])
  return { queryClient: data.createQueryClient(request), request, queries, ...replica, ...answers }
}
