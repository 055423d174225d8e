import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { column } from '#styled/recipes'
import { Phrases } from '#ui/Phrases'
import { TileStrip } from './layout/TileStrip'
import { SiteLink } from './SiteLink'

const ground = css({ backgroundColor: 'mist', borderBottom: 'hairline' })
const inner = css({ paddingBlock: { base: '6', tablet: '10' } })
const title = css({ textStyle: 'title' })
const note = css({ marginTop: '2', color: 'ink.soft' })

const back = css({
  display: 'inline-flex',
  alignItems: 'center',
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
  children?: ReactNode
}

/** The top band of a page: tiles, where one is, and the page's one first heading. */
export function PageHeading({ title: words, parent, note: below, children }: PageHeadingProps) {
  return (
    <div className={ground}>
      <TileStrip ground="light" />
      <div className={cx(column(), inner)}>
        {parent ? (
          <SiteLink href={parent.href} className={back}>
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
