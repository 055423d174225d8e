import { newsCategories } from '#contract/collections/news.ts'
import { css, cx } from '#styled/css'
import { Phrases, Unbroken } from '#ui/Phrases.tsx'
import { Picture } from '#ui/Picture.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { type EntriesProps, hrefOf, introduction, link, time, title } from './entry.ts'

const grid = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr))',
})

// A work hangs on a wall: ground around it, the label below.
const wall = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  padding: '3',
  paddingBottom: '4',
  backgroundColor: 'mist',
  borderRadius: 'small',
})

const frame = css({ aspectRatio: '4 / 3', overflow: 'hidden', marginBottom: '3' })
const label = css({ lineClamp: '2', marginTop: '1' })

const PREFIX = `${newsCategories['student-work']}：`

/** What students made, hung like an exhibition, each with its label. */
export function WorkGallery({ entries }: EntriesProps) {
  return (
    <ul className={grid}>
      {entries.map(news => (
        <li key={news.id}>
          <SiteLink href={hrefOf(news)} className={cx(link, wall)}>
            <div className={frame}>
              <Picture
                name={news.image}
                assets={news.assets}
                alt=""
                sizes="(min-width: 64rem) 243px, (min-width: 48rem) 42vw, 92vw"
              />
            </div>
            <h3 className={title}>
              <Phrases
                text={news.title.startsWith(PREFIX) ? news.title.slice(PREFIX.length) : news.title}
              />
            </h3>
            <p className={cx(time, label)}>
              <Unbroken text={introduction(news)} />
            </p>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
