import { describe, expect, it } from 'vitest'
import { navigation } from '#contract/navigation.ts'
import { recordPages, recordRoutes } from '../../../setup/publicRoutes.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const UNKNOWN_ID = '0123456789abcdef01234567'

async function pageAt(path: string) {
  const answer = await fetch(origin + path)
  const html = await answer.text()
  return {
    status: answer.status,
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, words = '']) =>
      words.replace(/<[^>]+>/g, ''),
    ),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    html,
  }
}

const pages = navigation
  .filter(({ href }) => !href.includes('#') && href !== '/home')
  .map(({ href, label }) => [href, label] as const)

describe('a page of the site map', () => {
  it.each(pages)('%s is rendered with its heading and its own title', async (href, label) => {
    const { status, headings, title } = await pageAt(href)
    expect({ status, headings }).toEqual({ status: 200, headings: [label] })
    expect(title).toContain(label)
  })

  it('has every sub-page under its anchor, in the order of the site map', async () => {
    for (const { href, children = [] } of navigation) {
      if (children.length === 0) continue
      const { html } = await pageAt(href)
      const anchors = children.map(child => child.href.slice(child.href.indexOf('#') + 1))
      const places = anchors.map(anchor => html.indexOf(`<section id="${anchor}"`))
      expect(places.every(place => place > 0)).toBe(true)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
  })

  it('of the school has the title that the specification gives it', async () => {
    expect((await pageAt('/about')).title).toBe('關於本校')
  })
})

const records = await recordRoutes(origin)

/** What the page says of a record that is not there. */
const missing = [
  ['/latestNoticeDetail', '找不到這則公告'],
  ['/mediaDetail', '找不到這則消息'],
  ['/media/publicationDetail', '找不到這份刊物'],
  ['/macau-course/tutorDetail', '找不到這位導師'],
  ['/course/courseDetail', '找不到這個課程'],
] as const

describe('the page of one record', () => {
  it.each(records)('%s is rendered with one heading and the same title', async path => {
    const { status, headings, title } = await pageAt(path)
    expect(status).toBe(200)
    expect(headings).toHaveLength(1)
    expect(title).not.toBe('澳門持續教育學校')
  })

  it.each([
    ...recordPages.map(([path]) => `${path}/${UNKNOWN_ID}`),
    '/latestNoticeDetail/no-such-id',
    `/course/courseDetail/cooking/${UNKNOWN_ID}`,
  ])('%s, which nobody knows, is a real 404 in words of its own, with a way on', async path => {
    const { status, headings, html } = await pageAt(path)
    const kind = missing.find(([start]) => path.startsWith(start))?.[1]
    expect({ status, headings }).toEqual({ status: 404, headings: [`Oops! ${kind}`] })
    expect(html).toContain('Sorry, an unexpected error has occurred.')
    expect(html).toContain('No route matches URL')
    expect(html).toContain('返回首頁')
  })
})
