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
  justifyContent: { base: 'center', tablet: 'start' },
  gridTemplateColumns: { base: 'minmax(0, 250px)', tablet: 'repeat(auto-fill, 250px)' },
  maxWidth: {
    tablet: 'calc(2 * 250px + token(spacing.6))',
    wide: 'calc(3 * 250px + 2 * token(spacing.6))',
  },
})

const link = css({ display: 'block', color: 'ink', textDecoration: 'none' })

const frame = css({
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

const words = css({ display: 'block', paddingTop: '2', fontWeight: 'bold' })

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
  const pictures = [...new Set(names)].map((name, index) => {
    const label = assets[name]?.label.replace(/\.[^.]*$/, '') ?? `第${index + 1}張相片`
    return { name, assets, alt: label, caption: hasCaptions ? label : undefined }
  })
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
