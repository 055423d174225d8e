/** Days and times as people type and paste them, always of Macau, whatever the computer's own are. */
import { HALF_OF_DAY, saidHour } from '#contract/saidHour.ts'
import { isDate, isStamp, parseMoment, toStamp } from '#contract/time.ts'

/** `2026-03-05`, `2026/3/5`, `2026.3.5`, `2026年3月5日（星期四）`, `20260305`. */
const DAY =
  String.raw`(?<year>\d{4})(?:\s*[-/.年]\s*(?<month>\d{1,2})\s*[-/.月]\s*(?<day>\d{1,2})\s*日?|` +
  String.raw`(?<months>\d\d)(?<days>\d\d))\s*(?:\(星期.\))?`
/** `16:00:00`, `9:30`, `下午4:00`, `16時30分`. */
const CLOCK = String.raw`(?<half>${HALF_OF_DAY})?\s*(?<hour>\d{1,2})[:時](?<minute>\d{1,2})(?:[:分](?<second>\d{1,2})?)?秒?`

const day = new RegExp(`^${DAY}$`)
const clock = new RegExp(`^${CLOCK}$`)
const both = new RegExp(`^${DAY}[T\\s]*${CLOCK}$`)
/** `202603051600`, `20260305 160000`: a telephone's keys for numbers have no others. */
const digits = /^(\d{8})\s*(\d\d)(\d\d)(\d\d)?$/
const withZone = /T.*(Z|[+-]\d{2}:?\d{2})$/

/** Full-width digits and signs are what an input method leaves. */
const plain = (text: string): string => text.normalize('NFKC').trim()

const spaced = (text: string): string =>
  text.replace(
    digits,
    (_, day, hour, minute, second = '00') => `${day} ${hour}:${minute}:${second}`,
  )

type Groups = Record<string, string | undefined>

const pad = (digits = '0'): string => digits.padStart(2, '0')

const dayIn = ({ year, month, months, day, days }: Groups): string =>
  `${year}-${pad(month ?? months)}-${pad(day ?? days)}`

function clockIn({ half, hour, minute, second }: Groups): string | undefined {
  const said = saidHour(half, Number(hour))
  return said === undefined ? undefined : `${pad(String(said))}:${pad(minute)}:${pad(second)}`
}

/** @returns `YYYY-MM-DD`; `undefined` for what is no day of the calendar */
export function readDay(text: string): string | undefined {
  const { groups } = day.exec(plain(text)) ?? {}
  const found = groups && dayIn(groups)
  return found && isDate(found) ? found : undefined
}

/**
 * @param usual the time of a day that is given without one, `HH:mm:ss`
 * @returns `YYYY-MM-DD HH:mm:ss`; `undefined` for what is no moment
 */
export function readStamp(text: string, usual: string): string | undefined {
  const typed = plain(text)
  if (withZone.test(typed)) {
    const moment = parseMoment(typed, usual)
    return moment && toStamp(moment)
  }
  const bare = readDay(typed)
  if (bare) return `${bare} ${usual}`
  const { groups } = both.exec(spaced(typed)) ?? {}
  const time = groups && clockIn(groups)
  const found = time && `${dayIn(groups)} ${time}`
  return found && isStamp(found) ? found : undefined
}

/** @returns `HH:mm`; `undefined` for what is no time of a day */
export function readClock(text: string): string | undefined {
  const typed = plain(text).replace(/^(\d{1,2})(\d\d)$/, '$1:$2')
  const { groups } = clock.exec(typed) ?? {}
  const found = groups && clockIn(groups)
  return found && isStamp(`2000-01-01 ${found}`) ? found.slice(0, 5) : undefined
}
