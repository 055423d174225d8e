import type { Publication } from '#contract/collections/publication'
import { publications } from '#data/queries'
import { css } from '#styled/css'
import { Picture } from '#ui/Picture'
import { Skeleton } from '#ui/Skeleton'
import { EmptyNote, Loaded } from '../Loaded'
import { Paged } from '../media/Paged'
import { MoreLink } from '../Section'
import { SiteLink } from '../SiteLink'

const list = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '8',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    tablet: 'repeat(3, minmax(0, 1fr))',
    wide: 'repeat(4, minmax(0, 1fr))',
  },
})

const link = css({
  display: 'block',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

const cover = css({
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  border: 'hairline',
  marginBottom: '3',
})
const title = css({ fontWeight: 'bold', lineHeight: '1.5' })
const issue = css({ textStyle: 'small', color: 'ink.soft' })

/** The school's publications by their covers. */
export function PublicationList() {
  return (
    <Loaded query={publications} skeleton={<Skeleton like="card" />}>
      {all =>
        all.length === 0 ? (
          <>
            <EmptyNote>暫時沒有學校刊物，歡迎稍後再來，或先看看最新消息。</EmptyNote>
            <MoreLink label="最新消息" href="/media#news" />
          </>
        ) : (
          <Paged entries={all} href="/media#publication">
            {shown => (
              <ul className={list}>
                {shown.map(publication => (
                  <Entry key={publication.id} publication={publication} />
                ))}
              </ul>
            )}
          </Paged>
        )
      }
    </Loaded>
  )
}

function Entry({ publication }: { publication: Publication }) {
  const { id, title: words, issue: number, image, assets } = publication
  return (
    <li>
      <SiteLink href={`/media/publicationDetail/${id}`} className={link}>
        <div className={cover}>
          <Picture
            name={image}
            assets={assets}
            alt=""
            sizes="(min-width: 64rem) 194px, (min-width: 48rem) 21vw, 45vw"
          />
        </div>
        <h3 className={title}>{words}</h3>
        <p className={issue}>{number}</p>
      </SiteLink>
    </li>
  )
}
