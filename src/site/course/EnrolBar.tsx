import type { Course } from '#contract/collections/course.ts'
import { feeWords } from '#contract/money.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { DaysLeft, Deadline } from '../Deadline.tsx'
import { SiteLink } from '../SiteLink.tsx'

// It comes up once the block that says the same has gone, and stays where the course ends.
const bar = css({
  display: { base: 'flex', wide: 'none' },
  // In very large type the way comes below, not over the sum.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  position: 'sticky',
  // Below the line that says so one could not reach it, and without a connection it leads nowhere.
  'html:has([data-offline]) &': { position: 'static' },
  bottom: '0',
  zIndex: 'bar',
  marginInline: { base: '-4', tablet: '-6' },
  paddingInline: { base: '4', tablet: '6' },
  paddingTop: '2',
  paddingBottom: 'max(token(spacing.2), env(safe-area-inset-bottom))',
  borderTop: 'hairline',
  backgroundColor: 'paper',
  fontVariantNumeric: 'tabular-nums',
  _print: { display: 'none' },
})

const words = css({ display: 'flex', flexWrap: 'wrap', flex: '1 1 9em', columnGap: '3' })
const cost = css({ fontWeight: 'bold' })

interface EnrolBarProps {
  course: Course
  /** The course's own page. */
  href: string
}

/** On a phone, in reach wherever one reads: how long one can still enrol, for how much, and the way. */
export function EnrolBar({ course, href }: EnrolBarProps) {
  const { deadline, fee, registration_url } = course
  return (
    <aside aria-label="報名捷徑" className={bar} data-enrol-bar="">
      <p className={words}>
        {deadline === null ? <Deadline deadline={null} /> : <DaysLeft deadline={deadline} />}
        {fee === null ? null : <span className={cost}>{feeWords(fee)}</span>}
      </p>
      {registration_url ? (
        <a href={registration_url} rel="noopener" className={button()}>
          網上報名
        </a>
      ) : (
        <SiteLink href={`${href}#how-to-enrol`} className={button()}>
          如何報名
        </SiteLink>
      )}
    </aside>
  )
}
