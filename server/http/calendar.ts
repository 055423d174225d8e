import { Router } from 'express'
import { safeLine } from '#contract/characters.ts'
import { type Course, courses } from '#contract/collections/course.ts'
import { addressOf, recordOfAddress } from '#contract/pages.ts'
import { courseCalendar } from '../calendar/courseCalendar.ts'
import { schoolContact } from '../published/schoolContact.ts'
import { visibleRecord } from './visibleRecord.ts'
import type { VisitorFileParts } from './visitorFile.ts'

/** `calendar.ics` below a course's page: the course's dates for a phone. */
export function calendars({ ask, publicOrigin }: VisitorFileParts): Router {
  const router = Router()

  router.get(/^(.+)\/calendar\.ics\/?$/i, async (req, res) => {
    const found = recordOfAddress(req.params[0] ?? '', Object.values(courses))
    const course = found && ((await visibleRecord(ask, found)) as Course | undefined)
    if (!course) {
      res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not Found')
      return
    }
    const contact = await schoolContact(ask)
    res.set({
      'Cache-Control': 'no-cache',
      'Content-Disposition': disposition(course),
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

/** The file's name: the title, and for old programs the code (RFC 6266). */
function disposition({ title, course_code }: Course): string {
  const plain = (course_code ?? '').replace(/[^\w.-]/g, '') || 'course'
  const full = encodeURIComponent(`${safeLine(title).replace(/[\\/:*?"<>|]/g, ' ')}.ics`)
  const escaped = full.replace(/[!'()*]/g, character => `%${character.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}.ics"; filename*=UTF-8''${escaped}`
}
