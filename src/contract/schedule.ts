/**
 * Reads a course's 上課時間, which staff write for people. What must hold: a schedule is read whole
 * or not at all, because a calendar that leaves out 實習時間另行安排 sends somebody home too early.
 */
import { reckonedTimes } from './reckonedTimes.ts'
import { isDate, macauClock, startOfDate, WEEKDAYS } from './time.ts'
import { inOrder, readWeekdays } from './weekdays.ts'

/** The hours (`HH:mm`, Macau) of lessons on certain weekdays, 1 (Monday) to 7 (Sunday). */
export interface Slot {
  weekdays: number[]
  /** The one day (`YYYY-MM-DD`) that it is for; it comes each week where there is none. */
  date?: string
  from: string
  to: string
}

export interface Schedule {
  slots: Slot[]
  /** How many days of class the text itself promises: 共8課. */
  lessons?: number
}

/** Mornings and afternoons of every Saturday in a year; each is compared with every day of a term. */
const MOST_SLOTS = 104

const TIME = '([01]?\\d|2[0-3]):([0-5]\\d)'
const RANGE = `${TIME}[至到\\-–—~]${TIME}`
const DATED = `(?:(\\d{4})年(\\d{1,2})月(\\d{1,2})日\\(星期([${WEEKDAYS}])\\))`
const WEEKLY = `(?:逢?(?:星期|[週周])([${WEEKDAYS}](?:[、至到及和][${WEEKDAYS}])*))`
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
  if (read.length > MOST_SLOTS) return undefined
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
  const [, year, month = '', day = '', dated, weekly, ranges = ''] = read
  const weekdays = readWeekdays(dated ?? weekly ?? '')
  if (!weekdays) return undefined
  const date = year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (date && !isOn(date, weekdays)) return undefined
  const slots = [...ranges.matchAll(new RegExp(RANGE, 'g'))].map(
    ([, hour = '', minute, toHour = '', toMinute]) => ({
      weekdays,
      ...(date ? { date } : {}),
      from: `${hour.padStart(2, '0')}:${minute}`,
      to: `${toHour.padStart(2, '0')}:${toMinute}`,
    }),
  )
  return slots.every(({ from, to }) => from < to) ? slots : undefined
}

/** Of a date that says another weekday, one of the two is wrong. */
const isOn = (date: string, weekdays: readonly number[]): boolean =>
  isDate(date) && weekdays.includes(macauClock(startOfDate(date)).weekday)

/** On which days lessons are and from when to when, as the fields of a course have it. */
export interface WeeklyTimes {
  weekdays: number[]
  /** `HH:mm`; `null` where the days have different hours. */
  time_from: string | null
  time_to: string | null
}

/** What a text says of that; `undefined` where it cannot be read whole. */
export function weeklyTimes(text: string | null): WeeklyTimes | undefined {
  const { slots = [] } = readSchedule(text) ?? {}
  if (slots.length === 0) return undefined
  // 09:30至12:30、14:00至17:00 is one day of class with a pause.
  const spans = new Map<string, { from: string; to: string }>()
  for (const { weekdays, date = weekdays.join(), from, to } of slots) {
    const span = spans.get(date)
    spans.set(date, {
      from: span && span.from < from ? span.from : from,
      to: span && span.to > to ? span.to : to,
    })
  }
  const [first, ...others] = [...spans.values()]
  const isSame = others.every(({ from, to }) => from === first?.from && to === first.to)
  return {
    weekdays: inOrder(slots.flatMap(slot => slot.weekdays)),
    time_from: (isSame && first?.from) || null,
    time_to: (isSame && first?.to) || null,
  }
}
