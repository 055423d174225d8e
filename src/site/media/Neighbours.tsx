import type { ReactNode } from 'react'
import { addressOf, type PagedCollection } from '#contract/pages.ts'
import { css } from '#styled/css'
import { Phrases } from '#ui/Phrases.tsx'
import { PublishTime } from '../PublishTime.tsx'
import { MoreLink } from '../Section.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { link, time } from './entry.ts'

const aside = css({ borderTop: 'rule', paddingTop: '4' })
const heading = css({ textStyle: 'name', marginBottom: '1' })

const list = css({
  display: 'grid',
  columnGap: '8',
  gridTemplateColumns: { tablet: 'repeat(2, minmax(0, 1fr))', full: 'minmax(0, 1fr)' },
})

const entry = css({ display: 'block', paddingBlock: '3', minHeight: 'touch' })
const title = css({ fontWeight: 'bold', lineHeight: '1.5' })
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  borderTop: 'hairline',
  marginTop: '2',
  paddingTop: '1',
})

interface Dated {
  id: string
  title: string
  publish_time: string
}

interface NeighboursProps {
  /** All records of the kind, the newest first; `undefined` while they are on their way. */
  list: readonly Dated[] | undefined
  id: string
  collection: PagedCollection
  /** The list that this record belongs to. */
  parent: { label: string; href: string }
  /** Another way on, beside the one to the list. */
  children?: ReactNode
}

/** The next newer and the next older record of the same kind, and the way back to all of them. */
export function Neighbours({ list: all, id, collection, parent, children }: NeighboursProps) {
  const place = all?.findIndex(record => record.id === id) ?? -1
  const neighbours = [
    { words: '較新', record: place > 0 ? all?.[place - 1] : undefined },
    { words: '較舊', record: place >= 0 ? all?.[place + 1] : undefined },
  ]
  return (
    <aside className={aside} aria-labelledby="neighbours">
      <h2 id="neighbours" className={heading}>
        更多{parent.label}
      </h2>
      <ul className={list}>
        {neighbours.map(({ words, record }) =>
          record ? (
            <li key={words}>
              <SiteLink href={addressOf(collection, record)} className={`${link} ${entry}`}>
                <p className={time}>
                  {words}：<PublishTime stamp={record.publish_time} isDayOnly />
                </p>
                <p className={title}>
                  <Phrases text={record.title} />
                </p>
              </SiteLink>
            </li>
          ) : null,
        )}
      </ul>
      <div className={ways}>
        <MoreLink label={`全部${parent.label}`} href={parent.href} />
        {children}
      </div>
    </aside>
  )
}
