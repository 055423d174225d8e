/** Reads the times that `clock` writes; apart from it, as no page reckons before somebody searches. */
import { PM, SAYS_HALF, TIMES } from './clock.ts'

/** A time from 00:00 to 23:59 of one that may have been said with a half of the day. */
function reckoned(hour: string, minute: string, said: string | undefined): string {
  const isLate = said !== undefined && new RegExp(`^(?:${PM})$`).test(said)
  const whole = said === undefined || Number(hour) > 12 ? Number(hour) : Number(hour) % 12
  return `${String(isLate && whole < 12 ? whole + 12 : whole).padStart(2, '0')}:${minute}`
}

/**
 * The same text with its times from 00:00 to 23:59, for whoever has to reckon with them; `undefined`
 * where some have a half of the day and others leave it to the reader.
 */
export function reckonedTimes(text: string): string | undefined {
  const isSaid = SAYS_HALF.test(text)
  let isSure = true
  const times = text.replace(TIMES, (_, said, hour, minute, saidTo, toHour, toMinute) => {
    if (isSaid && said === undefined) isSure = false
    const from = reckoned(hour, minute, said)
    if (toHour === undefined) return from
    // 上午9:30至12:30: the second time has the first one's half, unless that were before it.
    const to = reckoned(toHour, toMinute, saidTo ?? said)
    const isBefore = isSaid && saidTo === undefined && to <= from
    return `${from}至${isBefore ? reckoned(toHour, toMinute, '下午') : to}`
  })
  return isSure ? times : undefined
}
