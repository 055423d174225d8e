/** When the lessons of a course are, as far as its schedule says for certain. */
import { readSchedule, type Slot } from '#contract/schedule.ts'
import { DAY_MS, HOUR_MS, macauClock, startOfDate, toDate } from '#contract/time.ts'

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

interface Term {
  schedule: string | null
  start_date: string | null
  end_date: string | null
  /** Clock hours of the whole course. */
  hours: number | null
}

const LONGEST_DAYS = 3_660
/** On so many days, at so many hours each: five evenings a week of two lessons, for ten years, are 5,200. */
const MOST_LESSONS = 10_000

/** A day of the term: the moment at which it begins, and what tells whether there is a lesson. */
interface Day {
  start: number
  date: string
  weekday: number
}

const dayOf = (start: Date): Day => ({
  start: start.getTime(),
  date: toDate(start),
  weekday: macauClock(start).weekday,
})

const meets = (day: Day, { weekdays, date }: Slot): boolean =>
  date ? day.date === date : weekdays.includes(day.weekday)

/**
 * The lessons from the first day to the last. The weekly pattern is believed only as far as the
 * course itself bears it out: where its number of lessons or hours differs, holidays lie between,
 * and only the first and the last day are certain. None where not even these are class days, nor where there
 * would be more than any course has: a calendar is made for each who asks.
 */
export function lessonsOf({ schedule, start_date, end_date, hours }: Term): Lessons | undefined {
  const read = readSchedule(schedule)
  if (!read || !start_date || !end_date) return undefined
  const first = startOfDate(start_date).getTime()
  const length = Math.round((startOfDate(end_date).getTime() - first) / DAY_MS) + 1
  if (length < 1 || length > LONGEST_DAYS) return undefined

  const days = Array.from({ length }, (_, offset) => dayOf(new Date(first + offset * DAY_MS)))
  const [firstDay, lastDay] = [days[0], days[length - 1]]
  const isClassDay = (day: Day) => read.slots.some(slot => meets(day, slot))
  if (!firstDay || !lastDay || !isClassDay(firstDay) || !isClassDay(lastDay)) return undefined

  const seriesOn = (classDays: readonly Day[]): Series[] =>
    read.slots.map(slot => ({
      starts: classDays
        .filter(day => meets(day, slot))
        .map(({ start }) => new Date(start + clockMs(slot.from))),
      lengthMs: clockMs(slot.to) - clockMs(slot.from),
    }))
  const all = days.filter(isClassDay)
  if (all.length * read.slots.length > MOST_LESSONS) return undefined
  const whole = seriesOn(all)
  // A date that is not in the term is one that the course itself does not bear out.
  const isWithin = whole.every(({ starts }, slot) => !read.slots[slot]?.date || starts.length > 0)
  const isWhole = isWithin && agrees(read.lessons, all.length) && agrees(hours, hoursOf(whole))
  const series = isWhole ? whole : seriesOn([...new Set([firstDay, lastDay])])
  return { isWhole, series: series.filter(({ starts }) => starts.length > 0) }
}

const agrees = (stated: number | null | undefined, counted: number) =>
  stated === null || stated === undefined || Math.abs(stated - counted) < 0.01

const hoursOf = (series: readonly Series[]) =>
  series.reduce((sum, { starts, lengthMs }) => sum + starts.length * lengthMs, 0) / HOUR_MS

const clockMs = (clock: string) =>
  Number(clock.slice(0, 2)) * HOUR_MS + (Number(clock.slice(3)) * HOUR_MS) / 60
