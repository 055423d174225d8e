import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { splitCommaList } from '#contract/asset'
import type { Course } from '#contract/collections/course'
import { startOfDate, writtenDate } from '#contract/time'
import { tutors } from '#data/queries'
import { css } from '#styled/css'
import { Deadline } from '../Deadline'
import { feeWords } from '../money'
import { SiteLink } from '../SiteLink'

const facts = css({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  borderTop: 'rule',
  fontVariantNumeric: 'tabular-nums',
  '& > *': { paddingBlock: '3', borderBottom: 'hairline' },
  '& dd': { whiteSpace: 'pre-line' },
})

const term = css({ color: 'ink.soft' })
const people = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' })

const admissions = { 'first-come': '先到先得', selection: '甄選' }

const dateWords = (date: string | null) => date && writtenDate(startOfDate(date))

/** The course's facts by their names; what is not known is not mentioned. */
export function CourseFacts({ course }: { course: Course }) {
  const fee = feeWords(course.fee)
  const known: [string, ReactNode][] = [
    ['截止報名', <Deadline key="deadline" deadline={course.deadline} />],
    ['課程編號', course.course_code],
    ['專業', splitCommaList(course.major).join('、')],
    ['上課時間', course.schedule],
    ['開課日期', dateWords(course.start_date)],
    ['結業日期', dateWords(course.end_date)],
    ['課時', course.hours],
    ['上課地點', course.venue],
    ['授課語言', course.language],
    ['學費', fee && [fee, course.fee_note].filter(Boolean).join('，')],
    ['名額', course.quota],
    ['取錄方式', course.admission && admissions[course.admission]],
    ['對象', course.target],
    ['入讀要求', course.requirement],
    ['證書', course.certificate],
    [
      '資助',
      course.subsidy && ['持續進修發展計劃', course.subsidy_code].filter(Boolean).join('：'),
    ],
    ['導師', course.tutor_ids?.length ? <Tutors key="tutors" ids={course.tutor_ids} /> : null],
  ]
  return (
    <dl className={facts}>
      {known
        .filter(([, value]) => value !== null && value !== '' && value !== false)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt className={term}>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}

/** Tutors who no longer exist are not shown. */
function Tutors({ ids }: { ids: readonly string[] }) {
  const { data } = useQuery(tutors)
  const shown = ids.flatMap(id => data?.find(tutor => tutor.id === id) ?? [])
  return (
    <span className={people}>
      {shown.map(({ id, name }) => (
        <SiteLink key={id} href={`/macau-course/tutorDetail/${id}`}>
          {name}
        </SiteLink>
      ))}
    </span>
  )
}
