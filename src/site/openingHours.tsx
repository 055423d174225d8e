import type { OpeningTime } from '#contract/contact'
import { macauClock } from '#contract/time'

const DAYS = '一二三四五六日'

const dayName = (day: number): string => `星期${DAYS[day - 1] ?? ''}`

/** `星期一至六`, `星期日`, `星期一、三`: days that follow each other are joined. */
export function dayWords(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b)
  const runs: number[][] = []
  for (const day of sorted) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const words = runs.map(run => {
    const names = run.map(day => DAYS[day - 1] ?? '')
    return run.length > 2 ? `${names[0]}至${names.at(-1)}` : names.join('、')
  })
  return sorted.length === 1 ? dayName(sorted[0] ?? 1) : `星期${words.join('、')}`
}

/** `9:00–12:30`. */
export function rangeWords([from, to]: readonly [string, string]): string {
  return `${from.replace(/^0/, '')}–${to.replace(/^0/, '')}`
}

/** Whether the school is open at `now`, by the clock in Macau; it closes at the last minute. */
export function isOpenAt(openingTime: readonly OpeningTime[], now: Date): boolean {
  const { weekday, hour, minute } = macauClock(now)
  const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  return openingTime.some(
    ({ days, ranges }) =>
      days.includes(weekday) && ranges.some(([from, to]) => from <= clock && clock < to),
  )
}
