/**
 * What a query that nobody asked yet begins with, where this device holds its answer. The query is
 * asked all the same, behind what is shown, as soon as its answer is not fresh any more.
 */
import { hashKey, QueryCache, type QueryKey, type QueryState } from '@tanstack/react-query'

interface InitialData {
  data: unknown
  /** When it was true; milliseconds. */
  updatedAt: number
}

let beginningOf: ((key: QueryKey) => InitialData | undefined) | undefined

/** From now on queries begin with what `find` knows of them. Only ever called in a browser. */
export function initialDataFrom(find: (key: QueryKey) => InitialData | undefined): void {
  beginningOf = find
}

/** A query cache whose queries may begin with an answer. */
export class InitialDataCache extends QueryCache {
  override build: QueryCache['build'] = (client, options, state) => {
    const key = options.queryKey
    const isNew = !state && key && !this.get(options.queryHash ?? hashKey(key))
    const beginning = isNew ? beginningOf?.(key) : undefined
    return super.build(client, options, state ?? (beginning && (stateOf(beginning) as never)))
  }
}

function stateOf({ data, updatedAt }: InitialData): QueryState {
  return {
    data,
    dataUpdateCount: 1,
    dataUpdatedAt: updatedAt,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: false,
    status: 'success',
    fetchStatus: 'idle',
  }
}
