import type { CourseKind } from '#contract/collections/course'
import type { CourseSummary } from '#data/queries'
import { css } from '#styled/css'
import { DaysLeft, Deadline } from './Deadline'
import { feeWords } from './money'
import { SiteLink } from './SiteLink'

const row = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '1',
  gridTemplateColumns: { tablet: 'minmax(0, 1fr) 17rem' },
  paddingBlock: '4',
  '& + &': { borderTop: 'hairline' },
})

const title = css({
  textStyle: 'name',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700', textDecoration: 'underline' },
})

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  textStyle: 'small',
  color: 'ink.soft',
  fontVariantNumeric: 'tabular-nums',
})

const until = css({
  display: 'flex',
  flexDirection: { base: 'row', tablet: 'column' },
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'small',
})

const left = css({ fontSize: { tablet: 'm' } })

/** One course in a list: its name, what it takes, and until when one can enrol. */
export function CourseRow({ kind, course }: { kind: CourseKind; course: CourseSummary }) {
  const { id, schedule, hours, fee, deadline } = course
  const known = [schedule, hours === null ? null : `${hours}課時`, feeWords(fee)].filter(Boolean)
  return (
    <li className={row}>
      <div>
        <SiteLink href={`/course/courseDetail/${kind}/${id}`} className={title}>
          {course.title}
        </SiteLink>
        <p className={facts}>
          {known.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <p className={until}>
        <DaysLeft deadline={deadline} className={left} />
        <Deadline deadline={deadline} />
      </p>
    </li>
  )
}
