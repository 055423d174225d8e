/**
 * A course's timetable is said once, as lessons. Schedule, first and last day, hours and the
 * table of contents all come from it, so they can never contradict one another: the first day
 * falls on a class day that is no holiday, and the hours are those of the lessons listed.
 */
import type { Calendar, Weekday } from '../calendar'
import { bullets, heading, numbered, paragraphs, richText, table } from '../richText'
import { classDay } from '../schoolYear'
import type { CourseText } from '../shapes'

/** What a course file writes; its place in the list is given when the kind is put together. */
export type CourseDraft = Omit<CourseText, 'sort_number'>

type Times = readonly [start: string, end: string]

export interface LessonPlan {
  /** The earliest first day, counted from the day of first start. */
  from: number
  on: readonly Weekday[]
  /** The hours of one lesson; a whole-day lesson has two ranges. */
  at: readonly Times[]
  learn: readonly string[]
  /** How many lessons a topic takes, and the topic. */
  lessons: readonly (readonly [count: number, topic: string])[]
  assessment: string
}

const WEEKDAY_NAMES: Record<Weekday, string> = {
  1: '一',
  2: '二',
  3: '三',
  4: '四',
  5: '五',
  6: '六',
  7: '日',
}

export const EVENING: readonly Times[] = [['18:45', '21:45']]
export const SHORT_EVENING: readonly Times[] = [['19:00', '21:00']]
export const MORNING: readonly Times[] = [['09:30', '12:30']]
export const AFTERNOON: readonly Times[] = [['14:00', '17:00']]
export const WHOLE_DAY: readonly Times[] = [
  ['09:30', '12:30'],
  ['14:00', '17:00'],
]

/** The fields of a course that follow from its lessons. Hours are clock hours. */
export function lessonPlan(
  calendar: Calendar,
  plan: LessonPlan,
): Pick<CourseDraft, 'schedule' | 'start_date' | 'end_date' | 'hours' | 'content'> {
  const lessonCount = plan.lessons.reduce((sum, [count]) => sum + count, 0)
  const first = classDay(calendar, plan.from, plan.on)
  let last = first
  for (let lesson = 1; lesson < lessonCount; lesson += 1) {
    last = classDay(calendar, last + 1, plan.on)
  }
  return {
    schedule: schedule(calendar, plan, lessonCount, first),
    start_date: calendar.date(first),
    end_date: calendar.date(last),
    hours: lessonCount * plan.at.reduce((sum, range) => sum + hoursOf(range), 0),
    content: richText(
      heading('學習成果'),
      paragraphs('完成課程後，學員能夠：'),
      bullets(...plan.learn),
      heading('課程內容'),
      contents(plan.lessons),
      heading('評核方式'),
      paragraphs(plan.assessment),
    ),
  }
}

function schedule(calendar: Calendar, plan: LessonPlan, lessonCount: number, first: number) {
  const times = plan.at.map(([start, end]) => `${start}至${end}`).join('、')
  if (lessonCount === 1) {
    const weekday = WEEKDAY_NAMES[calendar.weekday(first)]
    return `${calendar.prose(first)}（星期${weekday}）${times}`
  }
  const weekdays = plan.on.map(weekday => WEEKDAY_NAMES[weekday]).join('、')
  return `逢星期${weekdays}${times}，共${lessonCount}課`
}

/** Few topics read better as a list than as a table of three rows. */
function contents(lessons: LessonPlan['lessons']) {
  if (lessons.length <= 3) return numbered(...lessons.map(([, topic]) => topic))
  let next = 1
  const rows = lessons.map(([count, topic]) => {
    const start = next
    next += count
    return [count === 1 ? `第${start}課` : `第${start}至${next - 1}課`, topic]
  })
  return table(['課節', '內容'], rows)
}

function hoursOf([start, end]: Times): number {
  return (minutes(end) - minutes(start)) / 60
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
