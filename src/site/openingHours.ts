import { writtenTimes } from '#contract/clock.ts'
import type { Opening, SchoolStatus } from '#contract/schoolStatus.ts'
import { startOfDate, writtenDate } from '#contract/time.ts'

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
  const words = opening.isOpen ? `此時段至${writtenTimes(opening.until)}` : openingWords(opening)
  return `${words}，特別安排以公告為準`
}

/** Whether nothing speaks against its being open now. */
export const isSurelyOpen = ({ reliance, opening }: SchoolStatus): boolean =>
  reliance === 'usual' && opening.isOpen
