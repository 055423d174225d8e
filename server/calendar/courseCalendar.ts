import ical, {
  escape as asText,
  ICalAlarmType,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator'
import { safeLine, safeLines } from '#contract/characters.ts'
import { writtenTimes } from '#contract/clock.ts'
import type { Course } from '#contract/collections/course.ts'
import type { Contact } from '#contract/contact.ts'
import { DAY_MS, toDate } from '#contract/time.ts'
import { type Lessons, lessonsOf, type Series } from './lessons.ts'

interface CalendarParts {
  course: Course
  contact: Contact
  /** The course's own page. */
  url: string
  /** Completes the identifiers, which must be nobody else's. */
  host: string
}

const WEEKDAYS = [
  ICalWeekday.SU,
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
]

const DAY_S = DAY_MS / 1000

// Neither a deadline nor a bare day makes a person busy.
const transparency = ICalEventTransparency.TRANSPARENT

/** One line as a text of a calendar (RFC 5545, 3.3.11), for where the library writes it as it stands. */
const escaped = (line: string): string => asText(line, false)

/**
 * A course as a calendar file: until when one can enrol, with an alarm the day before, and when its
 * classes are. Taken again later it replaces what it wrote: its events keep their identifiers.
 */
export function courseCalendar({ course, contact, url, host }: CalendarParts): string {
  const { id, deadline, schedule, revision, updated_at } = course
  const title = safeLine(course.title)
  const venue = safeLine(course.venue ?? '')
  const { zh, en } = contact.name
  const calendar = ical({
    name: escaped(title),
    // One is asked for, and a school need have no name but in Chinese.
    prodId: { company: escaped(safeLine(en) || safeLine(zh)), product: 'Courses', language: 'ZH' },
  })
  const telephone = safeLine(contact.telephone)
  const school = [zh, contact.address].map(safeLine).filter(Boolean).join('，')
  const about = {
    stamp: new Date(updated_at),
    sequence: revision,
    url,
    location: [venue, school].filter(Boolean).join('，'),
  }
  const write = (part: string, event: ICalEventData) =>
    void calendar.createEvent({ ...about, id: `${part}-${id}@${host}`, ...event })

  if (deadline) {
    write('deadline', {
      start: new Date(deadline),
      summary: `截止報名：${title}`,
      description: [telephone && `報名查詢：${telephone}`, url].filter(Boolean).join('\n'),
      location: school,
      transparency,
      alarms: [
        {
          type: ICalAlarmType.display,
          triggerBefore: DAY_S,
          description: `明日截止報名：${title}`,
        },
      ],
    })
  }

  const description = [
    safeLines(writtenTimes(schedule ?? '')),
    '假期及停課安排以學校公佈為準。',
    url,
  ]
    .filter(Boolean)
    .join('\n')
  const words = { summary: title, description }
  const lessons = lessonsOf(course)
  if (lessons?.isWhole) writeSeries(write, lessons.series, words)
  else writeEnds(write, { ...course, title }, { lessons, words })
  // Every line ends with a line break, also the last, which the library leaves open.
  return `${calendar.toString().trimEnd()}\r\n`
}

type Write = (part: string, event: ICalEventData) => void
type Words = Pick<ICalEventData, 'summary' | 'description'>

/** One repeated event for lessons at the same hours, so that a phone can drop them all at once. */
function writeSeries(write: Write, series: readonly Series[], words: Words): void {
  for (const [index, { starts, lengthMs }] of series.entries()) {
    const [start, until] = [starts[0], starts.at(-1)]
    if (!start || !until) continue
    // The times are written as UTC instants, so the weekdays are those of the instants.
    const weekdays = new Set(starts.map(moment => moment.getUTCDay()))
    const byDay = WEEKDAYS.filter((_, day) => weekdays.has(day))
    write(`class${index + 1}`, {
      ...words,
      start,
      end: new Date(start.getTime() + lengthMs),
      repeating: starts.length > 1 ? { freq: ICalEventRepeatingFreq.WEEKLY, byDay, until } : null,
    })
  }
}

/** The first and the last day: at their hours where these are known, else as whole days. */
function writeEnds(
  write: Write,
  { title, start_date, end_date }: Course,
  { lessons, words }: { lessons: Lessons | undefined; words: Words },
): void {
  const ends = [
    { part: 'first', date: start_date, summary: `${title}（開課）` },
    { part: 'last', date: end_date === start_date ? null : end_date, summary: `${title}（結業）` },
  ]
  for (const { part, date, summary } of ends) {
    if (!date) continue
    const timed = (lessons?.series ?? []).flatMap(({ starts, lengthMs }) =>
      starts
        .filter(start => toDate(start) === date)
        .map(start => ({ start, end: new Date(start.getTime() + lengthMs) })),
    )
    for (const [index, times] of timed.entries()) {
      write(`${part}${index + 1}`, { ...words, summary, ...times })
    }
    // A day of the calendar, which is written as it stands at Greenwich.
    if (timed.length === 0) {
      const start = new Date(`${date}T00:00:00Z`)
      write(part, { ...words, summary, start, allDay: true, transparency })
    }
  }
}
