import { getRouteApi, useLocation } from '@tanstack/react-router'
import type { PageQuery } from '#contract/pageParameters.ts'
import { useHydrated } from '#ui/Hydrated.tsx'
import { shownAnchor } from '../pages/subPageList.ts'
import { useNow } from '../useNow.ts'
import { type CourseSearch, readCourseSearch } from './courseSearch.ts'

const route = getRouteApi('/_site/course/')

const nothing: CourseSearch = {}

/**
 * What the address of /course asks of the list at an anchor. A list that is not shown is asked
 * nothing, or it would be drawn again with each choice; only a living page knows which one is. The router
 * leaves in what it is not told of, such as the mark of a newsletter, which asks nothing of any list.
 */
export function useCourseFilter(anchor: string): CourseSearch {
  const isShown = useIsShown(anchor)
  const isHydrated = useHydrated()
  return route.useSearch({
    select: search => (isShown || !isHydrated ? readCourseSearch(search) : nothing),
    structuralSharing: true,
  })
}

/** Whether the list at an anchor is the one that is shown: only a living page knows. */
export function useIsShown(anchor: string): boolean {
  const isNamed = useLocation({ select: ({ hash }) => shownAnchor('/course', hash) === anchor })
  return useHydrated() && isNamed
}

/**
 * The moment that the lists of /course are seen from: that of the server's rendering first, so that
 * the browser begins with the same page, then the present one.
 */
export function useMoment(): Date {
  const { moment } = route.useLoaderData()
  return useNow() ?? new Date(moment)
}

/** Leads to the same list with another filter: a step that Back undoes, in the same place. */
export function useFilterChange(anchor: string): (search: PageQuery) => void {
  const navigate = route.useNavigate()
  return asked => {
    // In the one order of names, whichever was chosen first.
    const search = readCourseSearch(asked)
    void navigate({ search, hash: anchor, resetScroll: false, hashScrollIntoView: false })
  }
}
