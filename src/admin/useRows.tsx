import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type AnyCollection, listOrder } from '#contract/collection'
import type { WireRecord } from '#contract/record'
import { recordsOf } from '#data/staffQueries'
import type { Edit } from '#offline/edit'
import { overlay, type Shown } from '#offline/overlay'
import { useQueue } from '#offline/queueState'

export interface Rows {
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
    const own = edits.filter(edit => edit.collection === collection.name)
    const order = listOrder(collection)
    const rows = overlay(data, own).sort((a, b) => order(a.values, b.values))
    const onServer = new Map(data.map(record => [record.id, record]))
    return { rows, onServer, isComing: isPending, failure: data === none ? error : null }
  }, [collection, data, edits, isPending, error])
}

/** The unsent edits of one record, in their order. */
export function useEditsOf(collection: string, record: string): Edit[] {
  const { edits } = useQueue()
  return useMemo(
    () => edits.filter(edit => edit.collection === collection && edit.record === record),
    [edits, collection, record],
  )
}
