import { describe, expect, it } from 'vitest'
import { splitCommaList } from '#contract/asset.ts'
import type { CourseSummary } from '#data/queries.ts'
import type { CourseEntry } from '#site/course/courseEntry.ts'
import { allChosen, filterCourses, offeredOf } from '#site/course/courseFilter.ts'
import { bySoonestEntry } from '#site/course/courseOrder.ts'
import { courseListHref, readCourseSearch } from '#site/course/courseSearch.ts'
import { fieldsOfStudy } from '#site/course/fieldsOfStudy.ts'
import { similarCourses } from '#site/course/similarity.ts'
import { finderChips } from '#site/home/finderChips.ts'
import { demoSchool } from '../server/demo/demoSchool.ts'

const now = new Date('2026-03-01T09:00:00+08:00')
const on = (day: number) => `2026-03-${String(day).padStart(2, '0')}T16:00:00.000+08:00`
const PASSED = '2026-02-20T16:00:00.000+08:00'
const LONG_PASSED = '2026-01-20T16:00:00.000+08:00'

type Given = Partial<CourseSummary>

const entry = (title: string, given: Given, kind: CourseEntry['kind'] = 'single'): CourseEntry => ({
  kind,
  course: {
    id: title,
    title,
    deadline: null,
    fee: null,
    subsidy: false,
    major: null,
    weekdays: [],
    time_from: null,
    time_to: null,
    start_date: null,
    hours: null,
    venue: null,
    language: null,
    ...given,
  } as CourseSummary,
})

const titles = (entries: readonly CourseEntry[]) => entries.map(({ course }) => course.title)

const list = [
  entry('closed', { deadline: PASSED, fee: 100, major: '設計' }),
  entry('later', { deadline: on(20), fee: 0, subsidy: true, major: '葡語,翻譯' }),
  entry('any time', { fee: 500, subsidy: true, major: '葡語' }),
  entry('long closed', { deadline: LONG_PASSED, major: '葡語' }),
  entry('soon', { deadline: on(2), fee: 80.5, major: '設計，翻譯' }),
]

describe('what the address asks of a list', () => {
  it.each([
    [
      { major: '葡語', open: 1, subsidy: '1', sort: 'fee', page: 3 },
      { major: '葡語', open: 1, subsidy: 1, sort: 'fee', page: 3 },
    ],
    [{ major: '2026' }, { major: 2026 }],
    [
      { day: ['weekend', 'mon'], time: 'evening' },
      { day: 'weekend,mon', time: 'evening' },
    ],
    [{ major: ' ', open: '', sort: '' }, {}],
    [{ major: { $ne: 1 }, day: [{}], sort: 'toString', page: -1 }, {}],
    [{ open: [1], page: 1.5 }, { open: 1 }],
    [{ page: 1 }, {}],
    [{ other: 'thing' }, {}],
  ] as [Record<string, unknown>, object][])('%j says %j', (search, expected) => {
    expect(readCourseSearch(search)).toEqual(expected)
  })

  it('names what is left out, for the router keeps what it is not told of', () => {
    expect(Object.keys(readCourseSearch({ sort: 'no such order' }))).toContain('sort')
  })

  it('becomes an address again, with the anchor of its list', () => {
    const href = courseListHref('cpd-course', { major: '葡語', open: 1, sort: undefined })
    expect(href).toBe(`/course?major=${encodeURIComponent('葡語')}&open=1#cpd-course`)
    expect(courseListHref('cpd-course', {})).toBe('/course#cpd-course')
  })
})

describe('a list of courses', () => {
  it('keeps the order of staff where none is chosen', () => {
    expect(titles(filterCourses(list, {}, now))).toEqual(titles(list))
  })

  it.each([
    [{ major: '葡語' }, ['later', 'any time', 'long closed']],
    [{ major: '翻譯' }, ['later', 'soon']],
    [{ open: 1 }, ['later', 'any time', 'soon']],
    [{ subsidy: 1 }, ['later', 'any time']],
    [{ major: '葡語', subsidy: 1, open: 1 }, ['later', 'any time']],
    [{ major: '烹飪' }, []],
    [{ sort: 'deadline' }, ['soon', 'later', 'any time', 'closed', 'long closed']],
    [{ sort: 'fee' }, ['later', 'soon', 'closed', 'any time', 'long closed']],
  ] as const)('asked for %j shows %j', (search, expected) => {
    expect(titles(filterCourses(list, search, now))).toEqual(expected)
  })

  it('closes to the moment', () => {
    const at = (time: string) =>
      filterCourses(list, { open: 1 }, new Date(`2026-03-02T${time}+08:00`))
    expect(titles(at('15:59:59'))).toContain('soon')
    expect(titles(at('16:00:00'))).not.toContain('soon')
  })

  it('of what is open puts the soonest deadline first and what can wait last', () => {
    const open = [list[2], list[1], list[4]].flatMap(one => one ?? [])
    expect(titles(open.toSorted(bySoonestEntry))).toEqual(['soon', 'later', 'any time'])
  })
})

describe('the facets of a list', () => {
  const lessons = (weekdays: number[], time_from: string | null = null): Given => ({
    weekdays,
    time_from,
  })
  const taught = [
    entry('evenings', { ...lessons([1, 3], '18:45'), fee: 2_800, hours: 48, language: '粵語' }),
    entry('saturdays', { ...lessons([6], '09:30'), fee: 0, hours: 12, venue: '三樓, 302' }),
    entry(
      'both',
      { ...lessons([2, 6]), fee: 999.99, major: '葡語', language: '葡語及粵語' },
      'cpd',
    ),
    entry('unsaid', { start_date: '2026-03-20' }),
  ]

  it.each([
    [{ day: 'weekday' }, ['evenings', 'both']],
    [{ day: 'weekend' }, ['saturdays', 'both']],
    [{ day: 'mon,sat' }, ['evenings', 'saturdays', 'both']],
    [{ day: 'weekday', time: 'evening' }, ['evenings']],
    [{ time: 'morning,evening' }, ['evenings', 'saturdays']],
    [{ fee: 'free' }, ['saturdays']],
    [{ fee: 'low' }, ['both']],
    [{ length: 'short' }, ['saturdays']],
    [{ field: 'languages' }, ['both']],
    [{ language: 'cantonese' }, ['evenings', 'both']],
    [{ venue: '三樓, 302' }, ['saturdays']],
    [{ starts: 'month' }, ['unsaid']],
    [{ kind: 'cpd' }, ['both']],
    [{ day: 'toString,no-such-day' }, ['evenings', 'saturdays', 'both', 'unsaid']],
  ] as const)('%j shows %j', (search, expected) => {
    expect(titles(filterCourses(taught, search, now))).toEqual(expected)
  })

  it('count what each option would leave, beside what is chosen of the others', () => {
    const offered = offeredOf('day', taught, { fee: 'free', day: 'weekday' }, now)
    expect(offered.find(({ key }) => key === 'weekday')).toMatchObject({ count: 0, isChosen: true })
    expect(offered.find(({ key }) => key === 'weekend')).toMatchObject({ count: 1 })
  })

  it('offer nothing in which the courses of the list do not differ', () => {
    expect(offeredOf('kind', taught.slice(0, 2), {}, now)).toEqual([])
    expect(offeredOf('starts', taught.slice(0, 3), {}, now)).toEqual([])
  })

  it('name what is chosen, and lead to the list without it', () => {
    const chosen = allChosen({ day: 'weekend,mon', fee: 'free', page: 2, sort: 'fee' })
    expect(chosen.map(({ label }) => label)).toEqual(['週末', '星期一', '免費'])
    expect(chosen[0]?.without).toEqual({ day: 'mon', fee: 'free', sort: 'fee' })
    expect(chosen[2]?.without).toEqual({ day: 'weekend,mon', fee: undefined, sort: 'fee' })
  })

  it.each(finderChips)('are what the chip $label of the home page asks for', ({ href }) => {
    const { searchParams } = new URL(href, 'http://school.mo')
    const search = readCourseSearch(Object.fromEntries(searchParams))
    expect(allChosen(search)).toHaveLength(searchParams.size)
    expect(courseListHref('current-courses', search)).toBe(href)
  })

  it('have a field of study for every major of the demo school', () => {
    const { courses } = demoSchool(new Date('2026-11-20T04:00:00Z'))
    const known = new Set(Object.values(fieldsOfStudy).flatMap(({ majors }) => majors))
    const majors = Object.values(courses)
      .flat()
      .flatMap(({ major }) => splitCommaList(major))
    expect([...new Set(majors)].filter(major => !known.has(major))).toEqual([])
  })
})

describe('similar courses', () => {
  const course = { kind: 'single' as const, course: { id: 'self', major: '葡語,法律' } }
  const candidates = [
    entry('self', { major: '葡語' }),
    entry('same kind', { deadline: on(3) }),
    entry('same major elsewhere', { deadline: on(9), major: '葡語' }, 'cpd'),
    entry('same major, closed', { deadline: PASSED, major: '葡語' }),
    entry('same major', { deadline: on(30), major: '法律' }),
    entry('same kind, later', { deadline: on(5) }),
    entry('nothing alike', { deadline: on(2), major: '設計' }, 'cpd'),
  ]

  it('are at most four, open ones first, then by major, then by kind, then by deadline', () => {
    expect(titles(similarCourses(course, candidates, now))).toEqual([
      'same major',
      'same major elsewhere',
      'same kind',
      'same kind, later',
    ])
  })

  it('also are closed ones where nothing better is left, but never the course itself', () => {
    const few = candidates.filter(({ course: { title } }) => /self|closed|nothing/.test(title))
    expect(titles(similarCourses(course, few, now))).toEqual(['same major, closed'])
  })

  it('are each shown once, though it stands in two lists', () => {
    const twice = [...candidates, ...candidates]
    expect(new Set(titles(similarCourses(course, twice, now))).size).toBe(4)
  })
})
