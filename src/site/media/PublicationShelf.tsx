import { publication as collection } from '#contract/collections/publication.ts'
import { addressOf } from '#contract/pages.ts'
import type { PublicationSummary } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { Phrases } from '#ui/Phrases.tsx'
import { Picture } from '#ui/Picture.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { link, time } from './entry.ts'

const list = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '8',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    tablet: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  },
})

const card = css({ display: 'block' })

const cover = css({
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  border: 'hairline',
  marginBottom: '3',
})

const title = css({ fontWeight: 'bold', lineHeight: '1.5' })

/** Publications by their covers. */
export function PublicationShelf({ entries }: { entries: readonly PublicationSummary[] }) {
  return (
    <ul className={list}>
      {entries.map(publication => (
        <Entry key={publication.id} publication={publication} />
      ))}
    </ul>
  )
}

function Entry({ publication }: { publication: PublicationSummary }) {
  const { title: words, issue: number, image, assets } = publication
  return (
    <li>
      <SiteLink href={addressOf(collection, publication)} className={cx(link, card)}>
        <div className={cover}>
          <Picture name={image} assets={assets} alt="" sizes="(min-width: 48rem) 194px, 45vw" />
        </div>
        <h3 className={title}>
          <Phrases text={words} />
        </h3>
        <p className={time}>{number}</p>
      </SiteLink>
    </li>
  )
}
