import type { AnyCollection } from '#contract/collection.ts'
import { DAY_MS, startOfDate, toDate } from '#contract/time.ts'
import type { Shown } from '#editing/overlay.ts'
import { titleOf } from '../titleOf.ts'

/** That a record begins to be seen by visitors, or ceases to be. */
export interface Appearance {
  collection: AnyCollection
  id: string
  title: string
  isEnd: boolean
  /** Milliseconds. */
  at: number
  /** Whether visitors see it at all: what is not enabled appears at no time. */
  isEnabled: boolean
}

/** The moments at which these records appear and disappear, in their order. */
export function appearancesOf(collection: AnyCollection, rows: readonly Shown[]): Appearance[] {
  return rows
    .flatMap(({ values }) =>
      (['publish_at', 'unpublish_at'] as const).flatMap(name => {
        const at = Date.parse(String(values[name] ?? ''))
        if (Number.isNaN(at)) return []
        const title = titleOf(collection, values)
        const isEnd = name === 'unpublish_at'
        return [
          { collection, id: values.id, title, isEnd, at, isEnabled: values.enabled !== false },
        ]
      }),
    )
    .sort((a, b) => a.at - b.at)
}

/** What happens on which day of Macau, `YYYY-MM-DD`, in the order of the clock. */
export function byDay(appearances: readonly Appearance[]): Map<string, Appearance[]> {
  const days = new Map<string, Appearance[]>()
  for (const each of [...appearances].sort((a, b) => a.at - b.at)) {
    const day = toDate(new Date(each.at))
    days.set(day, [...(days.get(day) ?? []), each])
  }
  return days
}

const WEEK = 7

/**
 * The weeks that a month (`YYYY-MM`) touches, Monday first, as days of Macau.
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
