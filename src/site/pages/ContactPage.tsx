import { type Contact, contactLabels } from '#contract/contact.ts'
import { settingValue } from '#contract/settingValue.ts'
import { settings } from '#data/frameQueries.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ContactDetails } from '../ContactDetails.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { socialLabel, socialMediaOf } from '../socialLabel.ts'
import { VideoFrame } from '../VideoFrame.tsx'

const parts = css({ display: 'grid', gap: '10' })
const name = css({ textStyle: 'subheading', marginBottom: '1' })
const heading = css({ textStyle: 'name', marginBottom: '3' })
const video = css({ maxWidth: '36rem' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

/** The school's name in three languages, where it is, and how to reach it. */
export function ContactPage() {
  return (
    <Loaded query={settings} skeleton={<Skeleton rows={4} like="row" />}>
      {list => {
        const contact = settingValue(list, 'contact')
        if (contact) return <Details contact={contact} />
        return (
          <EmptyNote>
            聯絡資料正在更新，請稍後再來，或先看看
            <SiteLink href="/latestNotice">最新公告</SiteLink>。
          </EmptyNote>
        )
      }}
    </Loaded>
  )
}

function Details({ contact }: { contact: Contact }) {
  return (
    <div className={parts}>
      <div>
        <p className={name}>{contact.name.zh}</p>
        <p lang="pt">{contact.name.pt}</p>
        <p lang="en">{contact.name.en}</p>
      </div>
      <ContactDetails contact={contact} />
      {contact.guideVideo ? (
        <div>
          <h3 className={heading}>{contactLabels.guideVideo}</h3>
          <div className={video}>
            <VideoFrame url={contact.guideVideo} title="交通指引" />
          </div>
        </div>
      ) : null}
      <div>
        <h3 className={heading}>{contactLabels.socialMedia}</h3>
        <ul className={buttons}>
          {socialMediaOf(contact).map(({ name: medium, url }) => (
            <li key={medium}>
              <SocialButton name={medium} url={url} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function SocialButton({ name: medium, url }: Contact['socialMedia'][number]) {
  const { label, lang } = socialLabel(medium)
  return (
    <a className={button({ look: 'outline' })} href={url} rel="noopener" lang={lang}>
      {label}
    </a>
  )
}
