import { writtenTimes } from '#contract/clock.ts'
import { type CourseKind, courseKinds, courses, isOpen } from '#contract/collections/course.ts'
import { addressOf } from '#contract/pages.ts'
import type { CourseSummary } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { tag } from '#styled/recipes'
import { Phrases, Unbroken } from '#ui/Phrases.tsx'
import { DaysLeft, Deadline } from '../Deadline.tsx'
import { feeWords } from '../money.ts'
import { SiteLink } from '../SiteLink.tsx'

// Beside a menu or in a narrow column a row has less room than the screen would say.
const place = css({ containerType: 'inline-size', '& + &': { borderTop: 'hairline' } })

const row = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '1',
  paddingBlock: '4',
  '@container (min-width: 36rem)': { gridTemplateColumns: 'minmax(0, 1fr) 17rem' },
})

const title = css({
  textStyle: 'name',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700', textDecoration: 'underline' },
})

const passed = css({ color: 'ink.soft' })

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  marginTop: '1',
  textStyle: 'small',
  color: 'ink.soft',
  fontVariantNumeric: 'tabular-nums',
  _empty: { display: 'none' },
})

const cost = css({ color: 'ink', fontWeight: 'bold' })

const until = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'small',
  '@container (min-width: 36rem)': { flexDirection: 'column' },
})

const left = css({ '@container (min-width: 36rem)': { fontSize: 'm' } })

const unseen = css({ srOnly: true })

interface CourseRowProps {
  kind: CourseKind
  course: CourseSummary
  /** The moment it is seen from, in lists that also have what is closed. */
  now?: Date
  /** In a list of several kinds. */
  isKindShown?: boolean
}

/** One course in a list: its name, what it takes, and until when one can enrol. */
export function CourseRow({ kind, course, now, isKindShown }: CourseRowProps) {
  const { schedule, hours, fee, deadline, subsidy } = course
  const isClosed = now !== undefined && !isOpen(course, now)
  const supported = subsidy ? <span className={tag()}>進修資助</span> : null
  return (
    <li className={place}>
      <div className={row}>
        <div>
          <SiteLink
            href={addressOf(courses[kind], course)}
            className={cx(title, isClosed && passed)}
          >
            <Phrases text={course.title} />
          </SiteLink>
          {isKindShown ? (
            <p className={facts}>
              <span className={tag()}>{courseKinds[kind].label}</span>
              {supported}
            </p>
          ) : null}
          <p className={facts}>
            {schedule ? (
              <span>
                <Phrases text={writtenTimes(schedule)} />
              </span>
            ) : null}
            {hours === null ? null : (
              <span>
                <Unbroken text={`${hours}${courses[kind].fields.hours.unit}`} />
              </span>
            )}
            {fee === null ? null : <span className={cost}>{feeWords(fee)}</span>}
            {isKindShown ? null : supported}
          </p>
        </div>
        <p className={cx(until, isClosed && passed)}>
          <DaysLeft deadline={deadline} className={left} isClosed={isClosed} />
          {deadline === null ? null : <span className={unseen}>截止報名：</span>}
          <Deadline deadline={deadline} />
        </p>
      </div>
    </li>
  )
}
