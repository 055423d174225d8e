import { Fragment, type ReactNode } from 'react'
import type { Contact } from '#contract/contact.ts'
import type { Language } from '#contract/languagePage.ts'
import { ownLanguage } from '#contract/languages.ts'
import { css } from '#styled/css'
import { TOGETHER } from '#ui/wholePieces.ts'
import { mapAddress } from '../mapAddress.ts'
import { SectionHead } from '../Section.tsx'
import { telephoneHref } from '../telephone.ts'
import { weekdaysIn, wordsIn } from './words.ts'

const list = css({ display: 'grid', gap: '3', borderTop: 'rule', paddingTop: '4' })
const term = css({ textStyle: 'small', color: 'ink.soft' })
const touch = css({ display: 'inline-flex', alignItems: 'center', minHeight: '32px' })
const hours = css({ fontVariantNumeric: 'tabular-nums', '& + &': { marginTop: '2' } })

interface WhereProps {
  language: Language
  /** As staff write it in that language; empty where they have not. */
  address: string
  contact: Contact
}

/** Where the school is, how to reach it, and when it is open, out of the contact details. */
export function Where({ language, address, contact }: WhereProps) {
  const words = wordsIn(language)
  const { telephone, email, openingTime, holidays } = contact
  return (
    <section aria-labelledby="where">
      <SectionHead id="where" title={words.where} />
      <dl className={list}>
        {contact.address ? (
          <Fact term={words.address}>
            {address ? <p>{address}</p> : null}
            <p lang={ownLanguage.lang}>{contact.address}</p>
            <a className={touch} href={mapAddress(contact.address)} rel="noopener">
              {words.map}
            </a>
          </Fact>
        ) : null}
        {telephone ? (
          <Fact term={words.telephone}>
            <a className={touch} href={telephoneHref(telephone)}>
              {telephone}
            </a>
          </Fact>
        ) : null}
        {email ? (
          <Fact term={words.email}>
            <a className={touch} href={`mailto:${email}`}>
              {email}
            </a>
          </Fact>
        ) : null}
        <Fact term={words.hours}>
          {openingTime.map(({ days, ranges }) => (
            <p key={days.join()} className={hours}>
              <b>{weekdaysIn(language, days)}</b>
              <br />
              {ranges.map((range, index) => (
                <Fragment key={range[0]}>
                  {index > 0 ? ', ' : null}
                  <span className={TOGETHER}>{range.join('–')}</span>
                </Fragment>
              ))}
            </p>
          ))}
          {holidays?.length ? (
            <p className={hours}>
              <b>{words.holidays}</b>
              <br />
              {words.closed}
            </p>
          ) : null}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ term: words, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={term}>{words}</dt>
      <dd>{children}</dd>
    </div>
  )
}
