import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { column } from '#styled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { Phrases } from '#ui/Phrases.tsx'
import { sectionTiles, tiled } from './layout/sectionTiles.ts'
import { TileStrip } from './layout/TileStrip.tsx'
import { SiteLink } from './SiteLink.tsx'

// Whole tiles, one row of them.
const slim = css({ height: '40px', backgroundSize: '40px', _print: { display: 'none' } })

const ground = css({
  backgroundColor: 'mist',
  borderBottom: 'hairline',
  _print: { backgroundColor: 'transparent', borderBottom: 'none' },
})
const inner = css({ paddingBlock: { base: '6', tablet: '10', _print: '0' } })
const title = css({ textStyle: 'title' })
const note = css({
  marginTop: '2',
  color: 'ink.soft',
  '&:has(> [hidden])': { display: 'none' },
})

const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  marginInlineStart: '-1',
  minHeight: 'touch',
  fontWeight: 'bold',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
})

interface PageHeadingProps {
  title: string
  /** The page that this one belongs to; its section's tiles are this page's, too. */
  parent?: { label: string; href: string }
  note?: ReactNode
}

/** The top band of a page within a section: a row of tiles, and the page's one first heading. */
export function PageHeading({ title: words, parent, note: below }: PageHeadingProps) {
  const tiles = parent && sectionTiles(parent.href)
  return (
    <div className={ground}>
      {tiles ? (
        <div aria-hidden="true" className={cx(slim, tiled, tiles)} />
      ) : (
        <TileStrip ground="light" />
      )}
      <div className={cx(column(), inner)}>
        {parent ? (
          <SiteLink href={parent.href} className={back}>
            <Icon name="left" />
            {parent.label}
          </SiteLink>
        ) : null}
        <h1 className={title}>
          <Phrases text={words} />
        </h1>
        {below ? <div className={note}>{below}</div> : null}
      </div>
    </div>
  )
}
