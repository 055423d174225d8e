import type { Assets } from '#contract/asset.ts'
import { fileAddress } from '#data/fileAddress.ts'
import { css, cx } from '#styled/css'
import { Phrases } from '#ui/Phrases.tsx'
import { Picture } from '#ui/Picture.tsx'
import { useViewer } from './gallery/useViewer.tsx'

// With large text what stands beside it takes more room, and there is one column less.
const grid = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { tablet: 'repeat(auto-fill, 250px)' },
  maxWidth: {
    tablet: 'calc(2 * 250px + token(spacing.6))',
    wide: 'calc(3 * 250px + 2 * token(spacing.6))',
  },
})

// Beside a card a phone has room for a short name, and none to leave empty on both sides.
const link = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '2',
  color: 'ink',
  textDecoration: 'none',
})

const frame = css({
  width: '250px',
  maxWidth: 'full',
  height: '300px',
  overflow: 'hidden',
  borderRadius: 'small',
  backgroundColor: 'mist',
})

// A mark has a ground of its own and no edge to cut: it is shown whole, in a drawn card.
const mark = css({
  border: 'hairline',
  padding: '4',
  '&, & > img': { backgroundColor: 'paper' },
  '& > img': { objectFit: 'contain' },
})

const words = css({ display: 'block', flex: '1 1 5em', fontWeight: 'bold', textWrap: 'balance' })

// Of an album each picture is the matter itself: as wide as the page has room, and whole.
const album = css({
  display: 'grid',
  gap: { base: '4', tablet: '6' },
  alignItems: 'start',
  gridTemplateColumns: {
    tablet: 'repeat(2, minmax(0, 1fr))',
    wide: 'repeat(auto-fill, minmax(18rem, 1fr))',
  },
})
const whole = css({ display: 'block', color: 'ink', textDecoration: 'none' })
// Declared for all, a ratio would hold the place of those, too, whose own is known, until they are there.
const ownShape = css({
  height: 'auto',
  borderRadius: 'small',
  '&:not([width])': { aspectRatio: '4 / 3' },
})

/** The pictures as the large view shows them, by their own names. */
const viewedOf = (names: readonly string[], assets: Assets, hasCaptions: boolean) =>
  [...new Set(names)].map((name, index) => {
    const label = assets[name]?.label.replace(/\.[^.]*$/, '') ?? `第${index + 1}張相片`
    return { name, assets, alt: label, caption: hasCaptions ? label : undefined }
  })

interface PhotoGridProps {
  names: readonly string[]
  assets: Assets
  /** Whether the pictures' own names stand below them. */
  hasCaptions: boolean
  /** Signs of partners instead of photographs. */
  areMarks?: boolean
}

/** Pictures in one, two or three columns of cards of 250 by 300; each opens large. */
export function PhotoGrid({ names, assets, hasCaptions, areMarks }: PhotoGridProps) {
  const pictures = viewedOf(names, assets, hasCaptions)
  const { open, viewer } = useViewer(pictures)
  return (
    <>
      <ul className={grid}>
        {pictures.map(({ name, alt, caption }, index) => (
          <li key={name}>
            <a href={fileAddress(name)} data-here="" className={link} onClick={open(index)}>
              <div className={cx(frame, areMarks && mark)}>
                <Picture name={name} assets={assets} alt={caption ? '' : alt} sizes="400px" />
              </div>
              {caption ? (
                <span className={words}>
                  <Phrases text={caption} />
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}

/** Pictures in their own shapes, as wide as there is room; each opens large. */
export function PhotoAlbum({ names, assets }: Pick<PhotoGridProps, 'names' | 'assets'>) {
  const pictures = viewedOf(names, assets, false)
  const { open, viewer } = useViewer(pictures)
  return (
    <>
      <ul className={album}>
        {pictures.map(({ name, alt }, index) => (
          <li key={name}>
            <a href={fileAddress(name)} data-here="" className={whole} onClick={open(index)}>
              <Picture
                name={name}
                assets={assets}
                alt={alt}
                sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 46vw, 100vw"
                className={ownShape}
              />
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}
