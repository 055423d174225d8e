import { create as dispositionOf } from 'content-disposition'
import { Router } from 'express'
import { safeLine } from '#contract/characters.ts'
import { type Course, courses } from '#contract/collections/course.ts'
import { addressOf, recordOfAddress } from '#contract/pages.ts'
import { courseCalendar } from '../calendar/courseCalendar.ts'
import { schoolContact } from '../published/schoolContact.ts'
import { sendMissing } from './missing.ts'
import { visibleRecord } from './visibleRecord.ts'
import type { VisitorFileParts } from './visitorFile.ts'

/** `calendar.ics` below a course's page: the course's dates for a phone. */
export function calendars({ ask, publicOrigin }: VisitorFileParts): Router {
  const router = Router()

  router.get(/^(.+)\/calendar\.ics\/?$/i, async (req, res) => {
    const found = recordOfAddress(req.params[0] ?? '', Object.values(courses))
    const course = found && ((await visibleRecord(ask, found)) as Course | undefined)
    if (!course) {
      sendMissing(res)
      return
    }
    const contact = await schoolContact(ask)
    res.set({
      'Cache-Control': 'no-cache',
      'Content-Disposition': dispositionOf(fileName(course), { fallback: plainName(course) }),
      'Content-Type': 'text/calendar; charset=utf-8',
    })
    res.send(
      courseCalendar({
        course,
        contact,
        url: publicOrigin + addressOf(found.collection, course),
        host: new URL(publicOrigin).hostname,
      }),
    )
  })
  return router
}

/** The title, without what no file may be called. */
const fileName = ({ title }: Course): string =>
  `${safeLine(title).replace(/[\\/:*?"<>|]/g, ' ')}.ics`

/** What programs read that know ASCII alone. */
const plainName = ({ course_code }: Course): string =>
  `${(course_code ?? '').replace(/[^\w.-]/g, '') || 'course'}.ics`
