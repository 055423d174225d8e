import type { CSSProperties } from 'react'
import { css, cx } from '#styled/css'

// Tiles to the edges, and the words on a plate of their own: nothing is read on a pattern.
const ground = css({
  display: 'grid',
  placeItems: 'center',
  containerType: 'inline-size',
  width: 'full',
  height: 'full',
  overflow: 'hidden',
  backgroundColor: 'paper',
  backgroundImage: 'token(assets.tile.light)',
  backgroundSize: '64px 64px',
  backgroundPosition: 'center',
})

const plate = css({
  display: 'grid',
  maxWidth: 'full',
  paddingInline: '2',
  paddingBlock: '1',
  border: 'hairline',
  borderRadius: 'small',
  backgroundColor: 'paper',
  color: 'ink.soft',
  textStyle: 'small',
  textAlign: 'center',
  textWrap: 'balance',
  // A thumbnail of a few characters' width has no room for words.
  '@container (max-width: 5rem)': { display: 'none' },
})

const name = css({ color: 'ink', fontWeight: 'bold', lineClamp: '2' })

interface PlaceholderProps {
  /** Why there is no picture. */
  words: string
  /** What the picture would show; empty where the words around it already say so. */
  alt: string
  className?: string
  style?: CSSProperties
}

/** What is drawn in the place of a picture that cannot be shown, as large as that would be. */
export function Placeholder({ words, alt, className, style }: PlaceholderProps) {
  const meaning = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <span {...meaning} data-placeholder className={cx(ground, className)} style={style}>
      <span className={plate} aria-hidden="true">
        {alt ? <span className={name}>{alt}</span> : null}
        {words}
      </span>
    </span>
  )
}
