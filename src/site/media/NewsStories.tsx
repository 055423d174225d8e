import type { NewsSummary } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { useHydrated } from '#ui/Hydrated.tsx'
import { Phrases, Unbroken } from '#ui/Phrases.tsx'
import { Picture } from '#ui/Picture.tsx'
import { PublishTime } from '../PublishTime.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { type EntriesProps, excerpt, hrefOf, introduction, link, time, title } from './entry.ts'

const lead = css({
  display: 'grid',
  alignItems: 'center',
  columnGap: '8',
  rowGap: '4',
  gridTemplateColumns: { wide: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
  paddingBottom: { base: '6', tablet: '8' },
})

const leadPicture = css({ aspectRatio: '16 / 9', overflow: 'hidden', borderRadius: 'small' })
const leadTitle = css({ textStyle: 'subheading', marginTop: '1' })
const leadExcerpt = css({ marginTop: '2', color: 'ink.soft', lineClamp: '3' })

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) 6.5rem', tablet: 'minmax(0, 1fr) 10rem' },
  gap: { base: '4', tablet: '6' },
  paddingBlock: '5',
  borderTop: 'hairline',
})

const thumbnail = css({
  aspectRatio: { base: '1', tablet: '16 / 9' },
  overflow: 'hidden',
  borderRadius: 'small',
})

const rowExcerpt = css({ display: { tabletDown: 'none' } })

/** What happened at the school: the newest at large on the first page, the others in rows. */
export function NewsStories({ entries, page }: EntriesProps) {
  const [first, ...others] = entries
  const hasLead = page === 1 && first
  return (
    <>
      {hasLead ? <Lead news={first} /> : null}
      <ul>
        {(hasLead ? others : entries).map(news => (
          <Row key={news.id} news={news} />
        ))}
      </ul>
    </>
  )
}

function Lead({ news }: { news: NewsSummary }) {
  // Whoever comes to the page's other parts from within the site does not see it.
  const isAlive = useHydrated()
  return (
    <SiteLink href={hrefOf(news)} className={cx(link, lead)}>
      <div className={leadPicture}>
        <Picture
          name={news.image}
          assets={news.assets}
          alt=""
          sizes="(min-width: 64rem) 462px, (min-width: 48rem) 70vw, 100vw"
          isFirst={!isAlive}
        />
      </div>
      <div>
        <p className={time}>
          <PublishTime stamp={news.publish_time} isDayOnly />
        </p>
        <h3 className={leadTitle}>
          <Phrases text={news.title} />
        </h3>
        <p className={leadExcerpt}>
          <Unbroken text={introduction(news)} />
        </p>
      </div>
    </SiteLink>
  )
}

function Row({ news }: { news: NewsSummary }) {
  return (
    <li>
      <SiteLink href={hrefOf(news)} className={cx(link, row)}>
        <div>
          <p className={time}>
            <PublishTime stamp={news.publish_time} isDayOnly />
          </p>
          <h3 className={title}>
            <Phrases text={news.title} />
          </h3>
          <p className={cx(excerpt, rowExcerpt)}>
            <Unbroken text={introduction(news)} />
          </p>
        </div>
        <div className={thumbnail}>
          <Picture name={news.image} assets={news.assets} alt="" sizes="10rem" />
        </div>
      </SiteLink>
    </li>
  )
}
