import { courseKinds, courses } from '#contract/collections/course.ts'
import { feeWords } from '#contract/money.ts'
import { addressOf } from '#contract/pages.ts'
import { dateParts, writtenMoment } from '#contract/time.ts'
import { css, cx } from '#styled/css'
import { Phrases } from '#ui/Phrases.tsx'
import type { CourseEntry } from '../course/courseEntry.ts'
import { DaysLeft, Deadline } from '../Deadline.tsx'
import { SiteLink } from '../SiteLink.tsx'

const entry = css({ borderTop: 'hairline', _last: { borderBottom: 'hairline' } })

// Date, title and fee are columns of their own, which begin and end alike in every row.
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '4.5rem minmax(0, 1fr)', tablet: '5rem minmax(0, 1fr) auto' },
  gridTemplateAreas: {
    base: '"until title" "until facts"',
    tablet: '"until title fee" "until kind fee"',
  },
  alignItems: 'center',
  columnGap: { base: '2', tablet: '4' },
  paddingBlock: '3',
  color: 'ink',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

const until = css({ gridArea: 'until', fontSize: 's' })
const date = css({ display: 'flex', alignItems: 'center', gap: '1.5', lineHeight: 'tight' })
const figure = css({ fontSize: '2xl', fontWeight: 'bold', minWidth: '2ch', textAlign: 'end' })
const side = css({ color: 'ink.soft', whiteSpace: 'nowrap' })
const month = css({ display: 'block' })
const title = css({
  gridArea: 'title',
  fontWeight: 'bold',
  fontSize: { tablet: 'l' },
  lineHeight: '1.5',
})
const soft = css({ textStyle: 'small', color: 'ink.soft' })
// On a phone both stand on one line, where they have room for that.
const facts = css({
  gridArea: 'facts',
  display: { base: 'flex', tablet: 'contents' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
})
const kindPlace = css({ gridArea: 'kind' })
// In very large type a sum is broken rather than the page made wider.
const cost = css({
  gridArea: 'fee',
  marginInlineStart: 'auto',
  fontWeight: 'bold',
  overflowWrap: 'anywhere',
})
const unseen = css({ srOnly: true })

interface ClosingRowProps extends CourseEntry {
  /** What closes before it in the same list; its month need not be said twice. */
  before: CourseEntry | undefined
}

/** One course that closes soon; all of the row leads to it. */
export function ClosingRow({ kind, course, before }: ClosingRowProps) {
  const { deadline, fee } = course
  return (
    <li className={entry}>
      <SiteLink href={addressOf(courses[kind], course)} className={row}>
        <span className={title}>
          <Phrases text={course.title} />
        </span>
        <span className={facts}>
          <span className={cx(soft, kindPlace)}>{courseKinds[kind].label}</span>
          <span className={cost}>{feeWords(fee)}</span>
        </span>
        <span className={until}>
          {deadline === null ? (
            <Deadline deadline={null} />
          ) : (
            <ClosingDate iso={deadline} after={before?.course.deadline ?? undefined} />
          )}
          <DaysLeft deadline={deadline} />
        </span>
      </SiteLink>
    </li>
  )
}

/** The day as a large figure; the whole moment for who hears it. */
function ClosingDate({ iso, after }: { iso: string; after: string | undefined }) {
  const moment = new Date(iso)
  const parts = dateParts(moment)
  const isMonthKnown = after !== undefined && dateParts(new Date(after)).month === parts.month
  return (
    <time dateTime={iso}>
      <span aria-hidden="true" className={date}>
        <span className={figure}>{parts.day}</span>
        <span className={side}>
          {isMonthKnown ? null : <span className={month}>{parts.month}</span>}
          <span>{`週${parts.weekday}`}</span>
        </span>
      </span>
      <span className={unseen}>{`截止報名：${writtenMoment(moment)}`}</span>
    </time>
  )
}
