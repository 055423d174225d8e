import { type News, type NewsCategory, newsCategories } from '#contract/collections/news'
import { newsOf } from '#data/queries'
import { css } from '#styled/css'
import { Picture } from '#ui/Picture'
import { Skeleton } from '#ui/Skeleton'
import { EmptyNote, Loaded } from '../Loaded'
import { NoticeTime } from '../NoticeTime'
import { SiteLink } from '../SiteLink'

const list = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '8',
  gridTemplateColumns: { tablet: 'repeat(2, minmax(0, 1fr))', wide: 'repeat(3, minmax(0, 1fr))' },
})

const link = css({
  display: 'block',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

const frame = css({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: 'small',
  backgroundColor: 'mist',
  marginBottom: '3',
})

const time = css({ textStyle: 'small', color: 'ink.soft' })
const title = css({ textStyle: 'name' })

/** The news of one category, newest first. */
export function NewsList({ category }: { category: NewsCategory }) {
  return (
    <Loaded query={newsOf(category)} skeleton={<Skeleton rows={2} like="card" />}>
      {news =>
        news.length === 0 ? (
          <EmptyNote>暫時沒有{newsCategories[category]}，歡迎稍後再來。</EmptyNote>
        ) : (
          <ul className={list}>
            {news.map(entry => (
              <Entry key={entry.id} news={entry} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function Entry({ news }: { news: News }) {
  return (
    <li>
      <SiteLink href={`/mediaDetail/${news.id}`} className={link}>
        {news.image ? (
          <div className={frame}>
            <Picture
              name={news.image}
              assets={news.assets}
              alt=""
              sizes="(min-width: 64rem) 357px, (min-width: 48rem) 50vw, 100vw"
            />
          </div>
        ) : null}
        <p className={time}>
          <NoticeTime stamp={news.publish_time} isDayOnly />
        </p>
        <h3 className={title}>{news.title}</h3>
      </SiteLink>
    </li>
  )
}
