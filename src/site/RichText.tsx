import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { Assets } from '#contract/asset.ts'
import { nestedLists } from '#contract/nestedLists.ts'
import { isPage } from '#contract/notPages.ts'
import { cx } from '#styled/css'
import { prose } from '#styled/recipes'
import { isPlainClick } from '#ui/plainClick.ts'
import { wholePiecesIn } from '#ui/wholePieces.ts'
import { withPictures } from './textPictures.ts'

interface RichTextProps {
  html: string | null
  /** The record's own, which know its pictures. */
  assets: Assets
  className?: string
}

/** A text that staff wrote in the editor. The server cleans it on every write, so it is trusted. */
export function RichText({ html, assets, className }: RichTextProps) {
  const router = useRouter()
  const text = useRef<HTMLDivElement>(null)
  // A new text is a new set of tables.
  useEffect(() => (html ? skipWholeTables(text.current) : undefined), [html])
  if (!html) return null

  // Its links are plain ones: those within the site are handed to the router.
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event) || link.target === '_blank') return
    if (link.origin !== location.origin || !isPage(link.pathname)) return
    event.preventDefault()
    router.history.push(link.pathname + link.search + link.hash)
  }

  return (
    <div
      ref={text}
      className={cx(prose(), className)}
      onClickCapture={follow}
      dangerouslySetInnerHTML={{ __html: framed(withPictures(html, assets)) }}
    />
  )
}

/**
 * Its dates and the like whole, lists within lists, and each table in a frame that it scrolls in where it
 * is too wide, by keyboard as well. The text is clean HTML: a `<` that is no mark is written `&lt;` in it.
 */
function framed(html: string): string {
  return wholePiecesIn(nestedLists(html))
    .replace(/<table\b/g, `<div data-table tabindex="0" role="group" aria-label="表格">$&`)
    .replace(/<\/table>/g, '$&</div>')
}

/** Takes the tables that have nothing to scroll out of the keyboard's way, whenever that changes. */
function skipWholeTables(element: HTMLElement | null) {
  const observer = new ResizeObserver(frames => {
    for (const { target } of frames) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
    }
  })
  for (const frame of element?.querySelectorAll('[data-table]') ?? []) observer.observe(frame)
  return () => observer.disconnect()
}
