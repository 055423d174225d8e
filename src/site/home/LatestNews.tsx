import type { NewsSummary } from '#data/queries.ts'
import { css } from '#styled/css'
import { Phrases, Unbroken } from '#ui/Phrases.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { hrefOf } from '../media/entry.ts'
import { PublishTime } from '../PublishTime.tsx'
import { plainText } from '../plainText.ts'
import { SectionHead } from '../Section.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { latestNews } from './homeQueries.ts'

const layout = css({
  display: 'grid',
  gap: { base: '4', tablet: '8' },
  gridTemplateColumns: { tablet: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
})

const lead = css({
  display: 'block',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

const leadPicture = css({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 'small',
  marginBottom: { base: '2', tablet: '4' },
  backgroundColor: 'paper',
})

const leadTitle = css({ textStyle: 'subheading', marginTop: '1' })
const excerpt = css({
  color: 'ink.soft',
  marginTop: '2',
  display: { base: 'none' },
  lineClamp: { tablet: '3' },
})
const time = css({ textStyle: 'small', color: 'ink.soft' })

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem',
  gap: '4',
  paddingBlock: '3',
  borderTop: 'hairline',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

// On a phone three are enough to see what there is; the way to all stands above them.
const rows = css({ '& > li:nth-child(n + 4)': { display: { base: 'none', tablet: 'block' } } })

const rowTitle = css({ fontWeight: 'bold', lineHeight: '1.5' })
const thumbnail = css({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: 'small',
  backgroundColor: 'paper',
})

/** The newest news: one with its picture large, the next ones in a list. */
export function LatestNews() {
  return (
    <section aria-labelledby="latest-news">
      <SectionHead
        id="latest-news"
        title="最新消息"
        more={{ label: '更多消息', href: '/media#news' }}
      />
      <Loaded query={latestNews} skeleton={<Skeleton rows={5} like="row" />}>
        {list => <NewsBoard list={list} />}
      </Loaded>
    </section>
  )
}

function NewsBoard({ list }: { list: NewsSummary[] }) {
  const [first, ...others] = list
  if (!first) return <EmptyNote>現時沒有消息，歡迎稍後再來。</EmptyNote>
  return (
    <div className={layout}>
      <SiteLink href={hrefOf(first)} className={lead}>
        <div className={leadPicture}>
          <Picture
            name={first.image}
            assets={first.assets}
            alt=""
            sizes="(min-width: 64rem) 390px, (min-width: 48rem) 52vw, 100vw"
          />
        </div>
        <p className={time}>
          <PublishTime stamp={first.publish_time} isDayOnly />
        </p>
        <h3 className={leadTitle}>
          <Phrases text={first.title} />
        </h3>
        <p className={excerpt}>
          <Unbroken text={plainText(first.content)} />
        </p>
      </SiteLink>
      <ul className={rows}>
        {others.slice(0, 4).map(news => (
          <NewsRow key={news.id} news={news} />
        ))}
      </ul>
    </div>
  )
}

function NewsRow({ news }: { news: NewsSummary }) {
  return (
    <li>
      <SiteLink href={hrefOf(news)} className={row}>
        <div>
          <p className={time}>
            <PublishTime stamp={news.publish_time} isDayOnly />
          </p>
          <h3 className={rowTitle}>
            <Phrases text={news.title} />
          </h3>
        </div>
        <div className={thumbnail}>
          <Picture name={news.image} assets={news.assets} alt="" sizes="6rem" />
        </div>
      </SiteLink>
    </li>
  )
}
