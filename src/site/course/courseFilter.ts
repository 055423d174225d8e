import { FACET_NAMES } from '#contract/pageParameters.ts'
import type { CourseEntry } from './courseEntry.ts'
import { byDeadline, byFee } from './courseOrder.ts'
import type { CourseSearch, FacetName } from './courseSearch.ts'
import { facets, type Option } from './facets.ts'

/** One option that is chosen, and the search without it. */
export interface Chosen extends Option {
  facet: FacetName
  key: string
  without: CourseSearch
}

/** What a search asks of one facet; what a facet does not have is not asked. */
function chosenOf(name: FacetName, search: CourseSearch): Chosen[] {
  const { options, valuesOf } = facets[name]
  const text = String(search[name] ?? '')
  const keys = text.split(',').filter(key => Object.hasOwn(options, key))
  const { page: _, ...rest } = search
  if (valuesOf && text !== '') {
    const has = ({ course }: CourseEntry) => valuesOf(course).includes(text)
    return [{ facet: name, key: text, label: text, has, without: { ...rest, [name]: undefined } }]
  }
  return keys.flatMap(key => {
    const found = options[key]
    const others = keys.filter(each => each !== key).join(',') || undefined
    return found ? { facet: name, key, ...found, without: { ...rest, [name]: others } } : []
  })
}

/** All that a search asks for. */
export const allChosen = (search: CourseSearch): Chosen[] =>
  FACET_NAMES.flatMap(name => chosenOf(name, search))

/** Whether an entry has, of each facet but one, an option that is chosen, where there are any. */
function narrowing(search: CourseSearch, now: Date, but?: FacetName) {
  const asked = FACET_NAMES.filter(name => name !== but)
    .map(name => chosenOf(name, search))
    .filter(options => options.length > 0)
  return (entry: CourseEntry) => asked.every(options => options.some(({ has }) => has(entry, now)))
}

/** What is wanted of `entries`, in the order wanted; in theirs where none is. */
export function filterCourses(
  entries: readonly CourseEntry[],
  search: CourseSearch,
  now: Date,
): CourseEntry[] {
  const found = entries.filter(narrowing(search, now))
  const { sort } = search
  if (!sort) return found
  const order = sort === 'deadline' ? byDeadline(now) : byFee
  return found.sort((a, b) => order(a.course, b.course))
}

export interface Offered {
  key: string
  label: string
  isChosen: boolean
  /** How many courses there would be, had one chosen it beside what is chosen of other facets. */
  count: number
}

/** The options of a facet, and the values of its courses where these are offered. */
function optionsIn(name: FacetName, entries: readonly CourseEntry[]): [string, Option][] {
  const { options, valuesOf, isOffered } = facets[name]
  if (!valuesOf) return Object.entries(options)
  if (!isOffered) return []
  const values = [...new Set(entries.flatMap(({ course }) => valuesOf(course)))].toSorted()
  return values.map(value => [
    value,
    { label: value, has: ({ course }) => valuesOf(course).includes(value) },
  ])
}

/** What can be chosen of a facet in a list; nothing where its courses do not differ in it. */
export function offeredOf(
  name: FacetName,
  entries: readonly CourseEntry[],
  search: CourseSearch,
  now: Date,
): Offered[] {
  const chosen = new Set(chosenOf(name, search).map(({ key }) => key))
  const left = entries.filter(narrowing(search, now, name))
  const offered = optionsIn(name, entries).filter(([key, { has }]) => {
    const having = entries.filter(entry => has(entry, now)).length
    return chosen.has(key) || (having > 0 && having < entries.length)
  })
  return offered.map(([key, { label, has }]) => ({
    key,
    label,
    isChosen: chosen.has(key),
    count: left.filter(entry => has(entry, now)).length,
  }))
}
