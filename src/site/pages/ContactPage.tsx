import { settings } from '#data/queries'
import { settingValue } from '#data/settings'
import { css } from '#styled/css'
import { Skeleton } from '#ui/Skeleton'
import { ContactDetails } from '../ContactDetails'
import { EmptyNote, Loaded } from '../Loaded'
import { socialLabel } from '../socialLabel'

const names = css({ marginBottom: '6' })
const name = css({ textStyle: 'subheading' })
const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', marginTop: '6' })
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })

/** The school's name in three languages, where it is, and how to reach it. */
export function ContactPage() {
  return (
    <Loaded query={settings} skeleton={<Skeleton rows={4} like="row" />}>
      {list => {
        const contact = settingValue(list, 'contact')
        if (!contact) return <EmptyNote>聯絡資料正在更新，請稍後再來。</EmptyNote>
        return (
          <>
            <div className={names}>
              <p className={name}>{contact.name.zh}</p>
              <p lang="pt">{contact.name.pt}</p>
              <p lang="en">{contact.name.en}</p>
            </div>
            <ContactDetails contact={contact} />
            <ul className={links}>
              {contact.guideVideo ? (
                <li>
                  <a className={link} href={contact.guideVideo} rel="noopener">
                    交通指引影片
                  </a>
                </li>
              ) : null}
              {contact.socialMedia.map(({ name: medium, url }) => {
                const { label, lang } = socialLabel(medium)
                return (
                  <li key={medium}>
                    <a className={link} href={url} rel="noopener" lang={lang}>
                      {label}
                    </a>
                  </li>
                )
              })}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}
