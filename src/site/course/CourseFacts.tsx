import { Fragment, type ReactNode } from 'react'
import { splitCommaList } from '#contract/asset.ts'
import { writtenTimes } from '#contract/clock.ts'
import { type Course, courseFields } from '#contract/collections/course.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { addressOf } from '#contract/pages.ts'
import { startOfDate, writtenDate } from '#contract/time.ts'
import type { TutorSummary } from '#data/queries.ts'
import { css } from '#styled/css'
import { Phrases } from '#ui/Phrases.tsx'
import { SiteLink } from '../SiteLink.tsx'

type Name = keyof typeof courseFields

const facts = css({
  display: 'grid',
  gridTemplateColumns: 'min(6rem, 45%) minmax(0, 1fr)',
  borderTop: 'rule',
  fontVariantNumeric: 'tabular-nums',
  _print: { gridTemplateColumns: '5em minmax(0, 1fr) 5em minmax(0, 1fr)', borderTop: 'hairline' },
  '& > *': { paddingBlock: '3', borderBottom: 'hairline', _print: { paddingBlock: '1' } },
  '& dd': { whiteSpace: 'pre-line', paddingInlineEnd: '3', _unpretty: { textWrap: 'balance' } },
})

const term = css({ color: 'ink.soft' })
const people = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' })

const measured = (name: 'hours' | 'quota', value: number | null) =>
  value === null ? null : `${value}${courseFields[name].unit}`

const dateWords = (date: string | null) => date && writtenDate(startOfDate(date))

interface CourseFactsProps {
  course: Course
  teachers: readonly TutorSummary[]
}

/** The course's facts by their names; what is not known is not mentioned. */
export function CourseFacts({ course, teachers }: CourseFactsProps) {
  const { admission, subsidy, subsidy_code } = course
  const known: [Name, ReactNode][] = [
    ['schedule', course.schedule && writtenTimes(course.schedule)],
    ['start_date', dateWords(course.start_date)],
    ['end_date', dateWords(course.end_date)],
    ['hours', measured('hours', course.hours)],
    ['venue', course.venue],
    ['language', course.language],
    ['target', course.target],
    ['requirement', course.requirement],
    ['quota', measured('quota', course.quota)],
    ['admission', admission && courseFields.admission.options[admission]],
    ['certificate', course.certificate],
    ['subsidy_code', subsidy ? subsidy_code : null],
    ['major', splitCommaList(course.major).join('、')],
    ['course_code', course.course_code],
    ['tutor_ids', teachers.length > 0 ? <People key="people" teachers={teachers} /> : null],
  ]
  const said = known.filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (said.length === 0) return null
  return (
    <dl className={facts}>
      {said.map(([name, value]) => (
        <Fragment key={name}>
          <dt className={term}>{courseFields[name].label}</dt>
          <dd>{typeof value === 'string' ? <Phrases text={value} /> : value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

function People({ teachers }: { teachers: readonly TutorSummary[] }) {
  return (
    <span className={people}>
      {teachers.map(teacher => (
        <SiteLink key={teacher.id} href={addressOf(tutor, teacher)}>
          {teacher.name}
        </SiteLink>
      ))}
    </span>
  )
}
