/** What a list of courses may be narrowed by. A new facet is a name in the contract and a line here. */
import { splitCommaList } from '#contract/asset.ts'
import { courseFields, courseKinds, isOpen } from '#contract/collections/course.ts'
import { DAY_MS, startOfDate, WEEKDAYS } from '#contract/time.ts'
import type { CourseSummary } from '#data/queries.ts'
import type { CourseEntry } from './courseEntry.ts'
import type { FacetName } from './courseSearch.ts'
import { fieldsOfStudy } from './fieldsOfStudy.ts'

export interface Option {
  label: string
  /** Whether it holds for a course at a moment. */
  has: (entry: CourseEntry, now: Date) => boolean
}

interface Facet {
  label: string
  options: Readonly<Record<string, Option>>
  /** What else may be asked for, one at a time: the values that courses have. */
  valuesOf?: (course: CourseSummary) => readonly string[]
  /** Whether its values are offered; what is not may still stand in an address. */
  isOffered?: boolean
  /** Whether one sees its options without asking. */
  isOpen?: boolean
}

const option = (label: string, has: (course: CourseSummary, now: Date) => boolean): Option => ({
  label,
  has: ({ course }, now) => has(course, now),
})

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const SATURDAY = 6
const isOn = (isDay: (day: number) => boolean) => (course: CourseSummary) =>
  course.weekdays?.some(isDay) ?? false

/** By the time at which lessons begin; unknown where the days have different hours. */
const begins = (from: string, to: string) => (course: CourseSummary) =>
  course.time_from !== null && from <= course.time_from && course.time_from < to

/** In MOP, the upper bound not among them. */
const costs = (from: number, to: number) => (course: CourseSummary) =>
  course.fee !== null && from <= course.fee && course.fee < to

/** In hours, the same. */
const takes = (from: number, to: number) => (course: CourseSummary) =>
  course.hours !== null && from <= course.hours && course.hours < to

const startsWithin = (days: number) => (course: CourseSummary, now: Date) => {
  const left = course.start_date ? startOfDate(course.start_date).getTime() - now.getTime() : -1
  return left > 0 && left <= days * DAY_MS
}

const speaks = (language: string) =>
  option(language, course => course.language?.includes(language) ?? false)

const majorsOf = (course: CourseSummary) => splitCommaList(course.major)

export const facets: { readonly [F in FacetName]: Facet } = {
  kind: {
    label: '類別',
    options: Object.fromEntries(
      Object.entries(courseKinds).map(([key, { label }]) => [
        key,
        { label, has: ({ kind }: CourseEntry) => kind === key },
      ]),
    ),
  },
  day: {
    label: '上課日',
    options: {
      weekday: option(
        '平日',
        isOn(day => day < SATURDAY),
      ),
      weekend: option(
        '週末',
        isOn(day => day >= SATURDAY),
      ),
      ...Object.fromEntries(
        DAYS.map((key, index) => [
          key,
          option(
            `星期${WEEKDAYS[index]}`,
            isOn(day => day === index + 1),
          ),
        ]),
      ),
    },
    isOpen: true,
  },
  time: {
    label: '時段',
    options: {
      morning: option('上午', begins('00:00', '12:00')),
      afternoon: option('下午', begins('12:00', '18:00')),
      evening: option('晚上', begins('18:00', '24:00')),
    },
    isOpen: true,
  },
  starts: {
    label: '開課',
    options: {
      month: option('一個月內開課', startsWithin(31)),
      quarter: option('三個月內開課', startsWithin(92)),
    },
  },
  fee: {
    label: '學費',
    options: {
      free: option('免費', course => course.fee === 0),
      low: option('MOP$1,000以下', costs(0.01, 1_000)),
      middle: option('MOP$1,000至5,000', costs(1_000, 5_000)),
      high: option('MOP$5,000或以上', costs(5_000, Number.POSITIVE_INFINITY)),
    },
  },
  length: {
    label: '課時',
    options: {
      short: option('短期（24小時以下）', takes(0, 24)),
      middle: option('24至60小時', takes(24, 60)),
      long: option('60小時或以上', takes(60, Number.POSITIVE_INFINITY)),
    },
  },
  field: {
    label: '範疇',
    options: Object.fromEntries(
      Object.entries(fieldsOfStudy).map(([key, { label, majors }]) => [
        key,
        option(label, course => majorsOf(course).some(major => majors.includes(major))),
      ]),
    ),
  },
  language: {
    label: courseFields.language.label,
    options: {
      cantonese: speaks('粵語'),
      mandarin: speaks('普通話'),
      portuguese: speaks('葡語'),
      english: speaks('英語'),
      sign: speaks('手語'),
    },
  },
  venue: {
    label: courseFields.venue.label,
    options: {},
    valuesOf: ({ venue }) => (venue ? [venue] : []),
    isOffered: true,
  },
  subsidy: {
    label: '資助',
    options: { 1: option('可用進修資助', course => course.subsidy) },
  },
  open: {
    label: '報名',
    options: { 1: option('只看接受報名', isOpen) },
  },
  major: { label: courseFields.major.label, options: {}, valuesOf: majorsOf },
}
