import { useQuery } from '@tanstack/react-query'
import { type Contact, contactLabels } from '#contract/contact.ts'
import { weekdayWords } from '#contract/weekdays.ts'
import { settings } from '#data/queries.ts'
import { settingValue } from '#data/settings.ts'
import { css } from '#styled/css'
import { Unbroken } from '#ui/Phrases.tsx'
import { rangeWords } from '../openingHours.ts'
import { socialLabel } from '../socialLabel.ts'

const block = css({ display: 'flex', flexDirection: 'column', gap: '3', fontSize: 's' })

const rows = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '4',
  rowGap: '1',
  '& dt': { whiteSpace: 'nowrap', opacity: 0.85 },
})

const link = css({ color: 'white', _hover: { color: 'white', textDecoration: 'underline' } })
const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' })
const touch = css({ display: 'inline-flex', alignItems: 'center', minHeight: '32px' })

/** The footer's contact details, as staff keep them in the settings. */
export function ContactBlock() {
  const { data } = useQuery(settings)
  const contact = settingValue(data, 'contact')
  if (!contact) return null
  return (
    <div className={block}>
      <dl className={rows}>
        <dt>校址</dt>
        <dd>
          <Unbroken text={contact.address} />
        </dd>
        <dt>電話</dt>
        <dd>
          <a className={link} href={`tel:${contact.telephone.replace(/[^\d+]/g, '')}`}>
            {contact.telephone}
          </a>
        </dd>
        <dt>傳真</dt>
        <dd>{contact.fax}</dd>
        <dt>電郵</dt>
        <dd>
          <a className={link} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </dd>
        <dt>網址</dt>
        <dd>
          <a className={link} href={contact.website} rel="noopener">
            {contact.website.replace(/^https?:\/\//, '')}
          </a>
        </dd>
        {contact.openingTime.map(({ days, ranges }) => (
          <Hours key={days.join()} days={days} ranges={ranges} />
        ))}
        {contact.holidays?.length ? (
          <>
            <dt>{contactLabels.holidays}</dt>
            <dd>休息</dd>
          </>
        ) : null}
      </dl>
      <SocialLinks contact={contact} />
    </div>
  )
}

function Hours({ days, ranges }: Contact['openingTime'][number]) {
  return (
    <>
      <dt>{weekdayWords(days)}</dt>
      <dd>
        <Unbroken text={ranges.map(rangeWords).join('、')} />
      </dd>
    </>
  )
}

function SocialLinks({ contact }: { contact: Contact }) {
  return (
    <ul className={links}>
      {contact.socialMedia.map(({ name, url }) => {
        const { label, lang } = socialLabel(name)
        return (
          <li key={name}>
            <a className={`${link} ${touch}`} href={url} rel="noopener" lang={lang}>
              {label}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
