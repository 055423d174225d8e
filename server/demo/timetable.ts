import { readSchedule } from '#contract/schedule.ts'
import { WEEKDAYS } from '#contract/time.ts'
import type { Calendar } from './calendar.ts'

const START_DATE = '{start_date}'

/**
 * The fields of a course that follow from its schedule, so that they can never contradict it: the first
 * day is a class day on or after day `from`, the last one follows from the number of lessons (one, where
 * the schedule states none), the hours are clock hours.
 * @param written how the course's 上課時間 reads, with `{start_date}` for its first day
 */
export function timetable(written: string, from: number, calendar: Calendar) {
  // A date is read only with its own weekday: one day of seven has it.
  const read = Array.from({ length: 7 }, (_, day) =>
    readSchedule(written.replace(START_DATE, calendar.prose(from + day))),
  ).find(schedule => schedule !== undefined)
  if (!read) throw new Error(`the schedule cannot be read: ${written}`)
  const { slots, lessons = 1 } = read
  const weekdays = slots.flatMap(slot => slot.weekdays)
  const first = calendar.classDay(from, weekdays)
  let last = first
  for (let lesson = 1; lesson < lessons; lesson += 1) last = calendar.classDay(last + 1, weekdays)
  return {
    schedule: written.replace(START_DATE, calendar.prose(first)),
    start_date: calendar.date(first),
    end_date: calendar.date(last),
    hours: lessons * slots.reduce((sum, slot) => sum + hoursOf(slot.to) - hoursOf(slot.from), 0),
  }
}

const hoursOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

/** 1 for 一 (Monday) to 7 for 日. */
export const weekdayOf = (character: string): number => WEEKDAYS.indexOf(character) + 1
