import { getRouteApi } from '@tanstack/react-router'
import { useNow } from '../useNow.ts'
import { type CourseSearch, readCourseSearch } from './courseSearch.ts'

const route = getRouteApi('/_site/course/')

/**
 * What the address of /course asks for, and the moment that its lists are seen from: that of the
 * server's rendering first, so that the browser begins with the same page, then the present one.
 */
export function useCourseFilter(): { filter: CourseSearch; now: Date } {
  const filter = route.useSearch()
  const { moment } = route.useLoaderData()
  return { filter, now: useNow() ?? new Date(moment) }
}

/** Leads to the same list with another filter: a step that Back undoes, in the same place. */
export function useFilterChange(anchor: string): (filter: CourseSearch) => void {
  const navigate = route.useNavigate()
  return chosen => {
    // In the one order of names, whichever was chosen first.
    const search = readCourseSearch(chosen)
    void navigate({ search, hash: anchor, resetScroll: false, hashScrollIntoView: false })
  }
}
