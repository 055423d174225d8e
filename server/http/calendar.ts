import { Router } from 'express'
import { safeLine } from '#contract/characters'
import { type Course, courses, isCourseKind } from '#contract/collections/course'
import type { Setting } from '#contract/collections/setting'
import { initialContact } from '#contract/contact'
import { type Endpoint, endpointOf, generalEndpoints } from '#contract/endpoint'
import { Failure } from '#contract/failure'
import { courseCalendar } from '../calendar/courseCalendar'

interface CalendarDependencies {
  /** Asks a call as a visitor: what only staff see has no calendar. */
  ask: (endpoint: Endpoint, value?: string) => Promise<unknown>
  /** Addresses in the file come from here; the request's Host never enters it. */
  publicOrigin: string
}

/** `/course/courseDetail/{courseType}/{courseId}/calendar.ics`: the course's dates for a phone. */
export function calendars({ ask, publicOrigin }: CalendarDependencies): Router {
  const router = Router()

  async function courseAt(kind: string, id: string): Promise<Course | undefined> {
    if (!isCourseKind(kind)) return undefined
    try {
      return (await ask(endpointOf(courses[kind], 'byId'), id)) as Course
    } catch (error) {
      const isUnknown = error instanceof Failure && ['notFound', 'invalid'].includes(error.code)
      if (isUnknown) return undefined
      throw error
    }
  }

  router.get('/course/courseDetail/:courseType/:courseId/calendar.ics', async (req, res) => {
    const { courseType, courseId } = req.params
    const course = await courseAt(courseType, courseId)
    if (!course) {
      res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not Found')
      return
    }
    const settings = (await ask(generalEndpoints.listSettings)) as Setting[]
    const contact = settings.find((entry): entry is Setting<'contact'> => entry.name === 'contact')
    res.set({
      'Cache-Control': 'no-cache',
      'Content-Disposition': disposition(course),
      'Content-Type': 'text/calendar; charset=utf-8',
    })
    res.send(
      courseCalendar({
        course,
        contact: contact?.value ?? initialContact,
        url: `${publicOrigin}/course/courseDetail/${courseType}/${course.id}`,
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
