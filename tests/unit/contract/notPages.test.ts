/** Which addresses are pages: the worker answers them with the shell, asked by path and query together, and links to them are the router's. */
import { expect, test } from 'vitest'
import { isPage } from '#contract/notPages.ts'

test.each([
  '/course?utm_source=news.school.mo',
  '/home?from=a.b/c',
  '/course/courseDetail/cpd/65a1?fbclid=IwAR0.x_1&q=1.5',
  '/admin/tutor?record=Tutor/65a1&name=a.b',
  '/mediaDetail/65a1?back=/upload/a.pdf',
  '/course?q=1#a.b',
  '/about#school.introduction',
  '/',
])('%s is a page, whatever full stops its query and its anchor have', address => {
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
  '/upload/a.pdf#page=2',
  '/feeds/notices.atom#latest',
  '/api#x',
])('%s is none, whatever its query and its anchor', address => {
  expect(isPage(address)).toBe(false)
})
