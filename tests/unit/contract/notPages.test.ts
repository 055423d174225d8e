/** Which navigations the worker answers with the shell, as Workbox asks: by path and query together. */
import { expect, test } from 'vitest'
import { NOT_PAGES } from '#contract/notPages.ts'

const isPage = (address: string) => !NOT_PAGES.some(each => each.test(address))

test.each([
  '/course?utm_source=news.school.mo',
  '/home?from=a.b/c',
  '/course/courseDetail/cpd/65a1?fbclid=IwAR0.x_1&q=1.5',
  '/admin/tutor?record=Tutor/65a1&name=a.b',
  '/mediaDetail/65a1?back=/upload/a.pdf',
])('%s is a page, whatever full stops its query has', address => {
  expect(isPage(address)).toBe(true)
})

test.each([
  '/sitemap.xml',
  '/sitemap.xml?page=2',
  '/course/courseDetail/single/65a1/calendar.ics?since=2026/11',
  '/api?x=1',
  '/upload/a.webp',
  '/healthz?now',
  '/.well-known/security.txt',
])('%s is none, whatever its query', address => {
  expect(isPage(address)).toBe(false)
})
