/**
 * What search engines, cards and feed readers find in a page's head. It is written on the server and
 * only there: no visitor downloads the code that makes it, and React passes over what it did not
 * write. What must hold: whatever staff wrote stays text, in an attribute as in a script of data.
 */
import type { AnyRouter } from '@tanstack/react-router'
import type { BreadcrumbList, Thing } from 'schema-dts'
import { isAdminPath } from '#contract/adminPath.ts'
import { CARD_SIZE } from '#contract/asset.ts'
import { escapedMarkup, safeLine } from '#contract/characters.ts'
import { collections } from '#contract/collections/index.ts'
import { initialContact } from '#contract/contact.ts'
import { feedsOf } from '#contract/feeds.ts'
import { beginnings } from '#contract/languages.ts'
import { recordOfAddress } from '#contract/pages.ts'
import { settingValue } from '#contract/settingValue.ts'
import { settings } from '#data/frameQueries.ts'
import { ownName, titleOf } from '../titled.ts'
import { installTags } from './installTags.ts'
import { languageFacts } from './languageFacts.ts'
import { homeFacts, mapPageFacts } from './mapPages.ts'
import { cardAddress, type PageAddress, type PageFacts, type SharedCard } from './pageFacts.ts'
import { recordFacts } from './recordPages.ts'

const NO_INDEX = '<meta name="robots" content="noindex">'

/**
 * The tags for the page that `router` has loaded.
 * @param origin the public origin, without a slash at the end
 * @param status the page's HTTP status
 */
export function headTags(router: AnyRouter, origin: string, status: number): string {
  const { pathname } = router.state.location
  const facts = status === 200 ? factsOf(router) : undefined
  if (!facts) return NO_INDEX + installTags
  const { queryClient } = router.options.context
  const list = queryClient.getQueryData(settings.queryKey)
  const contact = settingValue(list, 'contact') ?? initialContact
  const title = titleOf(router)
  const share = facts.share?.(contact) ?? { address: cardAddress(facts), words: title }
  const asked = pageAsked(router)
  const page: PageAddress = {
    origin,
    // A page of a long list is a page of its own; what else is asked of a list is not.
    url: `${origin}${pathname}${asked ? `?page=${asked}` : ''}`,
    image: new URL(cardAddress(facts), origin).href,
    contact,
  }
  return [
    installTags,
    ...metaTags({ facts, page, title, share }),
    ...alternates(beginnings(list), pathname, origin),
    ...feedsOf(collections)
      .filter(({ page: of }) => ['/home', of].includes(pathname))
      .map(feedLink),
    ...dataOf(facts, page, title).map(dataScript),
  ].join('')
}

function factsOf(router: AnyRouter): PageFacts | undefined {
  const { queryClient } = router.options.context
  const match = router.stores.matches.get().at(-1)
  const routeId: string = match?.routeId ?? ''
  const { pathname } = router.state.location
  if (routeId === '/_site/home') return homeFacts(queryClient)
  // What no route has is read as a visitor's, also where only the admin's frame is rendered.
  if (!routeId.startsWith('/_site/') || isAdminPath(pathname)) return
  const found = recordOfAddress(pathname, collections)
  if (found) return recordFacts({ ...found, queryClient, loaded: match?.loaderData ?? {} })
  return languageFacts(pathname, queryClient) ?? mapPageFacts(pathname, queryClient)
}

/** The page of its lists that is asked for, as the route reads it; none of a route that has no lists. */
function pageAsked(router: AnyRouter): number | undefined {
  const { routeId, search } = router.stores.matches.get().at(-1) ?? {}
  return router.routesById[routeId]?.options.validateSearch && search.page
}

interface Told {
  facts: PageFacts
  page: PageAddress
  title: string
  share: SharedCard
}

function metaTags({ facts, page, title, share }: Told): string[] {
  const { url, origin, contact } = page
  const image = new URL(share.address, origin).href
  const { description, locale = 'zh_HK', publishedAt } = facts
  return [
    `<link rel="canonical" href="${escaped(url)}">`,
    named('description', description),
    property('og:type', publishedAt ? 'article' : 'website'),
    property('og:site_name', contact.name.zh),
    property('og:locale', locale),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(CARD_SIZE.width)),
    property('og:image:height', String(CARD_SIZE.height)),
    property('og:image:alt', share.words),
    ...(publishedAt ? [property('article:published_time', publishedAt)] : []),
    // Title and description are read from the others where they are not said again.
    named('twitter:card', 'summary_large_image'),
    named('twitter:image', image),
    ...(facts.share ? [named('twitter:image:alt', share.words)] : []),
  ]
}

function dataOf(facts: PageFacts, page: PageAddress, title: string): Thing[] {
  const things = facts.thingsAt?.(page) ?? []
  return facts.above.length === 0 ? things : [...things, breadcrumbs(facts, page, title)]
}

function breadcrumbs(
  facts: PageFacts,
  { origin, url }: PageAddress,
  title: string,
): BreadcrumbList {
  const steps = [
    ...facts.above.map(({ label, href }) => ({ name: label, item: origin + href })),
    { name: ownName(title), item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

const escaped = (text: string) => escapedMarkup(safeLine(text))

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escaped(content)}">`

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}">`

/** Each of some pages that say the same in several languages names all of them. */
function alternates(
  pages: readonly { lang: string; href: string }[],
  pathname: string,
  origin: string,
): string[] {
  if (!pages.some(({ href }) => href === pathname)) return []
  return pages.map(
    ({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${origin}${href}">`,
  )
}

const feedLink = ({ path, title }: { path: string; title: string }) =>
  `<link rel="alternate" type="application/atom+xml" title="${title}" href="${path}">`

/** What ends the script, what a reader takes for a line break, and what is no character to a parser of HTML. */
const SPELT_OUT = /[<\p{Cc}\p{Noncharacter_Code_Point}\u2028\u2029]/gu

/** Data for machines, which no browser runs. */
export const dataScript = (thing: Thing) => {
  const json = JSON.stringify(Object.assign({ '@context': 'https://schema.org' }, thing))
  const spelt = json.replace(SPELT_OUT, found =>
    found
      .split('')
      .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )
  return `<script type="application/ld+json">${spelt}</script>`
}
