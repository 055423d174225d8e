import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { type Contact, contactLabels } from '#contract/contact.ts'
import { weekdayWords } from '#contract/weekdays.ts'
import { settingOf } from '#data/frameQueries.ts'
import { css, cx } from '#styled/css'
import { Unbroken } from '#ui/Phrases.tsx'
import { WHOLE } from '#ui/wholePieces.ts'
import { rangeWords, statusWords } from '../openingHours.ts'
import { SiteLink } from '../SiteLink.tsx'
import { socialLabel } from '../socialLabel.ts'
import { telephoneHref } from '../telephone.ts'
import { useSchoolStatus } from '../useSchoolStatus.ts'
import { websiteWords } from '../websiteWords.ts'

const block = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { tablet: '3' },
  fontSize: 's',
})

const rows = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: '4',
  rowGap: { tablet: '1' },
  '& dt': { whiteSpace: 'nowrap', opacity: 0.85 },
})

// Five lines on a phone: what is left out there stands on the page that one of them leads to.
const onDesk = css({ display: { base: 'none', tablet: 'block' } })
const onPhone = css({ display: { tablet: 'none' } })

const link = css({ color: 'white', _hover: { color: 'white', textDecoration: 'underline' } })
const line = css({
  display: { base: 'inline-flex', tablet: 'inline' },
  alignItems: 'center',
  minHeight: 'touch',
})
// As far apart as the two links between them.
const place = css({ paddingBottom: { base: '10px', tablet: '0' } })
// What fills its two lines comes once the page is alive; their room is there from the start.
const hours = css({ display: 'block', minHeight: '58px', paddingTop: '10px' })
const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' })
const touch = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', tablet: '32px' },
})

/** The footer's contact details, as staff keep them in the settings. */
export function ContactBlock() {
  const { data: contact } = useQuery(settingOf('contact'))
  if (!contact) return null
  const { address, telephone, fax, email, website } = contact
  return (
    <div className={block}>
      <dl className={rows}>
        <Detail term={contactLabels.address} className={place}>
          {address && <Unbroken text={address} />}
        </Detail>
        <Detail term={contactLabels.telephone}>
          {telephone && (
            <a className={cx(link, line)} href={telephoneHref(telephone)}>
              {telephone}
            </a>
          )}
        </Detail>
        <Detail term={contactLabels.fax} isForDesk>
          {fax}
        </Detail>
        <Detail term={contactLabels.email}>
          {email && (
            <a className={cx(link, line)} href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </Detail>
        <Detail term={contactLabels.website} isForDesk>
          {website && (
            <a className={link} href={website} rel="noopener">
              {websiteWords(website)}
            </a>
          )}
        </Detail>
        {contact.openingTime.map(({ days, ranges }) => (
          <Hours key={days.join()} days={days} ranges={ranges} />
        ))}
        {contact.holidays?.length ? (
          <>
            <dt className={onDesk}>{contactLabels.holidays}</dt>
            <dd className={onDesk}>休息</dd>
          </>
        ) : null}
        <dt className={onPhone}>時間</dt>
        <dd className={onPhone}>
          <TodaysHours />
        </dd>
      </dl>
      <SocialLinks contact={contact} />
    </div>
  )
}

interface DetailProps {
  term: string
  /** Left out on a phone. */
  isForDesk?: boolean
  className?: string
  children: ReactNode
}

/** One of the details, where staff have filled it in. */
function Detail({ term, isForDesk, className, children }: DetailProps) {
  if (!children) return null
  const shown = isForDesk ? onDesk : undefined
  return (
    <>
      <dt className={shown}>{term}</dt>
      <dd className={cx(shown, className)}>{children}</dd>
    </>
  )
}

function Hours({ days, ranges }: Contact['openingTime'][number]) {
  return (
    <>
      <dt className={onDesk}>{weekdayWords(days)}</dt>
      <dd className={onDesk}>
        {ranges.map((range, index) => (
          <Fragment key={range[0]}>
            {index > 0 ? <wbr /> : null}
            <span className={WHOLE}>
              {`${rangeWords(range)}${index < ranges.length - 1 ? '、' : ''}`}
            </span>
          </Fragment>
        ))}
      </dd>
    </>
  )
}

/** Whether the school is open, and the way to its hours, map and buses. */
function TodaysHours() {
  const status = useSchoolStatus()
  return (
    <SiteLink href="/about#contact" className={cx(link, hours)}>
      辦公時間及交通
      {status ? <Unbroken text={`：${statusWords(status)}`} /> : null}
    </SiteLink>
  )
}

function SocialLinks({ contact }: { contact: Contact }) {
  return (
    <ul className={links}>
      {contact.socialMedia.map(({ name, url }) => {
        const { label, lang } = socialLabel(name)
        return (
          <li key={name}>
            <a className={cx(link, touch)} href={url} rel="noopener" lang={lang}>
              {label}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
