import { describe, expect, it } from 'vitest'
import { lessonsOf, readSchedule } from '#server/calendar/schedule.ts'
import { demoSchool } from '../demo/demoSchool.ts'

/** `2,4 18:45–21:45 | 6 14:00–17:00 (12)`. */
const read = (text: string) => {
  const schedule = readSchedule(text)
  if (!schedule) return undefined
  const slots = schedule.slots.map(({ weekdays, from, to }) => `${weekdays.join()} ${from}–${to}`)
  return slots.join(' | ') + (schedule.lessons ? ` (${schedule.lessons})` : '')
}

describe('a schedule', () => {
  it.each([
    ['逢星期二、四19:00至22:00', '2,4 19:00–22:00'],
    ['逢星期二、四 19:00–22:00', '2,4 19:00–22:00'],
    ['星期六 9:30-12:30', '6 09:30–12:30'],
    ['逢週一至五１８：４５至２１：４５', '1,2,3,4,5 18:45–21:45'],
    ['逢星期日10:00至12:00', '7 10:00–12:00'],
    ['逢星期二、四下午6:45至9:45，共12課', '2,4 18:45–21:45 (12)'],
    ['星期六上午9:30至12:30、下午2:00至5:00', '6 09:30–12:30 | 6 14:00–17:00'],
    ['逢星期天10:00至12:00', '7 10:00–12:00'],
    ['逢星期三18:45至21:45，共12課', '3 18:45–21:45 (12)'],
    ['逢星期二、四18:45至21:45，星期六14:00至17:00', '2,4 18:45–21:45 | 6 14:00–17:00'],
    ['逢星期六09:30至12:30、14:00至17:00，共2課', '6 09:30–12:30 | 6 14:00–17:00 (2)'],
    ['2026年12月5日（星期六）09:30至12:30', '6 09:30–12:30'],
  ])('%s is read', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    '',
    '待定',
    '逢星期二19:00',
    '逢星期二下午2:00至5:00、6:45至9:45',
    '逢星期二晚上7時至10時',
    '逢星期二22:00至19:00',
    '逢星期五至一19:00至22:00',
    '逢星期二19:00至22:00（隔週）',
    '逢星期二、四18:45至21:45；實習時間另行安排',
    '逢星期二25:00至26:00',
  ])('%s is not guessed at', text => {
    expect(readSchedule(text)).toBeUndefined()
  })

  it('of the demo school is read everywhere but where part of it is arranged later', () => {
    const { courses } = demoSchool(new Date('2026-11-20T04:00:00Z'))
    const unread = Object.values(courses)
      .flat()
      .map(({ schedule }) => schedule)
      .filter(schedule => readSchedule(schedule) === undefined)
    expect(unread.length).toBeGreaterThan(0)
    expect(unread.filter(schedule => !schedule.includes('另行安排'))).toEqual([])
  })
})

const course = {
  schedule: '逢星期二、四19:00至22:00',
  start_date: '2026-03-03',
  end_date: '2026-03-12',
  hours: null,
}

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

  it('that begin before eight in Macau fall on the day before at Greenwich', () => {
    const early = { ...course, schedule: '逢星期二07:00至08:00', end_date: '2026-03-03' }
    expect(moments(lessonsOf(early))).toEqual([['2026-03-02T23:00:00.000Z']])
  })

  it.each([
    ['the first day is no class day', { start_date: '2026-03-02' }],
    ['the last day is no class day', { end_date: '2026-03-13' }],
    ['the last day comes before the first', { end_date: '2026-02-26' }],
    ['a day is not known', { start_date: null }],
    ['the schedule cannot be read', { schedule: '另行通知' }],
  ])('are none where %s', (_name, change) => {
    expect(lessonsOf({ ...course, ...change })).toBeUndefined()
  })
})
