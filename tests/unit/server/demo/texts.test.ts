import { describe, expect, test } from 'vitest'
import { blogItems } from '#contract/navigation.ts'
import { fileLabels, pictureLabels } from '../../../server/demo/demoLabels.ts'
import { demoSchool } from './demoSchool.ts'

const firstStart = new Date('2026-11-20T09:30:00Z')
const texts = demoSchool(firstStart)
const { calendar, records, settings } = texts
const allCourses = Object.values(texts.courses).flat()

/** Every string in a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(stringsIn)
}

const everyString = stringsIn([settings, records.map(({ draft }) => draft)])
/** `2026-03-05` of its numbers. */
const isoDate = (numbers: readonly string[]) =>
  numbers.map(number => number.padStart(2, '0')).join('-')

const plain = (html: string) => html.replace(/<[^>]+>/g, '')

describe('the amounts of the demo school', () => {
  test('there are at least 60 courses, the five kinds in their shares', () => {
    const counts = Object.fromEntries(
      Object.entries(texts.courses).map(([kind, list]) => [kind, list.length]),
    )
    expect(counts).toEqual({ degree: 8, teacher: 10, single: 18, cpd: 16, macau: 12 })
  })

  test('there are 14 tutors, four of them experts', () => {
    expect(texts.tutors).toHaveLength(14)
    expect(texts.tutors.filter(tutor => tutor.role === 'expert')).toHaveLength(4)
  })

  test('there are 24 news, and every category has some', () => {
    expect(texts.news).toHaveLength(24)
    expect(new Set(texts.news.map(item => item.category)).size).toBe(5)
  })

  test('there are thirteen notices, one special and one about bad weather', () => {
    expect(texts.notices).toHaveLength(13)
    expect(texts.notices.filter(notice => notice.special)).toHaveLength(1)
    expect(texts.notices.filter(notice => notice.bad_weather)).toHaveLength(1)
  })

  test('publications and pictures come in the agreed numbers', () => {
    expect(texts.publications).toHaveLength(6)
    expect(texts.slickImages).toHaveLength(4)
    expect(texts.courseImages.map(image => image.category).sort()).toEqual(
      Object.keys(texts.courses).sort(),
    )
    expect(texts.schoolImages).toHaveLength(12)
  })

  test('every blog page of the site map is written, in its category and under its label', () => {
    const written = texts.blogPages.map(({ url, title, category }) => ({ url, title, category }))
    const asked = blogItems.map(item => ({
      url: item.href,
      title: item.label,
      category: item.blogCategory,
    }))
    expect(new Set(written.map(page => page.url)).size).toBe(written.length)
    for (const page of asked) expect(written).toContainEqual(page)
    expect(written).toHaveLength(asked.length)
  })

  test('a text page is about a page long', () => {
    for (const page of texts.blogPages) {
      if (page.category !== 'RTF') continue
      const length = plain(page.content).length
      expect(length, `${page.title}: ${length}`).toBeGreaterThanOrEqual(400)
      expect(length, `${page.title}: ${length}`).toBeLessThanOrEqual(1000)
    }
  })
})

describe('references', () => {
  test('every picture and file referred to is one that is drawn', () => {
    const labels = everyString.filter(text => /\.(webp|pdf)$/.test(text))
    const unknown = labels.filter(label => !pictureLabels.has(label) && !fileLabels.has(label))
    expect(unknown).toEqual([])
  })

  test('every tutor a course names exists, and every tutor teaches a course', () => {
    const ids = new Set(texts.tutors.map(tutor => tutor.id))
    const named = new Set(allCourses.flatMap(course => course.tutor_ids))
    expect([...named].filter(id => !ids.has(id))).toEqual([])
    expect([...ids].filter(id => !named.has(id))).toEqual([])
  })

  test('course codes, subsidy codes and titles are unique', () => {
    for (const field of ['course_code', 'subsidy_code', 'title'] as const) {
      const values = allCourses.map(course => course[field]).filter(value => value !== undefined)
      expect(new Set(values).size, field).toBe(values.length)
    }
  })

  test('a course has a subsidy code exactly when it is subsidised', () => {
    for (const course of allCourses) {
      expect(course.subsidy_code !== undefined, course.course_code).toBe(course.subsidy)
    }
  })

  test('a list of lessons runs to the last that the schedule counts', () => {
    for (const { course_code, content, schedule } of allCourses) {
      const listed = content.match(/<td>第[^<]*課<\/td>/g)?.map(cell => cell.match(/\d+/g))
      if (!listed) continue
      const lessons = listed.flatMap(cell => cell?.map(Number) ?? [])
      expect(schedule, course_code).toContain(`共${lessons.at(-1)}課`)
      listed.reduce((before, cell) => {
        expect(Number(cell?.[0]), course_code).toBe(before + 1)
        return Number(cell?.at(-1))
      }, 0)
    }
  })

  test('the credits of a programme add up to what its certificate asks for', () => {
    for (const { course_code, content, certificate } of texts.courses.degree) {
      const credits = [...content.matchAll(/<td>(\d+)<\/td><\/tr>/g)].map(([, cell]) =>
        Number(cell),
      )
      const total = credits.pop()
      expect(total, course_code).toBe(credits.reduce((sum, credit) => sum + credit, 0))
      expect(certificate, course_code).toContain(`修滿${total}學分`)
    }
  })

  test('the calendar of the school year lists the holidays of the contact details', () => {
    const page = texts.blogPages.find(({ url }) => url === '/about#calendar')?.content ?? ''
    const [, closures = ''] = page.match(/<table>.*?<\/table>/g) ?? []
    const listed = [...closures.matchAll(/<td>(.*?)<\/td><td>(.*?)<\/td>/g)].map(
      ([, days, name]) => {
        const [from = '', to = from] = (days ?? '').split('至')
        const first = from.match(/\d+/g) ?? []
        const last = to.match(/\d+/g) ?? []
        const whole = [...first.slice(0, 3 - last.length), ...last]
        return { from: isoDate(first), to: isoDate(whole), name }
      },
    )
    const year = (settings.contact.holidays ?? []).filter(
      ({ from, to }) => from >= '2026-09-01' && to <= '2027-08-31',
    )
    expect(listed).toEqual(year)
  })

  test('an enrolment address ends with its course code', () => {
    for (const { registration_url, course_code } of allCourses) {
      if (registration_url) expect(registration_url).toBe(`https://example.mo/enrol/${course_code}`)
    }
  })
})

describe('dates counted from the first start', () => {
  const days = (deadline: string) => (Date.parse(deadline) - firstStart.getTime()) / 86_400_000

  test('some courses are open for weeks, several close in under three days, some are over', () => {
    const left = allCourses.flatMap(({ deadline }) => (deadline ? [days(deadline)] : []))
    expect(left.filter(value => value > 14).length).toBeGreaterThanOrEqual(15)
    expect(left.filter(value => value > 0 && value < 3).length).toBeGreaterThanOrEqual(6)
    expect(left.filter(value => value < 0).length).toBeGreaterThanOrEqual(6)
    expect(allCourses.length - left.length).toBeGreaterThanOrEqual(4)
  })

  // Whatever weekday the school is first started on, its timetable has to hold together.
  test.each([0, 1, 2, 3, 4, 5, 6])(
    'started %i days later, no course starts before its deadline or ends before its start',
    shift => {
      const other = demoSchool(new Date(firstStart.getTime() + shift * 86_400_000))
      for (const course of Object.values(other.courses).flat()) {
        expect(course.end_date >= course.start_date, course.course_code).toBe(true)
        if (course.deadline) {
          expect(course.deadline.slice(0, 10) < course.start_date, course.course_code).toBe(true)
        }
      }
    },
  )

  test('a course of several lessons starts and ends on one of its weekdays', () => {
    for (const course of allCourses) {
      const weekdays = /^逢([^0-9]+)/.exec(course.schedule)?.[1]
      if (!weekdays) continue
      for (const date of [course.start_date, course.end_date]) {
        const weekday = '日一二三四五六'[new Date(`${date}T00:00:00Z`).getUTCDay()]
        expect(course.schedule.replace('逢星期', ''), course.course_code).toContain(weekday)
      }
    }
  })

  test('no course starts or ends on a holiday', () => {
    for (const { course_code, start_date, end_date } of allCourses) {
      expect([start_date, end_date].filter(calendar.isClosed), course_code).toEqual([])
    }
  })

  test('nothing was published in the future', () => {
    const stamps = [...texts.news, ...texts.notices, ...texts.publications]
    for (const { title, publish_time } of stamps) {
      expect(publish_time < `${calendar.date(0)} 10:00:00`, title).toBe(true)
    }
  })
})

describe('the written style', () => {
  const prose = everyString.filter(text => !/\.(webp|pdf)$/.test(text) && !/^https?:/.test(text))

  test('no space stands beside a Chinese character', () => {
    expect(prose.filter(text => /\p{Script=Han} | \p{Script=Han}/u.test(plain(text)))).toEqual([])
  })

  test('punctuation beside a Chinese character is full-width', () => {
    const majors = new Set([...allCourses, ...texts.tutors].map(record => record.major))
    const half = /\p{Script=Han}[,.;:!?()]|[,;:!?()]\p{Script=Han}/u
    const found = prose.filter(text => !majors.has(text)).filter(text => half.test(plain(text)))
    expect(found).toEqual([])
  })

  test('rich text uses only the tags the editor makes', () => {
    const allowed =
      /^<\/?(h[234]|p|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|strong|em|u|br)>$/
    const links = /^(<\/a>|<a href="[^"<>]+">)$/
    const tags = everyString.flatMap(text => text.match(/<[^>]*>/g) ?? [])
    expect(tags.filter(tag => !allowed.test(tag) && !links.test(tag))).toEqual([])
  })

  test('a line of plain text fits the 200 characters of a text field', () => {
    const lines = prose.filter(text => !text.startsWith('<') && !text.includes('\n'))
    expect(lines.filter(text => text.length > 200)).toEqual([])
  })

  test('lists are numbered 10, 20, 30 in the order they are written', () => {
    const lists = [...Object.values(texts.courses), texts.tutors, texts.publications]
    for (const list of [...lists, texts.slickImages, texts.schoolImages]) {
      expect(list.map(record => record.sort_number)).toEqual(list.map((_, i) => (i + 1) * 10))
    }
  })
})
