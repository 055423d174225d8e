import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { type CourseKind, courseKinds } from '#contract/collections/course'
import { type NewsCategory, newsCategories } from '#contract/collections/news'
import {
  blogs,
  type CourseSummary,
  coursesOf,
  newsOf,
  notices,
  publications,
  settings,
  tutors,
} from '#data/queries'
import type { Answers } from './documents'

/** Lists that are younger are not asked for again: one searches many times in a visit. */
const FRESH_MS = 10 * 60_000

/** A list that came with the page has only what the page shows: it does for now, not for good. */
const isWhole = (list: unknown): boolean =>
  Array.isArray(list) && list.every((record: object) => 'revision' in record)

const staleTime = ({ state }: { state: { data: unknown } }) => (isWhole(state.data) ? FRESH_MS : 0)

/** The search says itself, in its own words and once, what could not be had. */
const searched = <Q extends object>(query: Q) => ({ ...query, meta: { isQuiet: true }, staleTime })

const kinds = Object.keys(courseKinds) as CourseKind[]
const categories = Object.keys(newsCategories) as NewsCategory[]

const courseQueries = kinds.map(kind => searched(coursesOf(kind)))
const newsQueries = categories.map(category => searched(newsOf(category)))
const single = {
  notices: searched(notices),
  tutors: searched(tutors),
  publications: searched(publications),
  blogs: searched(blogs),
  settings: searched(settings),
}

const isMissing = ({ data, error, fetchStatus }: UseQueryResult): boolean =>
  data === undefined && (fetchStatus === 'paused' || (error !== null && fetchStatus === 'idle'))

/** What there is to search in: what the phone holds, and what it lacks as it comes. */
export function useAnswers() {
  const courseLists = useQueries({ queries: courseQueries })
  const newsLists = useQueries({ queries: newsQueries })
  const lists = {
    notices: useQuery(single.notices),
    tutors: useQuery(single.tutors),
    publications: useQuery(single.publications),
    blogs: useQuery(single.blogs),
    settings: useQuery(single.settings),
  }
  const all: UseQueryResult[] = [...courseLists, ...newsLists, ...Object.values(lists)]
  const missing = all.filter(isMissing)
  const answers: Answers = {
    courses: byName<CourseKind, CourseSummary[]>(kinds, courseLists),
    news: byName(categories, newsLists),
    notices: lists.notices.data,
    tutors: lists.tutors.data,
    publications: lists.publications.data,
    blogs: lists.blogs.data,
    settings: lists.settings.data,
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

function byName<N extends string, T>(
  names: readonly N[],
  lists: readonly UseQueryResult<T>[],
): Partial<Record<N, T>> {
  const entries = names.map((name, index) => [name, lists[index]?.data])
  return Object.fromEntries(entries) as Partial<Record<N, T>>
}
