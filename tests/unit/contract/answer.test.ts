/** What calls answer over records in memory, whoever holds them. */
import { expect, test } from 'vitest'
import { answerOf, type Source, sourcesOf } from '#contract/answer.ts'
import type { AnyCall } from '#contract/calls/call.ts'
import { currentCall, singledOutCalls } from '#contract/calls/flagged.ts'
import { pushCalls } from '#contract/calls/push.ts'
import { lookupCall, openCoursesCall, recordCalls } from '#contract/calls/records.ts'
import { settingCalls } from '#contract/calls/settings.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { blog } from '#contract/collections/blog.ts'
import { courses } from '#contract/collections/course.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { SETTINGS, type SnapshotRecords } from '#contract/snapshot.ts'

const NOW = new Date('2026-11-24T10:00:00+08:00')
const past = { id: 'a', deadline: '2026-11-24T09:59:59.000+08:00' }
const open = { id: 'b', deadline: '2026-11-24T10:00:01.000+08:00' }
const always = { id: 'c', deadline: null }
const special = { id: 'd', special: true, top: false }
const plain = { id: 'e', special: false, top: false }

const records: SnapshotRecords = {
  CPDCourse: [past, open, always],
  LatestNotice: [special, plain],
  Blog: [{ id: 'f', url: '/about' }],
  [SETTINGS]: [{ name: 'isBWMode', value: true }],
}

const ask = (endpoint: AnyCall, value?: string) =>
  answerOf(endpoint, value, ({ name }) => records[name] ?? [], NOW)

const of = (collection: AnyCollection, verb: 'list' | 'byId') => recordCalls(collection)[verb]

test('a list comes as it is read, and a record by its id', () => {
  expect(ask(of(courses.cpd, 'list'))).toEqual([past, open, always])
  expect(ask(of(courses.cpd, 'byId'), 'b')).toEqual(open)
  expect(ask(of(courses.cpd, 'byId'), 'none')).toBeUndefined()
})

test('what is singled out, and whether anything is', () => {
  const { hasSingledOut: has, listSingledOut: list } = singledOutCalls(latestNotice)
  expect(ask(list)).toEqual([special])
  expect(ask(has)).toBe(true)
})

test('a lookup answers one record or none', () => {
  const byUrl = lookupCall(blog, 'url')
  expect(ask(byUrl, '/about')).toEqual({ id: 'f', url: '/about' })
  expect(ask(byUrl, '/none')).toBeNull()
})

test('current notices, and the courses that one may still enrol in, by kind', () => {
  expect(ask(currentCall(latestNotice))).toEqual(
    records.LatestNotice?.filter(notice => latestNotice.urgent?.some(flag => notice[flag])),
  )
  expect(ask(openCoursesCall)).toMatchObject({ cpd: [open, always], macau: [] })
})

test('the settings, and one by its name', () => {
  const setting = { name: 'isBWMode', value: true }
  expect(ask(settingCalls.listSettings)).toEqual([setting])
  expect(ask(settingCalls.settingByName, 'isBWMode')).toEqual(setting)
  expect(ask(settingCalls.settingByName, 'contact')).toBeUndefined()
})

test('of other calls nothing is said', () => {
  expect(ask(pushCalls.pushKey)).toBeUndefined()
})

test('a call reads what it says it reads', () => {
  for (const endpoint of [openCoursesCall, of(courses.cpd, 'list')]) {
    const read: Source[] = []
    const noting = (source: Source) => {
      read.push(source)
      return []
    }
    answerOf(endpoint, undefined, noting, NOW)
    expect(read).toEqual(sourcesOf(endpoint))
  }
})
