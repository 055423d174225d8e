import { writtenTimes } from '#contract/clock.ts'
import type { Opening, SchoolStatus } from '#contract/schoolStatus.ts'
import { startOfDate, writtenDate } from '#contract/time.ts'

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

/** `上午9:00至下午12:30`. */
export function rangeWords([from, to]: readonly [string, string]): string {
  return writtenTimes(`${from}至${to}`)
}

/** `明日`, `星期一`; from a week on with the date, as the name of the day alone would mislead. */
function dayOf(date: string, inDays: number): string {
  if (inDays < 2) return inDays === 0 ? '' : '明日'
  const written = writtenDate(startOfDate(date))
  return inDays < 7 ? written.slice(-4, -1) : written.replace(/^\d+年/, '')
}

function openingWords(opening: Opening): string {
  if (opening.isOpen) return `現正開放，至${writtenTimes(opening.until)}`
  const { holiday, next } = opening
  const rest = holiday ? `今日休息（${holiday}）` : '現已休息'
  return next ? `${rest}，${dayOf(next.date, next.inDays)}${writtenTimes(next.at)}開放` : rest
}

/**
 * In words whether the school is open, and until when, or when it opens next. Where a notice is current
 * that may say otherwise, they promise nothing.
 */
export function statusWords({ reliance, opening }: SchoolStatus): string {
  if (reliance === 'weather') return '惡劣天氣，開放時間以公告為準'
  if (reliance === 'usual') return openingWords(opening)
  const words = opening.isOpen ? `辦公時間至${writtenTimes(opening.until)}` : openingWords(opening)
  return `${words}，特別安排以公告為準`
}

/** Whether nothing speaks against its being open now. */
export const isSurelyOpen = ({ reliance, opening }: SchoolStatus): boolean =>
  reliance === 'usual' && opening.isOpen
