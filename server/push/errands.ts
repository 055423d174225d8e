/** What is sent to phones, and to which: pure, but for asking who is subscribed. */
import type { Course, CourseKind } from '#contract/collections/course.ts'
import { courses } from '#contract/collections/course.ts'
import { type LatestNotice, latestNotice } from '#contract/collections/latestNotice.ts'
import { addressOf } from '#contract/pages.ts'
import type { PushMessage } from '#contract/pushMessage.ts'
import { textOfHtml } from '#contract/richWords.ts'
import { DAY_MS, writtenMoment } from '#contract/time.ts'
import { truncate } from '#contract/truncate.ts'

/** How long a push service keeps a message for a phone that is off, at most. */
const TTL_S = 24 * 60 * 60
/** Characters. */
const LONGEST_BODY = 120

export interface Errand {
  /** What it is known by for ever: whoever was sent it under this name is not sent it again. */
  name: string
  message: PushMessage
  /** Seconds. */
  ttl: number
  urgency: 'normal' | 'high'
  /** The course that who gets it has saved; a message to everybody has none. */
  course?: string
  /** When nobody can be sent it any more, and its name may be forgotten. */
  over?: Date
}

export function noticeErrand(notice: LatestNotice): Errand {
  const { id, title, content, bad_weather } = notice
  const words = textOfHtml(content)
  const shown = truncate(words, LONGEST_BODY)
  return {
    name: id,
    message: {
      title: `${bad_weather ? '惡劣天氣' : '特別消息'}：${title}`,
      body: shown === words ? words : `${shown}…`,
      href: addressOf(latestNotice, notice),
    },
    ttl: TTL_S,
    urgency: bad_weather ? 'high' : 'normal',
  }
}

/** The last day in which one may enrol for a course; nothing before and after it. */
export function reminderErrands(kind: CourseKind, course: Course, now: Date): Errand[] {
  const { id, title, deadline } = course
  const over = new Date(deadline ?? Number.NaN)
  const left = over.getTime() - now.getTime()
  if (!(left > 0 && left <= DAY_MS)) return []
  return [
    {
      // A deadline that is moved is another one to be reminded of.
      name: `${id}@${over.getTime()}`,
      message: {
        title: `收藏的課程快將截止：${title}`,
        body: `截止報名：${writtenMoment(over)}`,
        href: addressOf(courses[kind], course),
      },
      ttl: Math.ceil(left / 1_000),
      urgency: 'normal',
      course: id,
      over,
    },
  ]
}
