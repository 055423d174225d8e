import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { column } from '#styled/recipes'
import { sectionTiles, tiled } from './layout/sectionTiles.ts'

// As high as the plate asks with half a tile or more around it, and on a desk nearly three tiles.
const wall = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: { base: '132px', tablet: '220px', _print: '0' },
  paddingBlock: { base: '6', tablet: '10', _print: '0' },
  backgroundSize: { base: '56px', tablet: '80px' },
  backgroundPosition: 'center',
  _print: { background: 'none' },
})

// As the plates with the names of Macau's streets stand among their tiles.
const plate = css({
  width: 'fit-content',
  maxWidth: 'full',
  paddingBlock: { base: '4', tablet: '6' },
  paddingInline: { base: '5', tablet: '8' },
  border: 'hairline',
  borderRadius: 'small',
  backgroundColor: 'paper',
  _print: { border: 'none', padding: '0' },
})

const title = css({ textStyle: 'title' })
const note = css({ marginTop: '2', color: 'ink.soft' })

interface SectionHeadingProps {
  title: string
  /** The section's address. */
  href: string
  note?: ReactNode
  children?: ReactNode
}

/** The top of a section: a wall of its own tiles, and on it a plate with the page's one first heading. */
export function SectionHeading({ title: words, href, note: below, children }: SectionHeadingProps) {
  return (
    <div className={cx(wall, tiled, sectionTiles(href))}>
      <div className={column()}>
        <div className={plate}>
          <h1 className={title}>{words}</h1>
          {below ? <p className={note}>{below}</p> : null}
          {children}
        </div>
      </div>
    </div>
  )
}
