import { expect, test } from 'vitest'
import { appearancesOf, byDay } from '#admin/calendar/appearances.ts'
import { blog } from '#contract/collections/blog.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'

test('a record appears and disappears on the days of Macau, in the order of the clock', () => {
  const values = {
    id: 'a',
    title: '通告',
    enabled: false,
    publish_at: '2026-11-22T16:30:00.000Z',
    unpublish_at: '2026-11-22T17:00:00.000Z',
  }
  const found = appearancesOf(latestNotice, [{ values }, { values: { id: 'b', title: '無' } }])
  expect(found.map(({ title, isEnd, isEnabled }) => [title, isEnd, isEnabled])).toEqual([
    ['通告', false, false],
    ['通告', true, false],
  ])
  expect([...byDay(found).keys()]).toEqual(['2026-11-23'])
  expect(appearancesOf(blog, [{ values: { id: 'c', title: '頁' } }])).toEqual([])
})
