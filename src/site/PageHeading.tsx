import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { column } from '#styled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { Phrases } from '#ui/Phrases.tsx'
import { TileStrip } from './layout/TileStrip.tsx'
import { SiteLink } from './SiteLink.tsx'

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
  /** The page that this one belongs to. */
  parent?: { label: string; href: string }
  note?: ReactNode
  /** The craftsman academy's pages have tiles of their own. */
  accent?: 'gold'
  children?: ReactNode
}

/** The top band of a page: tiles, where one is, and the page's one first heading. */
export function PageHeading(props: PageHeadingProps) {
  const { title: words, parent, note: below, accent = 'light', children } = props
  return (
    <div className={ground}>
      <TileStrip ground={accent} />
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
        {children}
      </div>
    </div>
  )
}
