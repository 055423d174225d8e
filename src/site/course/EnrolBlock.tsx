import { type Course, courseFields } from '#contract/collections/course.ts'
import { feeWords } from '#contract/money.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { Phrases } from '#ui/Phrases.tsx'
import { DaysLeft, Deadline } from '../Deadline.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { telephoneHref } from '../telephone.ts'
import { CourseTools } from './CourseTools.tsx'

const box = css({
  padding: { base: '4', tablet: '5' },
  borderTop: 'rule',
  backgroundColor: 'mist',
  _print: { padding: '0', borderTop: 'none', backgroundColor: 'transparent' },
})

const left = css({ display: 'block', textStyle: 'subheading', _print: { display: 'none' } })

// A value that has no room beside its label goes below it.
const terms = css({
  marginTop: '2',
  fontVariantNumeric: 'tabular-nums',
  '& div': { display: 'flex', flexWrap: 'wrap', columnGap: '4', marginTop: '1' },
  '& dt': { width: '4em', color: 'ink.soft' },
  '& dd': { flex: '1 1 12em', fontWeight: 'bold' },
})

const remark = css({
  display: 'block',
  textStyle: 'small',
  fontWeight: 'normal',
  _unpretty: { textWrap: 'balance' },
})

const actions = css({
  display: 'grid',
  gridTemplateColumns: { tablet: 'repeat(2, minmax(0, 1fr))', wide: 'minmax(0, 1fr)' },
  gap: '2',
  marginTop: '4',
  _print: { display: 'none' },
})

interface EnrolBlockProps {
  course: Course
  /** The course's own page. */
  href: string
  telephone: string | undefined
  isClosed: boolean
}

/** Until when, for how much, and the way to enrol: what everybody comes for, first on the page. */
export function EnrolBlock(props: EnrolBlockProps) {
  const { course, href, telephone, isClosed } = props
  const { deadline, fee, fee_note, subsidy, registration_url } = course
  const call = telephone ? (
    <a href={telephoneHref(telephone)} className={button({ look: 'outline' })}>
      <Icon name="phone" />
      致電{telephone}
    </a>
  ) : null
  return (
    <section aria-label="報名" className={box}>
      <DaysLeft deadline={deadline} className={left} isClosed={isClosed} />
      <dl className={terms}>
        <div>
          <dt>{courseFields.deadline.label}</dt>
          <dd>
            <Deadline deadline={deadline} />
          </dd>
        </div>
        {fee === null && fee_note === null ? null : (
          <div>
            <dt>{courseFields.fee.label}</dt>
            <dd>
              {feeWords(fee)}
              {fee_note ? (
                <span className={remark}>
                  <Phrases text={fee_note} />
                </span>
              ) : null}
            </dd>
          </div>
        )}
        {subsidy ? (
          <div>
            <dt>資助</dt>
            <dd>{courseFields.subsidy.label}</dd>
          </div>
        ) : null}
      </dl>
      <div className={actions}>
        {!isClosed && registration_url ? (
          <>
            <a href={registration_url} rel="noopener" className={button()}>
              網上報名
            </a>
            <SiteLink href={`${href}#how-to-enrol`} className={button({ look: 'outline' })}>
              如何報名
            </SiteLink>
          </>
        ) : null}
        {!isClosed && !registration_url ? (
          <SiteLink href="/registration#notice" className={button()}>
            如何報名
          </SiteLink>
        ) : null}
        {isClosed || !registration_url ? call : null}
      </div>
      <CourseTools title={course.title} href={href} isDated={hasDate(course)} />
    </section>
  )
}

const hasDate = ({ deadline, start_date, end_date }: Course) =>
  Boolean(deadline ?? start_date ?? end_date)
