import type { ReactNode } from 'react'
import type { Contact } from '#contract/contact'
import { css } from '#styled/css'
import { Icon, type IconName } from '#ui/Icon'
import { OpeningTable } from './OpeningTable'

const layout = css({
  display: 'grid',
  gap: { base: '6', tablet: '10' },
  gridTemplateColumns: { tablet: 'repeat(2, minmax(0, 1fr))', wide: '1.2fr 1fr 1.2fr' },
})

const part = css({ borderTop: 'rule', paddingTop: '4' })

const fact = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '3',
  paddingBlock: '2',
})

const icon = css({ color: 'green.700', marginTop: '0.25em' })
const term = css({ textStyle: 'small', color: 'ink.soft' })
const value = css({ gridColumn: '2', fontVariantNumeric: 'tabular-nums' })
const strong = css({ fontWeight: 'bold', fontSize: 'l' })
const touch = css({ display: 'inline-flex', alignItems: 'center', minHeight: '32px' })
const lines = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '1' })

const bus = css({
  minWidth: '3.25rem',
  paddingInline: '2',
  borderRadius: 'small',
  backgroundColor: 'green.700',
  color: 'white',
  fontWeight: 'bold',
  textAlign: 'center',
})

/** Address and buses, telephone and mail, opening hours: three parts side by side. */
export function ContactDetails({ contact }: { contact: Contact }) {
  return (
    <div className={layout}>
      <dl className={part}>
        <Fact icon="pin" term="校址">
          <span className={strong}>{contact.address}</span>
        </Fact>
        <Fact icon="bus" term="巴士路線">
          <ul className={lines}>
            {contact.busLines.map(line => (
              <li key={line} className={bus}>
                {line}
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
      <dl className={part}>
        <Fact icon="phone" term="電話">
          <a className={touch} href={`tel:${contact.telephone.replace(/[^\d+]/g, '')}`}>
            {contact.telephone}
          </a>
        </Fact>
        <Fact icon="fax" term="傳真">
          {contact.fax}
        </Fact>
        <Fact icon="mail" term="電郵">
          <a className={touch} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </Fact>
      </dl>
      <div className={part}>
        <OpeningTable openingTime={contact.openingTime} />
      </div>
    </div>
  )
}

function Fact(props: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className={fact}>
      <dt className={css({ display: 'contents' })}>
        <Icon name={props.icon} className={icon} />
        <span className={term}>{props.term}</span>
      </dt>
      <dd className={value}>{props.children}</dd>
    </div>
  )
}
