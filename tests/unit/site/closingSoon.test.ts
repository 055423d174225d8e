import { describe, expect, it } from 'vitest'
import { DAY_MS, dateParts, toIso } from '#contract/time.ts'
import type { CourseSummary, OpenCourses } from '#data/queries.ts'
import { stillOpen } from '#site/course/courseEntry.ts'
import { closingWords, SHOWN } from '#site/home/closingSoon.ts'

const now = new Date('2026-03-02T10:00:00+08:00')
const inDays = (days: number) => toIso(new Date(now.getTime() + days * DAY_MS))
const closing = (...deadlines: (string | null)[]) =>
  deadlines.map(deadline => ({ id: String(deadline), deadline }) as CourseSummary)

/** Closing after that many days; `null` for what has no deadline. */
function open(days: Partial<Record<keyof OpenCourses, (number | null)[]>>): OpenCourses {
  const of = (kind: keyof OpenCourses) =>
    closing(...(days[kind] ?? []).map(each => (each === null ? null : inDays(each))))
  return {
    degree: of('degree'),
    teacher: of('teacher'),
    single: of('single'),
    cpd: of('cpd'),
    macau: of('macau'),
  }
}

const closingFirst = (courses: OpenCourses) => stillOpen(courses, now).slice(0, SHOWN)

const deadlines = (courses: OpenCourses) =>
  closingFirst(courses).map(({ course }) => course.deadline)

describe('what closes first', () => {
  it('is five of all kinds in the order of their deadlines, those that can wait last', () => {
    const many = open({ degree: [9, null], teacher: [1, 30], single: [4], macau: [2, 8] })
    expect(deadlines(many)).toEqual([1, 2, 4, 8, 9].map(inDays))
    expect(deadlines(open({ degree: [null], cpd: [3] }))).toEqual([inDays(3), null])
  })

  it('is nothing that has closed since, where it is known what time it is', () => {
    const kept = open({ degree: [-0.01, 3] })
    expect(deadlines(kept)).toEqual([inDays(3)])
    expect(stillOpen(kept, undefined)).toHaveLength(2)
  })

  it('keeps with each course its kind', () => {
    const kinds = closingFirst(open({ macau: [1], degree: [2] })).map(({ kind }) => kind)
    expect(kinds).toEqual(['macau', 'degree'])
  })

  it.each([
    [{ degree: [1, 2], cpd: [6, 7, 7] }, '七日內截止'],
    [{ degree: [1] }, '七日內截止'],
    [{ degree: [1, 2], cpd: [6, 7, 7.01] }, '最快截止'],
    [{ degree: [1, null] }, '最快截止'],
    [{}, '最快截止'],
  ])('of %j is called %s', (days, words) => {
    expect(closingWords(closingFirst(open(days)), now)).toBe(words)
  })

  it('promises nothing of a week that may be over when it is read', () => {
    expect(closingWords(closingFirst(open({ degree: [1] })), undefined)).toBe('最快截止')
  })
})

it('a date apart in its parts is that of Macau', () => {
  expect(dateParts(new Date('2026-03-04T20:00:00Z'))).toEqual({
    month: '3月',
    day: '5',
    weekday: '四',
  })
})
