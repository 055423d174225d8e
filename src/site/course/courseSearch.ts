/**
 * What the address of /course asks of its lists: `?major=葡語&open=1`. It stands apart from the
 * lists, because the router reads an address before a page's own code has been downloaded.
 */

import type { PageQuery } from '#contract/pageParameters.ts'

/** The orders to choose from, beside a list's own. */
export const courseSorts = { deadline: '截止日期', fee: '學費' } as const

export interface CourseSearch {
  major?: string
  open?: 1
  subsidy?: 1
  sort?: keyof typeof courseSorts
  page?: number
}

const isSort = (value: unknown): value is keyof typeof courseSorts =>
  Object.hasOwn(courseSorts, String(value))

const wordOf = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''

/**
 * Reads it from an address or a form; what cannot be meant is left out. Every name is answered,
 * because the router keeps what it is not told of.
 */
export function readCourseSearch(search: PageQuery): CourseSearch {
  const { major, open, subsidy, sort, page } = search
  return {
    major: wordOf(major) || undefined,
    open: wordOf(open) === '1' ? 1 : undefined,
    subsidy: wordOf(subsidy) === '1' ? 1 : undefined,
    sort: isSort(sort) ? sort : undefined,
    page: Number.isSafeInteger(page) && Number(page) > 1 ? Number(page) : undefined,
  }
}

/** The address of a list of /course with what is asked of it. */
export function courseListHref(anchor: string, search: CourseSearch): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `/course${given.length > 0 ? `?${query}` : ''}#${anchor}`
}
