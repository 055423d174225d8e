import type { NewsSummary } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { Phrases } from '#ui/Phrases.tsx'
import { Picture } from '#ui/Picture.tsx'
import { PublishTime } from '../PublishTime.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { VideoFrame } from '../VideoFrame.tsx'
import { type EntriesProps, hrefOf, link, time, title } from './entry.ts'

const grid = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '8',
  // Not as wide as what stands in it wants to be: in WebKit a missing picture wants its own ratio.
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
})

const words = css({ display: 'block', marginTop: '3' })

/** The school's films by their stills; each plays where it stands. */
export function VideoStills({ entries }: EntriesProps) {
  return (
    <ul className={grid}>
      {entries.map(news => (
        <Still key={news.id} news={news} />
      ))}
    </ul>
  )
}

function Still({ news }: { news: NewsSummary }) {
  const picture = news.image ? (
    <Picture
      name={news.image}
      assets={news.assets}
      alt=""
      sizes="(min-width: 64rem) 412px, (min-width: 48rem) 50vw, 100vw"
    />
  ) : undefined
  return (
    <li>
      {news.video_url ? (
        <VideoFrame url={news.video_url} title={news.title} poster={picture} />
      ) : (
        picture
      )}
      <SiteLink href={hrefOf(news)} className={cx(link, words)}>
        <h3 className={title}>
          <Phrases text={news.title} />
        </h3>
      </SiteLink>
      <p className={time}>
        <PublishTime stamp={news.publish_time} isDayOnly />
      </p>
    </li>
  )
}
