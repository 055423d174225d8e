/** What visitors would be answered, out of what staff have read: for the preview of a record. */
import type { QueryClient } from '@tanstack/react-query'
import type { AnyCall } from '#contract/calls/call.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import { SETTINGS, type SnapshotRecord, type SnapshotRecords } from '#contract/snapshot.ts'
import { isUnique } from '#contract/unique.ts'
import { settings } from '#data/frameQueries.ts'
import { recordsOf } from '#data/staffQueries.ts'

type Values = Readonly<Record<string, unknown>>

/** Whether two records would stand in the same place, of which there is only one. */
const isInPlaceOf = ({ fields }: AnyCollection, a: Values, b: Values): boolean =>
  a.id === b.id ||
  Object.entries(fields).some(([name, field]) => isUnique(field) && a[name] === b[name])

/**
 * @param record as it would be, in the place of what it is
 * @returns what a call would answer; `undefined` where too little is on this device to say
 */
export function answersAsVisitor(
  queryClient: QueryClient,
  collection: AnyCollection,
  record: Values,
): (call: AnyCall, value?: string) => Promise<unknown> {
  const records: Record<string, SnapshotRecord[]> = {}
  for (const each of collections) {
    const all = queryClient.getQueryData(recordsOf(each).queryKey)
    if (!all) return async () => undefined
    records[each.name] = [...all]
  }
  const list = queryClient.getQueryData(settings.queryKey)
  if (!list) return async () => undefined
  const { name } = collection
  const others = (records[name] ?? []).filter(each => !isInPlaceOf(collection, each, record))
  records[name] = [record as SnapshotRecord, ...others]
  const all: SnapshotRecords = {
    ...records,
    [SETTINGS]: list.map(setting => ({ ...setting })),
  }
  return async (call, value) => {
    // A file of its own, because most visits fetch it later than what they begin with.
    const { answerFrom } = await import('./replicaAnswers.ts')
    const key = value === undefined ? [call.name] : [call.name, value]
    return answerFrom(all, key, new Date())
  }
}
