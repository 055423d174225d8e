import { describe, expect, test } from 'vitest'
import { createCalendar } from '#server/demo/calendar.ts'
import { type Draft, recordOf } from '#server/demo/texts.ts'

describe('the calendar of the demo school', () => {
  const calendar = createCalendar(new Date('2026-02-26T03:00:00Z'))

  test('day 0 is the day of first start in Macau', () => {
    expect(calendar.date(0)).toBe('2026-02-26')
  })

  test('an evening in UTC already belongs to the next day in Macau', () => {
    expect(createCalendar(new Date('2026-12-31T15:59:59Z')).date(0)).toBe('2026-12-31')
    expect(createCalendar(new Date('2026-12-31T16:00:00Z')).date(0)).toBe('2027-01-01')
  })

  test('days run over the ends of months and years, in both directions', () => {
    expect(calendar.date(7)).toBe('2026-03-05')
    expect(calendar.date(-57)).toBe('2025-12-31')
    expect(createCalendar(new Date('2028-02-28T12:00:00Z')).date(1)).toBe('2028-02-29')
  })

  test('prose writes months and days without leading zeros', () => {
    expect(calendar.prose(7)).toBe('2026年3月5日')
  })

  test('Sunday is day 7 of the week', () => {
    expect(calendar.classDay(0, [4])).toBe(0)
    expect(calendar.classDay(0, [7])).toBe(3)
    expect(calendar.classDay(0, [1])).toBe(4)
  })

  test('a class day is the first of the wanted weekdays, today included', () => {
    expect(calendar.classDay(0, [4])).toBe(0)
    expect(calendar.classDay(1, [4])).toBe(7)
    expect(calendar.classDay(1, [2, 6])).toBe(2)
    expect(() => calendar.classDay(0, [])).toThrow(RangeError)
  })

  test('a class day is no holiday', () => {
    const closures = [{ from: '2026-03-01', to: '2026-03-06', name: '假期' }]
    const closed = createCalendar(new Date('2026-02-26T03:00:00Z'), closures)
    expect(closed.date(closed.classDay(1, [4]))).toBe('2026-03-12')
    expect(closed.isClosed('2026-03-06')).toBe(true)
    expect(closed.isClosed('2026-03-07')).toBe(false)
    expect(closed.isClosed('2031-10-01'), 'a yearly holiday').toBe(true)
  })

  describe('in a text', () => {
    const dated = (draft: Draft) => {
      const text = { file: '', id: '', collection: 'SingleCourse', draft }
      return recordOf(text, calendar, label => label).draft
    }

    test.each([
      ['+2 days', '2026-02-28'],
      ['+2 days 12:30', '2026-02-28 12:30'],
      ['-1 days 10:00:00', '2026-02-25 10:00:00'],
      ['+0 days 09:05:00', '2026-02-26 09:05:00'],
      ['星期二 from +1 days', '2026-03-03'],
      ['星期日 from +3 days', '2026-03-01'],
      ['將於{+7 days}開放', '將於2026年3月5日開放'],
      ['two days', 'two days'],
    ])('%s is %s', (written, expected) => {
      expect(dated({ deadline: written })).toEqual({ deadline: expected })
    })

    test('lessons run from the first class day, as many as the schedule says', () => {
      const schedule = '逢星期二、四18:45至21:45，共4課'
      expect(dated({ schedule, lessons_from: '+2 days' })).toEqual({
        schedule,
        weekdays: [2, 4],
        time_from: '18:45',
        time_to: '21:45',
        start_date: '2026-03-03',
        end_date: '2026-03-12',
        hours: 12,
      })
    })

    test('a single lesson names its day', () => {
      const schedule = '{start_date}（星期六）09:30至12:30、14:00至17:00'
      expect(dated({ schedule, lessons_from: '+3 days' })).toEqual({
        schedule: '2026年3月7日（星期六）09:30至12:30、14:00至17:00',
        weekdays: [6],
        time_from: '09:30',
        time_to: '17:00',
        start_date: '2026-03-07',
        end_date: '2026-03-07',
        hours: 6,
      })
    })
  })
})
