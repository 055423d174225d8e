/** Months as `YYYY-MM`, of Macau. */
import { DAY_MS, startOfDate, toDate } from './time.ts'

const WEEK = 7

/**
 * The weeks that a month touches, Monday first.
 * @returns weeks of seven `YYYY-MM-DD`
 */
export function weeksOf(month: string): string[][] {
  const first = startOfDate(`${month}-01`).getTime()
  // 1970-01-01 was a Thursday; Macau's day begins before that of Greenwich.
  const weekday = (Math.round((first + DAY_MS / 3) / DAY_MS) + 3) % WEEK
  const weeks: string[][] = []
  for (let day = first - weekday * DAY_MS; ; day += WEEK * DAY_MS) {
    const week = Array.from({ length: WEEK }, (_, each) => toDate(new Date(day + each * DAY_MS)))
    if (!week.some(date => date.startsWith(month))) return weeks
    weeks.push(week)
  }
}

/** The month so many months later. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
