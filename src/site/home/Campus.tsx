import { fileAddress } from '#data/fileAddress.ts'
import { type SchoolImageSummary, schoolImages } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { band, column } from '#styled/recipes'
import { Picture } from '#ui/Picture.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useViewer } from '../gallery/useViewer.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { SectionHead } from '../Section.tsx'

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
    <section className={cx(band({ room: 'little' }), noEdge)} aria-labelledby="campus-pictures">
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
            <Strip images={images} />
          )
        }
      </Loaded>
    </section>
  )
}

function Strip({ images }: { images: readonly SchoolImageSummary[] }) {
  const pictures = images.map(({ id, image: name, assets, title }) => {
    const caption = title ?? '校園相片'
    return { id, name, assets, alt: caption, caption }
  })
  const { open, viewer } = useViewer(pictures)
  return (
    <>
      <ul className={strip}>
        {pictures.map(({ id, name, assets, caption }, index) => (
          <li key={id} className={card}>
            <a href={fileAddress(name)} data-here="" className={link} onClick={open(index)}>
              <div className={frame}>
                <Picture name={name} assets={assets} alt="" sizes="400px" />
              </div>
              <span className={words}>{caption}</span>
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}
