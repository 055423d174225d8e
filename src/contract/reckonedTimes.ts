/** Reads the times that `clock` writes; apart from it, as no page reckons before somebody searches. */
import { SAYS_HALF, TIMES } from './clock.ts'
import { saidHour } from './saidHour.ts'

/** A time from 00:00 to 23:59 of one that may have been said with a half of the day; empty of what nobody says. */
function reckoned(hour: string, minute: string, said: string | undefined): string {
  const whole = saidHour(said, Number(hour))
  return whole === undefined ? '' : `${String(whole).padStart(2, '0')}:${minute}`
}

/**
 * The same text with its times from 00:00 to 23:59, for whoever has to reckon with them; `undefined`
 * where some have a half of the day and others leave it to the reader.
 */
export function reckonedTimes(text: string): string | undefined {
  const isSaid = SAYS_HALF.test(text)
  let isSure = true
  const times = text.replace(TIMES, (_, said, hour, minute, saidTo, toHour, toMinute) => {
    const from = reckoned(hour, minute, said)
    if ((isSaid && said === undefined) || from === '') isSure = false
    if (toHour === undefined) return from
    // 上午9:30至12:30: the second time has the first one's half, unless that were before it.
    const to = reckoned(toHour, toMinute, saidTo ?? (Number(toHour) > 12 ? undefined : said))
    if (to === '') isSure = false
    const isBefore = isSaid && saidTo === undefined && to <= from
    return `${from}至${isBefore ? reckoned(toHour, toMinute, '下午') : to}`
  })
  return isSure ? times : undefined
}
