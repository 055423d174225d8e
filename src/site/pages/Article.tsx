import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { column } from '#styled/recipes'
import { PageHeading } from '../PageHeading.tsx'

const content = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '6', tablet: '8' },
  paddingBlock: { base: '6', tablet: '10' },
})

interface ArticleProps {
  title: string
  parent: { label: string; href: string }
  /** A line under the title: a date, a role. */
  note?: ReactNode
  children: ReactNode
}

/** The page of one record: where it belongs, its title, and what it says. */
export function Article({ title, parent, note, children }: ArticleProps) {
  return (
    <article>
      <PageHeading title={title} parent={parent} note={note} />
      <div className={cx(column(), content)}>{children}</div>
    </article>
  )
}
