import type { NewsSummary } from '#data/queries.ts'
import { css } from '#styled/css'
import { band, column } from '#styled/recipes'
import { Phrases, Unbroken } from '#ui/Phrases.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { hrefOf } from '../media/entry.ts'
import { NoticeTime } from '../NoticeTime.tsx'
import { plainText } from '../RichText.tsx'
import { SectionHead } from '../Section.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { latestNews } from './homeQueries.ts'

const layout = css({
  display: 'grid',
  gap: { base: '6', wide: '12' },
  gridTemplateColumns: { wide: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
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
  marginBottom: '4',
  backgroundColor: 'paper',
})

const leadTitle = css({ textStyle: 'subheading', marginTop: '1' })
const excerpt = css({ color: 'ink.soft', marginTop: '2', lineClamp: '2' })
const time = css({ textStyle: 'small', color: 'ink.soft' })

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem',
  gap: '4',
  paddingBlock: '4',
  borderTop: 'hairline',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

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
    <section className={band({ ground: 'mist' })} aria-labelledby="latest-news">
      <div className={column()}>
        <SectionHead
          id="latest-news"
          title="最新消息"
          more={{ label: '更多消息', href: '/media#news' }}
        />
        <Loaded query={latestNews} skeleton={<Skeleton rows={5} like="row" />}>
          {list => <NewsBoard list={list} />}
        </Loaded>
      </div>
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
            sizes="(min-width: 64rem) 574px, 100vw"
          />
        </div>
        <p className={time}>
          <NoticeTime stamp={first.publish_time} isDayOnly />
        </p>
        <h3 className={leadTitle}>
          <Phrases text={first.title} />
        </h3>
        <p className={excerpt}>
          <Unbroken text={plainText(first.content)} />
        </p>
      </SiteLink>
      <ul>
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
            <NoticeTime stamp={news.publish_time} isDayOnly />
          </p>
          <h3 className={rowTitle}>
            <Phrases text={news.title} />
          </h3>
        </div>
        <div className={thumbnail}>
          <Picture name={news.image} assets={news.assets} alt="" sizes="7rem" />
        </div>
      </SiteLink>
    </li>
  )
}
