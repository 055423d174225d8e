import { isAdminPath } from '#contract/adminPath.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { blog } from '#contract/collections/blog.ts'
import { traitsOf } from '#contract/kinds/index.ts'
import { languageHrefs } from '#contract/languagePage.ts'
import { navigation } from '#contract/navigation.ts'
import { isPage } from '#contract/notPages.ts'
import { recordOfAddress } from '#contract/pages.ts'
import type { WireRecord } from '#contract/record.ts'
import { isVisible } from '#contract/visibility.ts'

/** Every record, by its collection. */
export type Everything = readonly { collection: AnyCollection; records: readonly WireRecord[] }[]

interface BrokenLink {
  collection: AnyCollection
  record: WireRecord
  /** The address within the site that leads nowhere. */
  href: string
}

const siteMap = new Set([
  ...navigation.flatMap(({ href, children = [] }) => [href, ...children.map(child => child.href)]),
  ...Object.values(languageHrefs),
])

/** Links within the site to pages that a visitor does not find now. */
export function brokenLinks(everything: Everything, origin: string, now: Date): BrokenLink[] {
  const collections = everything.map(({ collection }) => collection)
  const visible = new Map(
    everything.map(({ collection, records }) => [
      collection.name,
      new Set(records.filter(each => isVisible(collection, each, now)).map(({ id }) => id)),
    ]),
  )
  const written = everything.find(({ collection }) => collection.name === blog.name)?.records ?? []
  const addresses = new Set([...siteMap, ...written.map(({ url }) => String(url))])
  const leadsSomewhere = (href: string): boolean => {
    const { pathname, hash } = new URL(href, origin)
    // Whether a file, a feed or a call is there is not known here.
    if (pathname === '/' || !isPage(pathname) || isAdminPath(pathname)) return true
    const shown = recordOfAddress(pathname, collections)
    if (shown) return visible.get(shown.collection.name)?.has(shown.id) ?? false
    return addresses.has(pathname + hash)
  }
  return everything.flatMap(({ collection, records }) =>
    records.flatMap(record => {
      const hrefs = new Set(linksIn(collection, record, origin))
      return [...hrefs]
        .filter(href => !leadsSomewhere(href))
        .map(href => ({ collection, record, href }))
    }),
  )
}

/** The addresses within the site that a record leads to. */
function linksIn(collection: AnyCollection, record: WireRecord, origin: string): string[] {
  const found = Object.entries(collection.fields).flatMap(([name, field]) => {
    const value = record[name]
    if (typeof value !== 'string' || value === '') return []
    // A page's own address is no link to it.
    const { address, isMarkup } = traitsOf(field)
    if (address) return collection.name === blog.name ? [] : [address(value)]
    return (isMarkup || name === 'content') && value.includes('href') ? hrefsIn(value) : []
  })
  return found.flatMap(href => {
    if (!URL.canParse(href, origin)) return []
    const { origin: of, pathname, hash } = new URL(href, origin)
    return of === origin && !href.startsWith('#') ? [pathname + hash] : []
  })
}

/** It is read in a document of its own, which runs nothing. */
function hrefsIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('a[href]')].map(link => link.getAttribute('href') ?? '')
}
