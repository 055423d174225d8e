import type { ReactNode } from 'react'
import type { NavigationItem } from '#contract/navigation.ts'
import { BlogPage } from './BlogPage.tsx'

/** What stands under an anchor, by its address, where that is not the text of staff alone. */
export type OwnPages = Readonly<Record<string, ReactNode>>

/** The sub-page of an entry of the site map. @throws where nothing stands under it */
export function subPage(item: NavigationItem, own: OwnPages): ReactNode {
  const { href, isBlog, component, isTimeLine } = item
  const blog = isBlog ? (
    <BlogPage key={href} url={href} component={component} isTimeLine={isTimeLine} />
  ) : undefined
  const page = own[href] ?? blog
  if (page === undefined) throw new Error(`Nothing stands under ${href}`)
  return page
}
