/**
 * What the address of /course asks of its lists: `?day=weekend&open=1`. It stands apart from the
 * lists, because the router reads an address before a page's own code has been downloaded.
 */

import { FACET_NAMES, type PageQuery } from '#contract/pageParameters.ts'
import { pageSearch } from '../paging/pageSearch.ts'

/** The orders to choose from, beside a list's own. */
export const courseSorts = { deadline: '截止日期', fee: '學費' } as const

export type FacetName = (typeof FACET_NAMES)[number]

/** What is chosen of each facet, its options joined by commas; a number where the address has one. */
export type CourseSearch = { [F in FacetName]?: string | number } & {
  sort?: keyof typeof courseSorts
  page?: number
}

const isSort = (value: unknown): value is keyof typeof courseSorts =>
  Object.hasOwn(courseSorts, String(value))

const wordOf = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''

/** Also of a form, which names a facet once for each option. */
function chosenOf(value: unknown): string | number | undefined {
  const words = (Array.isArray(value) ? value : [value]).map(wordOf).filter(word => word !== '')
  const text = words.join(',')
  // The router writes digits in quotation marks, if they are a text.
  return /^\d{1,9}$/.test(text) ? Number(text) : text || undefined
}

/**
 * Reads it from an address or a form; what cannot be meant is left out. Every name is answered,
 * because the router keeps what it is not told of.
 */
export function readCourseSearch(search: PageQuery): CourseSearch {
  const { sort } = search
  const facets = FACET_NAMES.map(name => [name, chosenOf(search[name])])
  return {
    ...(Object.fromEntries(facets) as { [F in FacetName]: string | number | undefined }),
    sort: isSort(sort) ? sort : undefined,
    ...pageSearch(search),
  } as CourseSearch
}

/** The address of a list of /course with what is asked of it. */
export function courseListHref(anchor: string, search: CourseSearch): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `/course${given.length > 0 ? `?${query}` : ''}#${anchor}`
}
