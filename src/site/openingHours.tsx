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

const pad = (value: number): string => String(value).padStart(2, '0')

/** `下午2:00`, as dates write it. */
function clockWords(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour < 12 ? '上午' : '下午'}${hour % 12 || 12}${time.slice(2)}`
}

/**
 * Whether the school is open at `now` by the clock in Macau, and in words until when, or when it
 * opens next. It closes at the last minute of a range; one without hours is simply closed.
 */
export function openingState(openingTime: readonly OpeningTime[], now: Date) {
  const { weekday, hour, minute } = macauClock(now)
  const clock = `${pad(hour)}:${pad(minute)}`
  for (let later = 0; later <= 7; later += 1) {
    const day = ((weekday - 1 + later) % 7) + 1
    const ranges = openingTime
      .filter(({ days }) => days.includes(day))
      .flatMap(entry => entry.ranges)
    const next = ranges.sort().find(([, to]) => later > 0 || clock < to)
    if (!next) continue
    const [from, to] = next
    if (later === 0 && from <= clock) {
      return { isOpen: true, words: `現正開放，至${clockWords(to)}` }
    }
    const when = later === 0 ? '' : later === 1 ? '明日' : dayName(day)
    return { isOpen: false, words: `現已休息，${when}${clockWords(from)}開放` }
  }
  return { isOpen: false, words: '現已休息' }
}
