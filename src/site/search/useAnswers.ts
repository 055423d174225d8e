import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { collections } from '#contract/collections/index.ts'
import { havingPages } from '#contract/pages.ts'
import { settings } from '#data/frameQueries.ts'
import { blogs, listsOf } from '#data/queries.ts'
import type { Answers } from './documents.ts'

/** Lists that are younger are not asked for again: one searches many times in a visit. */
const FRESH_MS = 10 * 60_000

/** A list that came with the page has only what the page shows: it does for now, not for good. */
const isWhole = (list: unknown): boolean =>
  Array.isArray(list) && list.every((record: object) => 'revision' in record)

const staleTime = ({ state }: { state: { data: unknown } }) => (isWhole(state.data) ? FRESH_MS : 0)

/** The search says itself, in its own words and once, what could not be had. */
const searched = <Q extends object>(query: Q) => ({ ...query, meta: { isQuiet: true }, staleTime })

const lists = havingPages(collections).flatMap(collection =>
  listsOf(collection).map(query => ({ collection, query: searched(query) })),
)
const single = { blogs: searched(blogs), settings: searched(settings) }

const isMissing = ({ data, error, fetchStatus }: UseQueryResult): boolean =>
  data === undefined && (fetchStatus === 'paused' || (error !== null && fetchStatus === 'idle'))

/** What there is to search in: what the phone holds, and what it lacks as it comes. */
export function useAnswers() {
  const found = useQueries({ queries: lists.map(({ query }) => query) })
  const written = useQuery(single.blogs)
  const set = useQuery(single.settings)
  const all: UseQueryResult[] = [...found, written, set]
  const missing = all.filter(isMissing)
  const answers: Answers = {
    lists: lists.map(({ collection }, at) => ({ collection, records: found[at]?.data })),
    blogs: written.data,
    settings: set.data,
  }
  return {
    answers,
    // A list that came with the page is there, and still coming as a whole.
    isComing: all.some(({ isFetching }) => isFetching),
    isPartial: missing.length > 0,
    retry: () => {
      for (const list of missing) void list.refetch()
    },
  }
}
