import { expect, it } from 'vitest'
import type { Course } from '#contract/collections/course.ts'
import { initialContact } from '#contract/contact.ts'
import { courseCalendar } from '#server/calendar/courseCalendar.ts'

it('a calendar names its course and its school as texts of a calendar, whatever stands in them', () => {
  const written = courseCalendar({
    course: {
      id: 'a'.repeat(24),
      title: String.raw`Word\net, A; B`,
      revision: 1,
      updated_at: '2027-01-05T09:30:00.000+08:00',
    } as Course,
    contact: { ...initialContact, name: { ...initialContact.name, en: 'Arts, Crafts; School' } },
    url: 'https://school.example/course',
    host: 'school.example',
  })
  expect(written.split('\r\n')).toEqual(
    expect.arrayContaining([
      String.raw`NAME:Word\\net\, A\; B`,
      String.raw`X-WR-CALNAME:Word\\net\, A\; B`,
      String.raw`PRODID:-//Arts\, Crafts\; School//Courses//ZH`,
    ]),
  )
})
