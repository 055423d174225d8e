/**
 * What holds at the school at a moment: the notices that say it is not as usual, the holiday it may be,
 * and whether its hours say that it is open. Every place that says 開放 asks here, on the server, on a
 * phone without a network and in tests alike. What must hold: while an urgent notice is current nobody
 * is told that the school is open, because what is suspended is only in what staff wrote.
 */
import { type CurrentNotice, latestNotice } from './collections/latestNotice.ts'
import type { Contact, Holiday, OpeningTime } from './contact.ts'
import { DAY_MS, macauClock, startOfDate, toDate } from './time.ts'
import { isVisible } from './visibility.ts'

/** How long the notices that were answered are taken for those that there are; milliseconds. */
const HOLDS_MS = 10 * 60_000

/**
 * How far the usual hours can be relied on: not at all in bad weather, nearly with special notices, or where
 * nobody has said for a while that there is none.
 */
type Reliance = 'usual' | 'special' | 'weather'

export type Opening =
  | { isOpen: true; until: string }
  | {
      isOpen: false
      /** Today's, by name. */
      holiday: string | undefined
      /** When it opens next, if within a year. */
      next: { date: string; inDays: number; at: string } | undefined
    }

export interface SchoolStatus {
  /** Those that are current, bad weather first. */
  notices: readonly CurrentNotice[]
  /** Whether these are known to be all. */
  isConfirmed: boolean
  reliance: Reliance
  /** By the hours and holidays alone. */
  opening: Opening
}

/** Urgent notices, those about bad weather before others, else in the order given. */
export const inUrgency = <N extends CurrentNotice>(notices: readonly N[]): N[] =>
  notices.toSorted((a, b) => Number(b.bad_weather) - Number(a.bad_weather))

/** What holds at `now`, given the urgent notices as they were at `answered`, and the contact details. */
export function schoolStatus(
  notices: readonly CurrentNotice[],
  contact: Pick<Contact, 'openingTime' | 'holidays'>,
  now: Date,
  answered = now,
): SchoolStatus {
  const current = inUrgency(notices.filter(notice => isVisible(latestNotice, notice, now)))
  const [first] = current
  // Answered in time to come, by a clock that was put right since, it may be of any day.
  const isConfirmed = Math.abs(now.getTime() - answered.getTime()) <= HOLDS_MS
  const isUsual = isConfirmed && !first
  return {
    notices: current,
    isConfirmed,
    reliance: isUsual ? 'usual' : first?.bad_weather ? 'weather' : 'special',
    opening: openingAt(contact, now),
  }
}

/** A day's hours in order of the clock. */
const rangesOf = (openingTime: readonly OpeningTime[], weekday: number) =>
  openingTime
    .filter(({ days }) => days.includes(weekday))
    .flatMap(({ ranges }) => ranges)
    .toSorted()

/** The holiday that a day (`YYYY-MM-DD`) is of. */
export const holidayOn = (holidays: readonly Holiday[], date: string): Holiday | undefined =>
  holidays.find(({ from, to }) => from <= date && date <= to)

const YEAR = 366

/** It closes at the last minute of a range; a school without hours is simply closed. */
function openingAt(
  { openingTime, holidays = [] }: Pick<Contact, 'openingTime' | 'holidays'>,
  now: Date,
): Opening {
  const today = startOfDate(toDate(now)).getTime()
  const { hour, minute } = macauClock(now)
  const clock = [hour, minute].map(part => String(part).padStart(2, '0')).join(':')
  const holiday = holidayOn(holidays, toDate(now))?.name
  for (let inDays = 0; inDays < YEAR; inDays += 1) {
    const day = new Date(today + inDays * DAY_MS)
    const date = toDate(day)
    if (holidayOn(holidays, date)) continue
    const ranges = rangesOf(openingTime, macauClock(day).weekday)
    const range = ranges.find(([, to]) => inDays > 0 || clock < to)
    if (!range) continue
    const [from, to] = range
    if (inDays === 0 && from <= clock) return { isOpen: true, until: to }
    return { isOpen: false, holiday, next: { date, inDays, at: from } }
  }
  return { isOpen: false, holiday, next: undefined }
}
