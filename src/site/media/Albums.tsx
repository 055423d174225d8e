import type { NewsSummary } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { Phrases } from '#ui/Phrases.tsx'
import { Picture } from '#ui/Picture.tsx'
import { PublishTime } from '../PublishTime.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { type EntriesProps, hrefOf, link, time, title } from './entry.ts'

const grid = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '10',
  gridTemplateColumns: { tablet: 'repeat(2, minmax(0, 1fr))' },
})

// The cover at large and two of the album's pictures beside it; with fewer, the others grow.
const mosaic = css({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  gap: '4px',
  aspectRatio: '2',
  overflow: 'hidden',
  borderRadius: 'small',
  backgroundColor: 'paper',
  '& > *': { minWidth: '0' },
  '& > :first-child': { gridRow: 'span 2' },
  '& > :nth-child(2):last-child': { gridRow: 'span 2' },
  '& > :only-child': { gridColumn: 'span 2' },
})

const card = css({ display: 'block' })
const words = css({ marginTop: '3' })
const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3' })

/** Albums by their cover and a look inside, with how many pictures there are. */
export function Albums({ entries }: EntriesProps) {
  return (
    <ul className={grid}>
      {entries.map(news => (
        <Album key={news.id} news={news} />
      ))}
    </ul>
  )
}

function Album({ news }: { news: NewsSummary }) {
  // As its page has them: the cover first, and each once.
  const pictures = [...new Set([news.image, ...(news.image_list ?? [])])].filter(
    name => name !== null,
  )
  return (
    <li>
      <SiteLink href={hrefOf(news)} className={cx(link, card)}>
        <div className={mosaic}>
          {pictures.slice(0, 3).map((name, place) => (
            <Picture
              key={name}
              name={name}
              assets={news.assets}
              alt=""
              sizes={
                place === 0
                  ? '(min-width: 64rem) 275px, (min-width: 48rem) 22vw, 62vw'
                  : '(min-width: 64rem) 138px, (min-width: 48rem) 11vw, 31vw'
              }
            />
          ))}
        </div>
        <h3 className={cx(title, words)}>
          <Phrases text={news.title} />
        </h3>
        <p className={cx(time, facts)}>
          <PublishTime stamp={news.publish_time} isDayOnly />
          <span>{pictures.length}張相片</span>
        </p>
      </SiteLink>
    </li>
  )
}
