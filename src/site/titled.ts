import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { navigationPage } from '#contract/navigation.ts'
import { settings } from '#data/frameQueries.ts'
import { schoolName } from '#data/settings.ts'

/** A route's match, as far as its title needs it. */
interface Titled {
  match: { context: { queryClient: QueryClient } }
}

/** What the school is called, as far as `queryClient` knows. */
export const schoolOf = (queryClient: QueryClient): string =>
  schoolName(queryClient.getQueryData(settings.queryKey))

/** A page's title in the tab, in search results and in cards: its own name, then the school's. */
export const withSchool = (title: string | undefined, school: string): string =>
  title ? `${title}｜${school}` : school

/** What stands between a page's own name and the school's; a name may have it as well. */
const SEPARATORS = ['｜', ' | ']

/** A page's own name, of its whole title. */
export function ownName(title: string): string {
  const end = Math.max(...SEPARATORS.map(separator => title.lastIndexOf(separator)))
  return end < 0 ? title : title.slice(0, end)
}

/** The head of a route whose page is called `title`. */
export const titled =
  (title: string) =>
  ({ match }: Titled) =>
    headOf(match, title)

/** The head of a page of the site map. */
export const titledByMap = (href: string) => titled(navigationPage(href).label)

/** The head of a route that is called as its loader answers; as the school, until then. */
export const titledAsLoaded = ({
  match,
  loaderData,
}: Titled & { loaderData?: { title: string } | undefined }) => headOf(match, loaderData?.title)

const headOf = ({ context }: Titled['match'], title?: string) => ({
  meta: [{ title: withSchool(title, schoolOf(context.queryClient)) }],
})

/** The title that the page's own route gave it. */
export function titleOf(router: AnyRouter): string {
  const matches: { meta?: ({ title?: string } | undefined)[] }[] = router.stores.matches.get()
  return matches.flatMap(match => match.meta ?? []).findLast(meta => meta?.title)?.title ?? ''
}
