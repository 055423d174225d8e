import { expect, test } from 'vitest'
import { comingUp } from '#admin/home/events.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { courses } from '#contract/collections/course.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { DAY_MS } from '#contract/time.ts'

const NOW = Date.parse('2026-11-26T10:00:00+08:00')
const inDays = (days: number) => new Date(NOW + days * DAY_MS).toISOString()

const listed = (collection: AnyCollection, ...records: Record<string, unknown>[]) => ({
  collection,
  rows: records.map((values, index) => ({
    values: { id: `${index}`, revision: 1, updated_at: '', enabled: true, ...values },
    pending: undefined,
  })),
})

const told = (...lists: ReturnType<typeof listed>[]) =>
  comingUp(lists, NOW).map(({ title, what }) => `${what}${title}`)

test('a week ahead, the soonest first: what closes, what appears and what disappears', () => {
  expect(
    told(
      listed(
        courses.cpd,
        { title: '遲', deadline: inDays(6) },
        { title: '早', deadline: inDays(1) },
        { title: '昨日', deadline: inDays(-1) },
        { title: '下月', deadline: inDays(8) },
        { title: '沒有期限', deadline: null },
      ),
      listed(latestNotice, { title: '通告', publish_at: inDays(2), unpublish_at: inDays(3) }),
    ),
  ).toEqual(['截止報名早', '發佈通告', '下架通告', '截止報名遲'])
})

test('what visitors do not see closes and appears for nobody', () => {
  const off = { enabled: false, deadline: inDays(1), publish_at: inDays(1) }
  const later = { title: '未公開', deadline: inDays(1), publish_at: inDays(2) }
  expect(told(listed(courses.cpd, off, later))).toEqual(['發佈未公開'])
})
