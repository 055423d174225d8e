/**
 * Days of the demo school, counted from the day of its first start, so that whenever somebody
 * starts it some courses are open, some close soon and some are over. A day is a day in Macau,
 * wherever the process runs.
 */
import type { Holiday } from '#contract/contact.ts'
import { DAY_MS, macauClock, startOfDate, toDate } from '#contract/time.ts'

/** The public holidays that fall on the same day (MM-DD) every year. */
const YEARLY = new Set(
  '01-01 05-01 10-01 10-02 11-02 12-08 12-20 12-21 12-22 12-24 12-25'.split(' '),
)

export type Calendar = ReturnType<typeof createCalendar>

/**
 * Counts days from the Macau day on which `firstStart` lies; day 0 is that day, negative ones lie before.
 * @param closures when the school is closed besides the yearly holidays. Those that move with the moon or
 *   with Easter are known for few years; in others the timetable knows the yearly ones, which is enough
 *   for a demo.
 */
export function createCalendar(firstStart: Date, closures: readonly Holiday[] = []) {
  const midnight = startOfDate(toDate(firstStart)).getTime()
  const clockOn = (days: number) => macauClock(new Date(midnight + days * DAY_MS))

  /** YYYY-MM-DD */
  const date = (days: number): string => toDate(new Date(midnight + days * DAY_MS))

  /** Whether there are no classes on a date (YYYY-MM-DD). */
  const isClosed = (day: string): boolean =>
    YEARLY.has(day.slice(5)) || closures.some(({ from, to }) => from <= day && day <= to)

  /** The first day from `days` on that is no holiday and one of `weekdays`, 1 (Monday) to 7 (Sunday). */
  function classDay(days: number, weekdays: readonly number[]): number {
    if (weekdays.length === 0) throw new RangeError('a class needs at least one weekday')
    let offset = days
    while (!weekdays.includes(clockOn(offset).weekday) || isClosed(date(offset))) offset += 1
    return offset
  }

  /** A date as it stands in a sentence: 2026年3月5日. */
  function prose(days: number): string {
    const { year, month, day } = clockOn(days)
    return `${year}年${month}月${day}日`
  }

  return { date, prose, isClosed, classDay }
}
