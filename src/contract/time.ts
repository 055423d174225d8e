/**
 * Macau time. The zone has been UTC+8 without summer time since 1979, so a fixed offset is exact
 * for every date this site shows, and needs no time-zone data on the phone.
 */
import { writtenTime } from './clock.ts'

export const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS
const OFFSET_MS = 8 * HOUR_MS

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const STAMP = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2}):(\d{2})$/
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?$/

const pad = (value: number, width = 2): string => String(value).padStart(width, '0')

/** Whether `text` is a day of the calendar written `YYYY-MM-DD`; 31 February is not. */
export function isDate(text: string): boolean {
  const parts = DATE.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (year < 1 || month < 1 || month > 12 || day < 1) return false
  return day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}

/** The month of a moment in Macau, `YYYY-MM`. */
export const monthOf = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 7)

/** `2026年3月` of `2026-03`. */
export const writtenMonth = (month: string): string =>
  `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`

/** The first moment of a month (`YYYY-MM`, Macau) and of the next; `undefined` when there is no such month. */
export function monthRange(month: string): [Date, Date] | undefined {
  const from = parseMoment(`${month}-01`, '00:00:00.000')
  if (!/^\d{4}-\d{2}$/.test(month) || !from) return undefined
  const [year = 0, number = 0] = month.split('-').map(Number)
  return [from, new Date(Date.UTC(year, number, 1) - OFFSET_MS)]
}

const isClock = (hour: string, minute: string, second: string): boolean =>
  Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60

/** Whether `text` is a real `YYYY-MM-DD HH:mm:ss`. */
export function isStamp(text: string): boolean {
  const parts = STAMP.exec(text)
  if (!parts) return false
  const [, day = '', hour = '', minute = '', second = ''] = parts
  return isDate(day) && isClock(hour, minute, second)
}

/** Minutes east of Greenwich, `undefined` for an offset no place on Earth has. */
function zoneMinutes(zone: string): number | undefined {
  if (zone === 'Z') return 0
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(-2))
  if (hours > 14 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

/**
 * Reads a moment: ISO 8601 with a zone, a date-time without one (Macau time), or a bare
 * `YYYY-MM-DD` completed by `defaultTime` (`HH:mm:ss.SSS`, Macau time).
 * @returns `undefined` when it is not a real moment.
 */
export function parseMoment(text: string, defaultTime: string): Date | undefined {
  const parts = MOMENT.exec(isDate(text) ? `${text}T${defaultTime}` : text)
  if (!parts) return undefined
  const [, day = '', hour = '', minute = '', second = '00', fraction = '0', zone = '+08:00'] = parts
  const offset = zoneMinutes(zone)
  if (!isDate(day) || !isClock(hour, minute, second) || offset === undefined) return undefined
  const local = Date.parse(
    `${day}T${hour}:${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}Z`,
  )
  const moment = new Date(local - offset * 60_000)
  const year = new Date(moment.getTime() + OFFSET_MS).getUTCFullYear()
  return year >= 1 && year <= 9999 ? moment : undefined
}

/** The parts of a moment on a clock in Macau; `weekday` is 1 (Monday) to 7 (Sunday). */
export function macauClock(moment: Date) {
  const local = new Date(moment.getTime() + OFFSET_MS)
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: local.getUTCDay() || 7,
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
  }
}

/** `2026-03-05T16:00:00.000+08:00`. */
export function toIso(moment: Date): string {
  return `${new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, -1)}+08:00`
}

/** `2026-03-05`, the day it is in Macau. */
export function toDate(moment: Date): string {
  const clock = macauClock(moment)
  return `${pad(clock.year, 4)}-${pad(clock.month)}-${pad(clock.day)}`
}

/** `2026-03-05 16:00:00` in Macau. */
export function toStamp(moment: Date): string {
  const clock = macauClock(moment)
  return `${toDate(moment)} ${pad(clock.hour)}:${pad(clock.minute)}:${pad(clock.second)}`
}

/** `2026-03-05 16:00:00` of Macau as ISO 8601, to the second. */
export const stampToIso = (stamp: string): string => `${stamp.replace(' ', 'T')}+08:00`

/** Monday first. */
export const WEEKDAYS = '一二三四五六日'

/** `3月`, `5` and `四`: a date's parts, for where they are set apart in large type. */
export function dateParts(moment: Date): { month: string; day: string; weekday: string } {
  const { month, day, weekday } = macauClock(moment)
  return { month: `${month}月`, day: String(day), weekday: WEEKDAYS.charAt(weekday - 1) }
}

/** `2026年3月5日（星期四）`. */
export function writtenDate(moment: Date): string {
  const { month, day, weekday } = dateParts(moment)
  return `${macauClock(moment).year}年${month}${day}日（星期${weekday}）`
}

/** `2026年3月5日（星期四）下午4:00`. */
export function writtenMoment(moment: Date): string {
  const { hour, minute } = macauClock(moment)
  return writtenDate(moment) + writtenTime(hour, minute)
}

/** The moment at which the given `YYYY-MM-DD` begins in Macau; the text must be a real date. */
export function startOfDate(text: string): Date {
  return new Date(Date.parse(`${text}T00:00:00.000Z`) - OFFSET_MS)
}
