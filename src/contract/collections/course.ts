import { defineCollection, type RecordOf } from '../collection.ts'
import {
  choice,
  clockTime,
  commaList,
  date,
  dateTime,
  fileList,
  flag,
  image,
  link,
  longText,
  money,
  number,
  references,
  richText,
  text,
  weekdays,
} from '../field.ts'

/** The five kinds: the key stands in addresses, the name in calls, the anchor on /course. */
export const courseKinds = {
  degree: { name: 'DegreeCourse', label: '學歷課程', anchor: 'degree-course' },
  teacher: { name: 'TeacherCourse', label: '教師課程', anchor: 'teacher-course' },
  single: { name: 'SingleCourse', label: '專業證書課程', anchor: 'single-course' },
  cpd: { name: 'CPDCourse', label: '持續專業發展課程', anchor: 'cpd-course' },
  macau: { name: 'MacauCourse', label: '產教融合課程', anchor: 'macau-course' },
} as const

export type CourseKind = keyof typeof courseKinds

/** Every kind, in the order in which menus list them. */
export const everyCourseKind = Object.keys(courseKinds) as readonly CourseKind[]

/** Whether that is a kind of courses, as it stands in an address. */
export const isCourseKind = (kind: string): kind is CourseKind => Object.hasOwn(courseKinds, kind)

const declareCourse = (kind: CourseKind) =>
  defineCollection({
    name: courseKinds[kind].name,
    label: courseKinds[kind].label,
    title: 'title',
    page: {
      path: `/course/courseDetail/${kind}/{id}`,
      entry: `/course#${courseKinds[kind].anchor}`,
    },
    shown: [
      'title',
      'course_code',
      'major',
      'schedule',
      'weekdays',
      'time_from',
      'time_to',
      'start_date',
      'hours',
      'venue',
      'language',
      'fee',
      'subsidy',
      'tutor_ids',
      'registration_url',
      'deadline',
    ],
    publishing: true,
    order: 'sort_number',
    verbs: ['list', 'listEnabled', 'byId', 'add', 'modify', 'sort', 'delete'],
    sequences: [
      { first: 'start_date', last: 'end_date', orSame: true },
      { first: 'time_from', last: 'time_to', orSame: false },
    ],
    fields: {
      title: text('課程名稱', { required: true }),
      course_code: text('課程編號', { unique: true }),
      major: commaList('專業', { help: '逐項輸入，按Enter或逗號分隔' }),
      image: image('圖片'),
      introduction: richText('課程簡介'),
      content: richText('課程內容'),
      target: longText('對象'),
      requirement: longText('入讀要求'),
      schedule: longText('上課時間', {
        group: 'terms',
        proposes: { what: 'weeklyTimes', fields: ['weekdays', 'time_from', 'time_to'] },
      }),
      weekdays: weekdays('上課日'),
      time_from: clockTime('每課開始', { help: '各日不同時留空' }),
      time_to: clockTime('每課結束'),
      start_date: date('開課日期'),
      end_date: date('結業日期'),
      hours: number('課時', { min: 0, unit: '小時', group: 'terms' }),
      venue: text('上課地點', { group: 'terms' }),
      language: text('授課語言'),
      fee: money('學費', { help: '澳門元；0為免費' }),
      fee_note: text('學費備註', { group: 'terms' }),
      quota: number('名額', { min: 0, integer: true, unit: '人', group: 'enrolment' }),
      admission: choice('取錄方式', {
        options: { 'first-come': '先到先得', selection: '甄選' },
        group: 'enrolment',
      }),
      certificate: text('證書'),
      subsidy: flag('持續進修發展計劃', { default: false, group: 'enrolment' }),
      subsidy_code: text('資助編號', { group: 'enrolment' }),
      tutor_ids: references('導師', { collection: 'Tutor' }),
      registration_url: link('報名連結', { to: 'web', group: 'enrolment' }),
      deadline: dateTime('截止報名', { defaultTime: '16:00:00.000', group: 'enrolment' }),
      file_list: fileList('附件', { holds: 'file', answer: 'list' }),
      sort_number: number('排序', { group: 'publishing' }),
    },
  })

export const courses = {
  degree: declareCourse('degree'),
  teacher: declareCourse('teacher'),
  single: declareCourse('single'),
  cpd: declareCourse('cpd'),
  macau: declareCourse('macau'),
} satisfies Record<CourseKind, ReturnType<typeof declareCourse>>

/** What courses of every kind have, and what lists of them show. */
export const { fields: courseFields, shown: courseShown } = courses.degree

export type Course = RecordOf<(typeof courses)[CourseKind]>

/** Whether one may still enrol at `now`: no deadline, or one that has not passed. */
export function isOpen(course: { deadline: string | Date | null }, now: Date): boolean {
  return course.deadline === null || new Date(course.deadline).getTime() > now.getTime()
}
