import { settings } from '#data/queries.ts'
import { settingValue } from '#data/settings.ts'
import { css } from '#styled/css'
import { band, column } from '#styled/recipes'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ContactDetails } from '../ContactDetails.tsx'
import { Loaded } from '../Loaded.tsx'
import { SectionHead } from '../Section.tsx'

const line = css({ borderTop: 'hairline' })

/** Where the school is, when it is open, and how to ask. */
export function WhereWeAre() {
  return (
    <div className={line}>
      <section className={band()} aria-labelledby="where-we-are">
        <div className={column()}>
          <SectionHead
            id="where-we-are"
            title="聯絡我們"
            more={{ label: '交通及查詢', href: '/about#contact' }}
          />
          <Loaded query={settings} skeleton={<Skeleton rows={3} like="row" />}>
            {list => {
              const contact = settingValue(list, 'contact')
              return contact ? <ContactDetails contact={contact} /> : null
            }}
          </Loaded>
        </div>
      </section>
    </div>
  )
}
