/**
 * Reads a course's 上課時間, which staff write for people. What must hold: a schedule is read whole
 * or not at all, because a calendar that leaves out 實習時間另行安排 sends somebody home too early.
 */
import { reckonedTimes } from '#contract/reckonedTimes.ts'
import { DAY_MS, macauClock, startOfDate } from '#contract/time.ts'

/** The hours (`HH:mm`, Macau) of lessons on certain weekdays, 1 (Monday) to 7 (Sunday). */
interface Slot {
  weekdays: number[]
  from: string
  to: string
}

interface Schedule {
  slots: Slot[]
  /** How many days of class the text itself promises: 共8課. */
  lessons?: number
}

/** Lessons at the same hours: the moments at which they begin, and how long each takes. */
export interface Series {
  starts: Date[]
  lengthMs: number
}

export interface Lessons {
  /** All lessons of the course; otherwise only those of its first and its last day. */
  isWhole: boolean
  series: Series[]
}

const DAYS = '一二三四五六日'
const TIME = '([01]?\\d|2[0-3]):([0-5]\\d)'
const RANGE = `${TIME}[至到\\-–—~]${TIME}`
const DATED = `(?:\\d{4}年\\d{1,2}月\\d{1,2}日\\(星期([${DAYS}])\\))`
const WEEKLY = `(?:逢?(?:星期|[週周])([${DAYS}](?:[、至到及和][${DAYS}])*))`
const CLAUSE = new RegExp(`^(?:${DATED}|${WEEKLY})(${RANGE}(?:[、及和]${RANGE})*)$`)
const LESSONS = /^共(\d{1,3})[課堂節]$/

/** `逢星期二、四19:00至22:00，共8課`; `undefined` where any of it cannot be read for certain. */
export function readSchedule(text: string | null): Schedule | undefined {
  const plainly = plain(text ?? '')
  if (plainly === undefined) return undefined
  const parts = plainly.split(',')
  const lessons = LESSONS.exec(parts.at(-1) ?? '')?.[1]
  if (lessons) parts.pop()
  const slots = parts.map(readClause)
  if (slots.some(slot => slot === undefined)) return undefined
  const read = slots.flatMap(slot => slot ?? [])
  return { slots: read, ...(lessons ? { lessons: Number(lessons) } : {}) }
}

/** Full-width digits, colons and brackets as half-width ones, 天 as 日, 下午7:00 as 19:00, no spaces. */
const plain = (text: string) =>
  reckonedTimes(
    text
      .normalize('NFKC')
      .replace(/\s+/g, '')
      .replace(/(星期|[週周、至到])天/g, '$1日'),
  )

function readClause(clause: string): Slot[] | undefined {
  const read = CLAUSE.exec(clause)
  if (!read) return undefined
  const [, dated, weekly, ranges = ''] = read
  const weekdays = readWeekdays(dated ?? weekly ?? '')
  if (!weekdays) return undefined
  const slots = [...ranges.matchAll(new RegExp(RANGE, 'g'))].map(
    ([, hour = '', minute, toHour = '', toMinute]) => ({
      weekdays,
      from: `${hour.padStart(2, '0')}:${minute}`,
      to: `${toHour.padStart(2, '0')}:${toMinute}`,
    }),
  )
  return slots.every(({ from, to }) => from < to) ? slots : undefined
}

/** `一、三` and `一至五`; a span that runs backwards is none. */
function readWeekdays(text: string): number[] | undefined {
  const days = new Set<number>()
  for (const part of text.split(/[、及和]/)) {
    const [first = 0, last = first] = part.split(/[至到]/).map(day => DAYS.indexOf(day) + 1)
    if (first < 1 || last < first) return undefined
    for (let day = first; day <= last; day += 1) days.add(day)
  }
  return [...days].sort((a, b) => a - b)
}

interface Term {
  schedule: string | null
  start_date: string | null
  end_date: string | null
  /** Clock hours of the whole course. */
  hours: number | null
}

const HOUR_MS = 3_600_000
const LONGEST_DAYS = 3_660

/**
 * The lessons from the first day to the last. The weekly pattern is believed only as far as the
 * course itself bears it out: where its number of lessons or hours differs, holidays lie between,
 * and only the first and the last day are certain. None where not even these are class days.
 */
export function lessonsOf({ schedule, start_date, end_date, hours }: Term): Lessons | undefined {
  const read = readSchedule(schedule)
  if (!read || !start_date || !end_date) return undefined
  const first = startOfDate(start_date).getTime()
  const length = Math.round((startOfDate(end_date).getTime() - first) / DAY_MS) + 1
  if (length < 1 || length > LONGEST_DAYS) return undefined

  const startOf = (offset: number) => new Date(first + offset * DAY_MS)
  const meets = (offset: number, { weekdays }: Slot) =>
    weekdays.includes(macauClock(startOf(offset)).weekday)
  const isClassDay = (offset: number) => read.slots.some(slot => meets(offset, slot))
  if (!isClassDay(0) || !isClassDay(length - 1)) return undefined

  const seriesOn = (offsets: readonly number[]): Series[] =>
    read.slots.map(slot => ({
      starts: offsets
        .filter(offset => meets(offset, slot))
        .map(offset => new Date(startOf(offset).getTime() + clockMs(slot.from))),
      lengthMs: clockMs(slot.to) - clockMs(slot.from),
    }))
  const all = Array.from({ length }, (_, offset) => offset).filter(isClassDay)
  const whole = seriesOn(all)
  const isWhole = agrees(read.lessons, all.length) && agrees(hours, hoursOf(whole))
  const series = isWhole ? whole : seriesOn([...new Set([0, length - 1])])
  return { isWhole, series: series.filter(({ starts }) => starts.length > 0) }
}

const agrees = (stated: number | null | undefined, counted: number) =>
  stated === null || stated === undefined || Math.abs(stated - counted) < 0.01

const hoursOf = (series: readonly Series[]) =>
  series.reduce((sum, { starts, lengthMs }) => sum + starts.length * lengthMs, 0) / HOUR_MS

const clockMs = (clock: string) =>
  Number(clock.slice(0, 2)) * HOUR_MS + (Number(clock.slice(3)) * HOUR_MS) / 60
