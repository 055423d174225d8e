import { describe, expect, it } from 'vitest'
import { lessonsOf } from '#server/calendar/lessons.ts'

const course = {
  schedule: '逢星期二、四19:00至22:00',
  start_date: '2026-03-03',
  end_date: '2026-03-12',
  hours: null,
}

const alwaysAt = (times: number) => `逢星期一至日${Array(times).fill('09:00至10:00').join('、')}`

const moments = (lessons: ReturnType<typeof lessonsOf>) =>
  lessons?.series.map(({ starts }) => starts.map(start => start.toISOString()))

describe('the lessons of a course', () => {
  const everyOne = [
    [
      '2026-03-03T11:00:00.000Z',
      '2026-03-05T11:00:00.000Z',
      '2026-03-10T11:00:00.000Z',
      '2026-03-12T11:00:00.000Z',
    ],
  ]

  it.each([
    ['nothing contradicts the pattern', {}],
    ['the stated number agrees', { schedule: `${course.schedule}，共4課` }],
    ['the stated hours agree', { hours: 12 }],
  ])('are all there where %s', (_name, change) => {
    const lessons = lessonsOf({ ...course, ...change })
    expect(lessons?.isWhole).toBe(true)
    expect(moments(lessons)).toEqual(everyOne)
  })

  it.each([
    ['number', { schedule: `${course.schedule}，共3課` }],
    ['hours', { hours: 9 }],
  ])('are only the first and the last where the stated %s differs', (_name, change) => {
    const lessons = lessonsOf({ ...course, ...change })
    expect(lessons?.isWhole).toBe(false)
    expect(moments(lessons)).toEqual([['2026-03-03T11:00:00.000Z', '2026-03-12T11:00:00.000Z']])
  })

  const dates = {
    schedule: '2026年3月7日（星期六）14:30至17:30，2026年3月14日（星期六）10:00至13:00',
    start_date: '2026-03-07',
    end_date: '2026-03-14',
    hours: 6,
  }

  it('of written-out dates are on these alone, each at its own hours', () => {
    const lessons = lessonsOf(dates)
    expect(lessons?.isWhole).toBe(true)
    expect(moments(lessons)).toEqual([['2026-03-07T06:30:00.000Z'], ['2026-03-14T02:00:00.000Z']])
  })

  it('are only the first and the last where a date is not between these', () => {
    const schedule = `${dates.schedule}，2026年3月21日（星期六）10:00至13:00`
    expect(lessonsOf({ ...dates, schedule })?.isWhole).toBe(false)
  })

  it('that begin before eight in Macau fall on the day before at Greenwich', () => {
    const early = { ...course, schedule: '逢星期二07:00至08:00', end_date: '2026-03-03' }
    expect(moments(lessonsOf(early))).toEqual([['2026-03-02T23:00:00.000Z']])
  })

  it.each([
    ['the first day is no class day', { start_date: '2026-03-02' }],
    ['the last day is no class day', { end_date: '2026-03-13' }],
    ['the last day comes before the first', { end_date: '2026-02-26' }],
    ['a day is not known', { start_date: null }],
    [
      'there are more than any course has',
      { schedule: alwaysAt(104), start_date: '2026-01-01', end_date: '2035-12-31' },
    ],
    ['the schedule cannot be read', { schedule: '另行通知' }],
  ])('are none where %s', (_name, change) => {
    expect(lessonsOf({ ...course, ...change })).toBeUndefined()
  })
})
