import { type NavigationItem, navigationPage } from '#contract/navigation.ts'
import { SAVED_HREF } from '#contract/savedPage.ts'

/** Sub-pages that are the visitor's own, so that no site map names them. */
const visitorsPages: Readonly<Record<string, readonly NavigationItem[]>> = {
  '/course': [{ label: '收藏', href: SAVED_HREF, isBlog: false }],
}

/** The sub-pages of a page of the site map, in the order of its menu. */
export function subPagesOf(href: string): readonly NavigationItem[] {
  return [...(navigationPage(href).children ?? []), ...(visitorsPages[href] ?? [])]
}
