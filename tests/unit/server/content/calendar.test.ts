import { describe, expect, test } from 'vitest'
import { createCalendar } from '#server/content/texts/calendar'

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

  test('a deadline is 16:00 in Macau unless another time is given', () => {
    expect(calendar.deadline(2)).toBe('2026-02-28T16:00:00.000+08:00')
    expect(new Date(calendar.deadline(2)).toISOString()).toBe('2026-02-28T08:00:00.000Z')
    expect(calendar.deadline(2, '12:30')).toBe('2026-02-28T12:30:00.000+08:00')
  })

  test('a stamp has the shape of publish_time', () => {
    expect(calendar.stamp(-1)).toBe('2026-02-25 10:00:00')
    expect(calendar.stamp(0, '09:05:00')).toBe('2026-02-26 09:05:00')
  })

  test('prose writes months and days without leading zeros', () => {
    expect(calendar.prose(7)).toBe('2026年3月5日')
  })

  test('Sunday is day 7 of the week', () => {
    expect(calendar.weekday(0)).toBe(4)
    expect(calendar.weekday(3)).toBe(7)
    expect(calendar.weekday(4)).toBe(1)
  })

  test('onOrAfter finds the first of the wanted weekdays, today included', () => {
    expect(calendar.onOrAfter(0, [4])).toBe(0)
    expect(calendar.onOrAfter(1, [4])).toBe(7)
    expect(calendar.onOrAfter(1, [2, 6])).toBe(2)
    expect(() => calendar.onOrAfter(0, [])).toThrow(RangeError)
  })
})
