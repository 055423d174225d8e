import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type AnyCollection, listOrder } from '#contract/collection.ts'
import { recordTarget } from '#contract/editTarget.ts'
import type { WireRecord } from '#contract/record.ts'
import { recordsOf } from '#data/staffQueries.ts'
import { editsOf } from '#editing/edit.ts'
import { overlay, type Shown } from '#editing/overlay.ts'
import { useQueue } from '#editing/queueState.ts'

interface Rows {
  /** In the order in which lists come. */
  rows: Shown[]
  /** The records as the server has them, by id. */
  onServer: ReadonlyMap<string, WireRecord>
  isComing: boolean
  failure: Error | null
}

const none: WireRecord[] = []

/** A collection's records with this person's unsent edits on top. */
export function useRows(collection: AnyCollection): Rows {
  const { data = none, isPending, error } = useQuery(recordsOf(collection))
  const { edits } = useQueue()
  return useMemo(() => {
    const own = editsOf(edits, recordTarget(collection))
    const order = listOrder(collection)
    const rows = overlay(data, own).sort((a, b) => order(a.values, b.values))
    const onServer = new Map(data.map(record => [record.id, record]))
    return { rows, onServer, isComing: isPending, failure: data === none ? error : null }
  }, [collection, data, edits, isPending, error])
}

/** A collection's rows, and the records of the server that they are made of. */
export interface CollectionRows {
  collection: AnyCollection
  records: readonly WireRecord[]
  rows: readonly Shown[]
}

const together = (answers: UseQueryResult<WireRecord[]>[]) => ({
  lists: answers.map(({ data }) => data ?? none),
  areThere: answers.every(({ data }) => data),
  error: answers.find(({ data, error }) => !data && error)?.error,
})

/** The records of several collections, and their rows; `areThere` where those of all are. */
export function useAllRows(collections: readonly AnyCollection[]) {
  const queries = useMemo(() => collections.map(recordsOf), [collections])
  const { lists, areThere, error } = useQueries({ queries, combine: together })
  const { edits } = useQueue()
  const everything = useMemo(
    () => collections.map((collection, index) => ({ collection, records: lists[index] ?? none })),
    [collections, lists],
  )
  const all = useMemo(
    () =>
      everything.map(({ collection, records }): CollectionRows => {
        const rows = overlay(records, editsOf(edits, recordTarget(collection)))
        return { collection, records, rows }
      }),
    [everything, edits],
  )
  return { everything, all, areThere, error }
}
