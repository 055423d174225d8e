import { memo } from 'react'
import { type CourseKind, courseKinds, courses } from '#contract/collections/course.ts'
import { feeWords } from '#contract/money.ts'
import { addressOf } from '#contract/pages.ts'
import type { CourseSummary } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { tag } from '#styled/recipes'
import { useHydrated } from '#ui/Hydrated.tsx'
import { Phrases, Unbroken } from '#ui/Phrases.tsx'
import { DaysLeft, Deadline } from '../Deadline.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { LessonTimes } from './LessonTimes.tsx'
import { SaveButton } from './SaveButton.tsx'

const place = css({ '& + &': { borderTop: 'hairline' }, breakInside: 'avoid' })

// The same columns in every row, whatever a course does not say: nothing is ragged.
const row = css({
  display: 'grid',
  // The last is the bookmark's picture: its touch target reaches past the column. So the days and the hours
  // of all rows stand side by side on a phone of 375 px.
  gridTemplateColumns: 'minmax(0, 1fr) 32px',
  columnGap: '2',
  rowGap: '1',
  paddingBlock: '3',
  '@container (min-width: 36rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 15.5rem 32px',
    columnGap: '3',
    // A page of the list fits on two of paper.
    paddingBlock: { base: '4', _print: '2' },
  },
})

const told = css({ gridRow: '1 / span 2', '@container (min-width: 36rem)': { gridRow: '1' } })

const title = css({
  textStyle: 'name',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700', textDecoration: 'underline' },
  // Only a block has lines to even.
  _unpretty: { display: 'inline-block', textWrap: 'balance' },
})

const passed = css({ color: 'ink.soft' })

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '1',
  marginTop: '0.5',
  '& > :nth-child(1)': { minWidth: '5rem' },
  '& > :nth-child(2)': { minWidth: '7.5rem' },
  textStyle: 'small',
  color: 'ink.soft',
  fontVariantNumeric: 'tabular-nums',
})

const kindName = css({ display: 'block', textStyle: 'small', color: 'green.700' })

const cost = css({ color: 'ink', fontWeight: 'bold' })

const until = css({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  columnGap: '3',
  textStyle: 'small',
  '@container (min-width: 36rem)': {
    flexDirection: 'column',
    gridColumn: '2',
    // What is looked for first: how long is left, or that there is no deadline.
    '& > :first-child': { fontSize: 'm' },
  },
})

const unseen = css({ srOnly: true })

// Last in its row of a wide list, though it is read before the deadline.
const save = css({
  display: 'grid',
  placeItems: 'center',
  gridColumn: '2',
  gridRow: '1',
  width: 'touch',
  height: 'touch',
  color: 'green.700',
  fontSize: 'l',
  cursor: 'pointer',
  borderRadius: 'small',
  _hover: { backgroundColor: 'green.100' },
  '@container (min-width: 36rem)': { gridColumn: '3' },
  _print: { display: 'none' },
})

interface CourseRowProps {
  kind: CourseKind
  course: CourseSummary
  /** In lists that also have what is closed. */
  isClosed?: boolean
  /** In a list of several kinds. */
  isKindShown?: boolean
}

/** One course in a list: its name, what it takes, and until when one can enrol. */
export const CourseRow = memo(function CourseRow(props: CourseRowProps) {
  const { kind, course, isClosed = false, isKindShown = false } = props
  const { hours, fee, deadline, subsidy } = course
  const href = addressOf(courses[kind], course)
  return (
    <li className={place}>
      <div className={row}>
        <div className={told}>
          {isKindShown ? <span className={kindName}>{courseKinds[kind].label}</span> : null}
          <SiteLink href={href} className={cx(title, isClosed && passed)}>
            <Phrases text={course.title} />
          </SiteLink>
          <LessonTimes course={course} />
          <p className={facts}>
            <span>
              {hours === null ? null : (
                <Unbroken text={`${hours}${courses[kind].fields.hours.unit}`} />
              )}
            </span>
            <span className={cost}>{fee === null ? null : feeWords(fee)}</span>
            {subsidy ? <span className={tag()}>進修資助</span> : null}
          </p>
        </div>
        <Bookmark href={href} of={course.title} />
        <p className={cx(until, isClosed && passed)}>
          <DaysLeft deadline={deadline} isClosed={isClosed} />
          {deadline === null ? null : <span className={unseen}>截止報名：</span>}
          <Deadline deadline={deadline} />
        </p>
      </div>
    </li>
  )
})

/** Nobody can save before the page has come alive; the place is kept. */
function Bookmark({ href, of }: { href: string; of: string }) {
  return useHydrated() ? <SaveButton href={href} className={save} of={of} /> : null
}
