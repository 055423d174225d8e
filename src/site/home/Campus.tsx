import type { SchoolImage } from '#contract/collections/images'
import { schoolImages } from '#data/queries'
import { css, cx } from '#styled/css'
import { band, column } from '#styled/recipes'
import { Picture } from '#ui/Picture'
import { Skeleton } from '#ui/Skeleton'
import { EmptyNote, Loaded } from '../Loaded'
import { PictureLink } from '../PictureLink'
import { SectionHead } from '../Section'

const noEdge = css({ overflow: 'hidden' })

// The strip runs on past the column to the edge of the screen: one sees that there is more.
const strip = css({
  display: 'flex',
  gap: { base: '3', tablet: '6' },
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '--edge': { base: '1rem', tablet: 'max(1.5rem, calc((100% - token(sizes.content)) / 2))' },
  paddingInline: 'var(--edge)',
  scrollPaddingInline: 'var(--edge)',
  paddingBottom: '4',
  scrollbarWidth: 'thin',
  scrollbarColor: 'token(colors.green.700) token(colors.line)',
})

const card = css({ flex: '0 0 250px', scrollSnapAlign: 'start' })
const frame = css({
  width: '250px',
  height: '300px',
  overflow: 'hidden',
  borderRadius: 'small',
  backgroundColor: 'mist',
})
const link = css({ display: 'block', color: 'ink', textDecoration: 'none' })
const words = css({ display: 'block', paddingTop: '2', fontWeight: 'bold' })

/** Pictures of the campus to run through sideways. */
export function Campus() {
  return (
    <section className={cx(band(), noEdge)} aria-labelledby="campus-pictures">
      <div className={column()}>
        <SectionHead
          id="campus-pictures"
          title="校園環境"
          more={{ label: '更多相片', href: '/about#campus' }}
        />
      </div>
      <Loaded query={schoolImages} skeleton={<Skeleton like="card" />}>
        {images =>
          images.length === 0 ? (
            <div className={column()}>
              <EmptyNote>相片正在準備中，歡迎親臨參觀。</EmptyNote>
            </div>
          ) : (
            <ul className={strip}>
              {images.map(image => (
                <li key={image.id} className={card}>
                  <CampusPicture image={image} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function CampusPicture({ image }: { image: SchoolImage }) {
  const caption = image.title ?? '校園相片'
  return (
    <PictureLink name={image.image} assets={image.assets} caption={caption} className={link}>
      <div className={frame}>
        <Picture name={image.image} assets={image.assets} alt="" sizes="400px" />
      </div>
      <span className={words}>{caption}</span>
    </PictureLink>
  )
}
