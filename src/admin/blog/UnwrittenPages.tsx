import { Fragment, type ReactNode } from 'react'
import type { Shown } from '#editing/overlay.ts'
import { buttonLook, formLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { emptyPages } from './emptyPages.ts'

interface UnwrittenPagesProps {
  rows: readonly Shown[]
  /** The link to a record's form. */
  link: (id: string, label: string, className: string) => ReactNode
  /** Begins a page with its address and its category. */
  onWrite: (values: Record<string, unknown>) => void
}

/** The pages of the site map that nobody has written yet. */
export function UnwrittenPages({ rows, link, onWrite }: UnwrittenPagesProps) {
  const missing = emptyPages(rows.map(({ values }) => values))
  if (missing.length === 0) return null
  return (
    <section className={formLook().note} aria-label="未有內容的網頁">
      <span>未有內容的網頁：</span>
      {missing.map(({ item: { label, href, blogCategory }, record }) =>
        record ? (
          <Fragment key={href}>{link(record.id, label, buttonLook())}</Fragment>
        ) : (
          <Button
            key={href}
            onClick={() => onWrite({ url: href, title: label, category: blogCategory })}
          >
            {label}
          </Button>
        ),
      )}
    </section>
  )
}
