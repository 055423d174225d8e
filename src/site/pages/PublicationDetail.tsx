import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { publication as collection } from '#contract/collections/publication.ts'
import { addressOf, entryOf } from '#contract/pages.ts'
import { fileAddress } from '#data/fileAddress.ts'
import { type PublicationSummary, publicationById, publications } from '#data/queries.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { Picture } from '#ui/Picture.tsx'
import { fileFacts } from '../FileLink.tsx'
import { PdfReader } from '../media/PdfReader.tsx'
import { PublicationShelf } from '../media/PublicationShelf.tsx'
import { PublishTime } from '../PublishTime.tsx'
import { publicationTitle } from '../publicationTitle.ts'
import { MoreLink } from '../Section.tsx'
import { ShareButton } from '../ShareButton.tsx'
import { Article } from './Article.tsx'

/** Two rows of covers on a wide screen. */
const SHOWN = 8

// The cover at the left of all the rest; a document that is being read stands below both.
const layout = css({
  display: 'grid',
  columnGap: { tablet: '10', wide: '16' },
  rowGap: { base: '6', tablet: '8' },
  alignItems: 'start',
  gridTemplateColumns: { tablet: '16rem minmax(0, 1fr)', wide: '20rem minmax(0, 1fr)' },
  gridTemplateRows: { tablet: 'auto 1fr' },
})

// The picture is as high as its box: as an item of the grid it would be as high as both rows, and cut.
const place = css({ gridRow: { tablet: '1 / 3' }, maxWidth: '20rem' })
// Of a cover that there is, its own.
const cover = css({ aspectRatio: 'auto 3 / 4', border: 'hairline' })
const others = css({ borderTop: 'hairline', paddingTop: '6' })
const heading = css({ textStyle: 'subheading', marginBottom: '4' })

/** One publication: its cover, its file to read or to keep, and the other issues of its series. */
export function PublicationDetail({ id }: { id: string }) {
  const { data: publication } = useSuspenseQuery(publicationById(id))
  const { publish_time, image, file, assets } = publication
  const name = publicationTitle(publication)
  const asset = assets[file]
  return (
    <Article
      title={name}
      parent={entryOf(collection, publication)}
      note={publish_time ? <PublishTime stamp={publish_time} isDayOnly /> : null}
    >
      <div className={layout}>
        <div className={place}>
          <Picture
            name={image}
            assets={assets}
            alt={`${name}封面`}
            sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 16rem, min(20rem, 100vw)"
            isFirst
            className={cover}
          />
        </div>
        <PdfReader address={fileAddress(file)} title={name}>
          <a
            href={fileAddress(file)}
            download={`${name}${/\.[^.]+$/.exec(file)?.[0] ?? ''}`}
            className={button()}
          >
            <Icon name="file" />
            <span>{`下載${asset ? `（${fileFacts(asset)}）` : ''}`}</span>
          </a>
          <ShareButton title={name} href={addressOf(collection, publication)} />
        </PdfReader>
        <Series publication={publication} />
      </div>
    </Article>
  )
}

/** The other issues of the same series; of a single work, what else there is. */
function Series({ publication }: { publication: PublicationSummary }) {
  const { id, title } = publication
  const { label, href } = entryOf(collection, publication)
  const { data: all = [] } = useQuery(publications)
  const rest = all.filter(other => other.id !== id)
  const series = rest.filter(other => other.title === title)
  const shown = series.length > 0 ? series : rest
  return (
    <section className={others} aria-labelledby="other-issues">
      <h2 id="other-issues" className={heading}>
        {series.length > 0 ? `${title}其他期數` : '其他刊物'}
      </h2>
      <PublicationShelf entries={shown.slice(0, SHOWN)} />
      <MoreLink label={`全部${label}`} href={href} />
    </section>
  )
}
