import { blogItems } from '#contract/navigation.ts'
import type { Shown } from '#editing/overlay.ts'
import { formLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'

interface UnwrittenPagesProps {
  rows: readonly Shown[]
  /** Begins a page with its address and its category. */
  onWrite: (values: Record<string, unknown>) => void
}

/** The pages of the site map that nobody has written yet. */
export function UnwrittenPages({ rows, onWrite }: UnwrittenPagesProps) {
  const written = new Set(rows.map(({ values }) => values.url))
  const missing = blogItems.filter(({ href }) => !written.has(href))
  if (missing.length === 0) return null
  return (
    <section className={formLook().note} aria-label="未有內容的網頁">
      <span>未有內容的網頁：</span>
      {missing.map(({ label, href, blogCategory }) => (
        <Button
          key={href}
          onClick={() => onWrite({ url: href, title: label, category: blogCategory })}
        >
          {label}
        </Button>
      ))}
    </section>
  )
}
