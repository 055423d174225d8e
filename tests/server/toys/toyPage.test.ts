/**
 * Where records have their pages is one part of a collection's declaration. The toy collection here has
 * one, nothing else is told about it, and all places that follow know its page; what has to be written for
 * a collection with pages is asked for.
 */
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { QueryClient } from '@tanstack/react-query'
import express, { type Router } from 'express'
import { expect, expectTypeOf, test } from 'vitest'
import { brokenLinks } from '#admin/home/brokenLinks.ts'
import { defineCollection, type RecordOf } from '#contract/collection.ts'
import { collections, type PagedName } from '#contract/collections/index.ts'
import { link, richText, stamp, text } from '#contract/field.ts'
import { navigation } from '#contract/navigation.ts'
import { addressOf, entryOf, havingPages, recordOfAddress } from '#contract/pages.ts'
import { askedBy } from '#data/ask.ts'
import { listsOf } from '#data/queries.ts'
import { atomFeeds } from '#server/http/feeds.ts'
import { siteMap } from '#server/http/siteMap.ts'
import { activeHref } from '#site/layout/activeItem.ts'
import { documentsOf } from '#site/search/documents.ts'
import { recordFacts } from '#site/seo/recordPages.ts'
import { end, serve } from '../serve.ts'

const toy = defineCollection({
  name: 'Toy',
  label: '玩具',
  title: 'title',
  publishing: false,
  order: 'publish_time',
  verbs: ['list', 'byId'],
  page: {
    path: '/toyDetail/{id}',
    entry: '/media#{room}',
    variants: [{ when: { field: 'room', is: 'garden' }, entry: '/media#student-work' }],
    feed: { path: '/feeds/toys.atom' },
  },
  shown: ['title', 'publish_time'],
  fields: {
    title: text('名稱'),
    room: text('地方'),
    publish_time: stamp('日期'),
    content: richText('內容'),
    sister: link('姊妹', { to: 'site' }),
  },
})
const among = [...collections, toy]

const id = '65a0'.repeat(6)
const unknown = '65a1'.repeat(6)
const record: RecordOf<typeof toy> = {
  id,
  revision: 1,
  created_at: '2026-11-20T10:00:00.000+08:00',
  updated_at: '2026-11-21T10:00:00.000+08:00',
  assets: {},
  title: '木馬',
  room: 'photo',
  publish_time: '2026-11-20 10:00:00',
  content: '<p>會搖的馬。</p>',
  sister: `/toyDetail/${unknown}`,
}
const address = `/toyDetail/${id}`

/** What the server answers at a path, where the toys are all that there is. */
async function answerAt(path: string, router: typeof siteMap | typeof atomFeeds): Promise<string> {
  const ask = async ({ name }: { name: string }) => (name === 'getToy' ? [record] : [])
  const routes: Router = router({ ask, publicOrigin: 'https://school.mo' }, [toy])
  const server = createServer(express().use(routes))
  const answer = await fetch((await serve(server)) + path)
  const text = await answer.text()
  end(server)
  return text
}

test('a record has its address, and the address its record', () => {
  expect(addressOf(toy, record)).toBe(address)
  expect(recordOfAddress(address, among)).toEqual({ collection: toy, id })
  expect(recordOfAddress(`${address}/more`, among)).toBeUndefined()
  expect(recordOfAddress('/media', among)).toBeUndefined()
})

test('it belongs to the entry of the site map that its values say', () => {
  expect(entryOf(toy, record)).toMatchObject({ label: '活動相片', href: '/media#photo' })
  expect(entryOf(toy, { room: 'garden' })).toMatchObject({ label: '學員作品' })
  expect(entryOf(toy, { room: null })).toMatchObject({ href: '/media' })
})

test('the menu has its entry active', () => {
  expect(activeHref(address, '', among)).toBe('/media')
})

test('the site map names it, and when it was changed', async () => {
  const map = await answerAt('/sitemap.xml', siteMap)
  expect(map).toContain(`<loc>https://school.mo${address}</loc><lastmod>2026-11-21T02:00:00.000Z`)
})

test('its feed leads to it', async () => {
  const feed = await answerAt('/feeds/toys.atom', atomFeeds)
  expect(feed).toContain('<title>媒體及宣傳｜')
  expect(feed).toContain(`<link href="https://school.mo${address}"/>`)
})

test('its head says what it is and what stands above it', () => {
  const queryClient = new QueryClient()
  const facts = () => recordFacts({ collection: toy, id, queryClient, loaded: {} })
  expect(facts()).toBeUndefined()
  queryClient.setQueryData(['getToyById', id], record)
  expect(facts()).toMatchObject({
    description: '會搖的馬。',
    publishedAt: '2026-11-20T10:00:00+08:00',
    above: [{ label: '首頁' }, { label: '媒體及宣傳' }, { label: '活動相片' }],
  })
})

test('the search finds it', () => {
  const [document] = documentsOf({ lists: [{ collection: toy, records: [record] }] })
  const note = { stamp: record.publish_time }
  expect(document).toMatchObject({ href: address, kind: '活動相片', title: '木馬', note })
})

test('lists carry what it shows in them', () => {
  const [list] = listsOf(toy)
  expect(list && askedBy(list.queryKey)).toMatchObject({ shown: ['title', 'publish_time'] })
})

test('a link to one that is not there is found, and one to one that is there is none', () => {
  const broken = (sister: string) =>
    brokenLinks(
      [{ collection: toy, records: [{ ...record, content: null, sister }] }],
      'https://school.mo',
      new Date(),
    ).map(({ href }) => href)
  expect(broken(address)).toEqual([])
  expect(broken(`/toyDetail/${unknown}`)).toEqual([`/toyDetail/${unknown}`])
})

test('the compiler asks for the preview of each collection with pages, and of no other', () => {
  expectTypeOf<string>().not.toExtend<PagedName>()
  const names: Record<PagedName, true> = {
    DegreeCourse: true,
    TeacherCourse: true,
    SingleCourse: true,
    CPDCourse: true,
    MacauCourse: true,
    News: true,
    LatestNotice: true,
    Tutor: true,
    Publication: true,
  }
  expect(havingPages(collections).map(({ name }) => name)).toEqual(Object.keys(names))
})

/** The addresses of the site's routes; what is no word there stands for one. */
const routes = readdirSync('src/routes/_site', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx'))
  .map(file =>
    file
      .replace(/\.tsx$/, '')
      .replaceAll('.', '/')
      .replace(/\$\w+/g, '[^/]+'),
  )
  .map(pattern => new RegExp(`^/${pattern}$`))

test.each(havingPages(collections).map(each => [each.name, each] as const))(
  'what %s declares of its page is there',
  (_name, { page, shown = [], fields }) => {
    expect(routes.some(route => route.test(page.path))).toBe(true)
    const named = [
      ...shown,
      ...[...page.entry.matchAll(/\{(\w+)\}/g)].map(([, field]) => field),
      ...(page.variants ?? []).map(({ when }) => when.field),
      ...(page.feed?.of ? [page.feed.of.field] : []),
    ]
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(named))
    const hrefs = navigation.flatMap(({ href, children = [] }) => [
      href,
      ...children.map(child => child.href),
    ])
    const entries = [page.entry, ...(page.variants ?? []).map(({ entry }) => entry)]
    expect(new Set(entries.map(entry => entry.split('#')[0])).size).toBe(1)
    const patterns = entries.map(entry => new RegExp(`^${entry.replace(/\{\w+\}/, '.+')}$`))
    expect(patterns.filter(pattern => !hrefs.some(href => pattern.test(href)))).toEqual([])
  },
)
