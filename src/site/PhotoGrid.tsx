import type { Assets } from '#contract/asset'
import { css } from '#styled/css'
import { Picture } from '#ui/Picture'
import { PictureLink } from './PictureLink'

const grid = css({
  display: 'grid',
  gap: '6',
  justifyContent: 'start',
  gridTemplateColumns: {
    base: 'minmax(0, 250px)',
    tablet: 'repeat(2, 250px)',
    wide: 'repeat(3, 250px)',
  },
})

const link = css({ display: 'block', color: 'ink', textDecoration: 'none' })

const frame = css({
  height: '300px',
  overflow: 'hidden',
  borderRadius: 'small',
  backgroundColor: 'mist',
})

const words = css({ display: 'block', paddingTop: '2', fontWeight: 'bold' })

interface PhotoGridProps {
  names: readonly string[]
  assets: Assets
  /** Whether the pictures' own names stand below them. */
  hasCaptions: boolean
}

/** Pictures in one, two or three columns of cards of 250 by 300; each opens large. */
export function PhotoGrid({ names, assets, hasCaptions }: PhotoGridProps) {
  return (
    <ul className={grid}>
      {names.map((name, index) => {
        const label = assets[name]?.label.replace(/\.[^.]*$/, '') ?? `第${index + 1}張相片`
        return (
          <li key={name}>
            <PictureLink name={name} assets={assets} caption={label} className={link}>
              <div className={frame}>
                <Picture name={name} assets={assets} alt={hasCaptions ? '' : label} sizes="400px" />
              </div>
              {hasCaptions ? <span className={words}>{label}</span> : null}
            </PictureLink>
          </li>
        )
      })}
    </ul>
  )
}
