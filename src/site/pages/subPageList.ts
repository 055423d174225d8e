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

/** The anchor in an address. */
export const anchorOf = (href: string): string => href.slice(href.indexOf('#') + 1)

/** The anchor of the sub-page of a page that is shown: the one that is named, else the first. */
export function shownAnchor(href: string, named: string): string | undefined {
  const anchors = subPagesOf(href).map(item => anchorOf(item.href))
  return anchors.includes(named) ? named : anchors[0]
}
