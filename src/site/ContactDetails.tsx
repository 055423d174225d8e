import type { ReactNode } from 'react'
import { type Contact, contactLabels } from '#contract/contact.ts'
import { css } from '#styled/css'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { Unbroken } from '#ui/Phrases.tsx'
import { mapAddress } from './mapAddress.ts'
import { OpeningTable } from './OpeningTable.tsx'
import { telephoneHref } from './telephone.ts'
import { websiteWords } from './websiteWords.ts'

const layout = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  // Alone in its row.
  wideDown: { '& > :last-child': { gridColumn: '1 / -1' } },
})

const part = css({ borderTop: 'rule', paddingTop: '6', _empty: { display: 'none' } })

const fact = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '3',
  '& + &': { marginTop: '4' },
})

const icon = css({ color: 'green.700', marginTop: '0.25em' })
const named = css({ display: 'contents' })
const term = css({ textStyle: 'small', color: 'ink.soft' })
const value = css({ gridColumn: '2', fontVariantNumeric: 'tabular-nums' })
const strong = css({ fontWeight: 'bold', fontSize: 'l' })
const touch = css({ display: 'inline-flex', alignItems: 'center', minHeight: '32px' })
const lines = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '1' })

const bus = css({
  minWidth: '2.75rem',
  paddingInline: '2',
  borderRadius: 'small',
  backgroundColor: 'green.700',
  color: 'white',
  fontWeight: 'bold',
  textAlign: 'center',
  outline: 'unseen',
})

/** Address and buses, telephone and mail, opening hours: three parts side by side. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const { address, busLines, telephone, fax, email, website } = contact
  return (
    <div className={layout}>
      <dl className={part}>
        <Fact icon="pin" term={contactLabels.address}>
          {address && (
            <>
              <p className={strong}>
                <Unbroken text={address} />
              </p>
              <a className={touch} href={mapAddress(address)} rel="noopener">
                在地圖查看
              </a>
            </>
          )}
        </Fact>
        <Fact icon="bus" term={contactLabels.busLines}>
          {busLines.length > 0 && (
            <ul className={lines}>
              {busLines.map(line => (
                <li key={line} className={bus}>
                  {line}
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </dl>
      <dl className={part}>
        <Fact icon="phone" term={contactLabels.telephone}>
          {telephone && (
            <a className={touch} href={telephoneHref(telephone)}>
              {telephone}
            </a>
          )}
        </Fact>
        <Fact icon="fax" term={contactLabels.fax}>
          {fax && <span className={touch}>{fax}</span>}
        </Fact>
        <Fact icon="mail" term={contactLabels.email}>
          {email && (
            <a className={touch} href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </Fact>
        <Fact icon="web" term={contactLabels.website}>
          {website && (
            <a className={touch} href={website} rel="noopener">
              {websiteWords(website)}
            </a>
          )}
        </Fact>
      </dl>
      <div className={part}>
        <OpeningTable contact={contact} />
      </div>
    </div>
  )
}

/** One of the details, where staff have filled it in. */
function Fact(props: { icon: IconName; term: string; children: ReactNode }) {
  if (!props.children) return null
  return (
    <div className={fact}>
      <dt className={named}>
        <Icon name={props.icon} className={icon} />
        <span className={term}>{props.term}</span>
      </dt>
      <dd className={value}>{props.children}</dd>
    </div>
  )
}
