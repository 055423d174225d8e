/**
 * Dates of the demo school, counted from the day of its first start, so that whenever somebody
 * starts it some courses are open, some close soon and some are over.
 *
 * A day is a day in Macau (UTC+8, no summer time), wherever the process runs: 17:00 UTC already
 * belongs to the next day. All arithmetic is done on a UTC date that stands for the Macau day,
 * so the zone of the machine never enters.
 */

const MACAU_OFFSET_MS = 8 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** 1 = Monday … 7 = Sunday, as in the contact's opening times. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface Calendar {
  /** ISO 8601 with +08:00; `time` is HH:mm in Macau. Negative days lie before the first start. */
  deadline(days: number, time?: string): string
  /** YYYY-MM-DD */
  date(days: number): string
  /** YYYY-MM-DD HH:mm:ss, the shape of `publish_time`. */
  stamp(days: number, time?: string): string
  /** A date as it stands in a sentence: 2026年3月5日. */
  prose(days: number): string
  /** 1 = Monday … 7 = Sunday. */
  weekday(days: number): Weekday
  /** The first offset from `days` on that falls on one of `weekdays`. */
  onOrAfter(days: number, weekdays: readonly Weekday[]): number
}

/** Counts days from the Macau day on which `firstStart` lies; day 0 is that day. */
export function createCalendar(firstStart: Date): Calendar {
  const firstDay = Math.floor((firstStart.getTime() + MACAU_OFFSET_MS) / DAY_MS)
  const day = (days: number) => new Date((firstDay + days) * DAY_MS)

  const date = (days: number) => day(days).toISOString().slice(0, 10)

  const weekday = (days: number): Weekday => {
    const sundayBased = day(days).getUTCDay()
    return (sundayBased === 0 ? 7 : sundayBased) as Weekday
  }

  return {
    date,
    weekday,
    deadline: (days, time = '16:00') => `${date(days)}T${time}:00.000+08:00`,
    stamp: (days, time = '10:00:00') => `${date(days)} ${time}`,
    prose: days => {
      const value = day(days)
      return `${value.getUTCFullYear()}年${value.getUTCMonth() + 1}月${value.getUTCDate()}日`
    },
    onOrAfter: (days, weekdays) => {
      if (weekdays.length === 0) throw new RangeError('onOrAfter needs at least one weekday')
      let offset = days
      while (!weekdays.includes(weekday(offset))) offset += 1
      return offset
    },
  }
}
