import { css, cx } from '#styled/css'
import { Phrases, Unbroken } from '#ui/Phrases.tsx'
import { PublishTime } from '../PublishTime.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { type EntriesProps, excerpt, hrefOf, introduction, link, time } from './entry.ts'

const row = css({
  display: 'grid',
  gridTemplateColumns: { wide: 'minmax(0, 1fr) max-content' },
  columnGap: '8',
  paddingBlock: { base: '5', tablet: '6' },
  borderTop: 'hairline',
})

const list = css({ '& > :first-child > a': { borderTop: 'rule' } })
const medium = css({ color: 'green.700', fontWeight: 'bold', textSpacingTrim: 'trim-start' })
const headline = css({ textStyle: 'subheading', marginTop: '1' })
const day = css({ gridRow: { wide: '1' }, gridColumn: { wide: '2' }, paddingTop: '0.5' })

/** What others wrote about the school, set like clippings: who, the headline, and how it begins. */
export function PressReports({ entries }: EntriesProps) {
  return (
    <ul className={list}>
      {entries.map(news => {
        const { source, words } = clipping(news.title)
        return (
          <li key={news.id}>
            <SiteLink href={hrefOf(news)} className={cx(link, row)}>
              <div>
                {source ? <p className={medium}>{source}</p> : null}
                <h3 className={headline}>
                  <Phrases text={words} />
                </h3>
                <p className={excerpt}>
                  <Unbroken text={introduction(news)} />
                </p>
              </div>
              <p className={cx(time, day)}>
                <PublishTime stamp={news.publish_time} isDayOnly />
              </p>
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}

/** A report's title is written `who：headline`; one without a colon is all headline. */
function clipping(title: string): { source?: string; words: string } {
  const [, source, words] = /^([^：]{1,20})：(.+)$/s.exec(title) ?? []
  return words ? { source, words } : { words: title }
}
