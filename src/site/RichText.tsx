import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { nestedLists } from '#contract/nestedLists.ts'
import { withPictures } from '#data/fileAddress.ts'
import { css, cx } from '#styled/css'
import { wholePiecesIn } from '#ui/wholePieces.ts'

const style = css({
  // A table takes what room there is, before its cells break.
  '& > :not([data-table])': { maxWidth: 'reading' },
  '& :is(h2, h3, h4)': {
    fontSize: 'l',
    fontWeight: 'bold',
    lineHeight: '1.5',
    marginTop: '8',
    marginBottom: '2',
  },
  '& > :is(h2, h3, h4):first-child': { marginTop: '0' },
  '& :is(p, ul, ol, blockquote, table, pre)': { marginBottom: '4' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& :is(li ol, ol[type=a])': { listStyle: 'lower-alpha' },
  '& :is(li li ol, ol[type=i])': { listStyle: 'lower-roman' },
  '& li :is(ul, ol)': { marginBottom: '0' },
  '& :is(ul, ol)': { paddingInlineStart: '1.5em' },
  '& a': { textDecoration: 'underline' },
  '& :is(em, i)': { fontStyle: 'italic' },
  '& blockquote': { borderInlineStart: 'rule', paddingInlineStart: '4', color: 'ink.soft' },
  '& img': { maxWidth: 'full', height: 'auto', marginBlock: '4' },
  '& h4': { fontSize: 'm' },
  '& [data-table]': { overflowX: 'auto', contain: 'inline-size' },
  '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td)': {
    minWidth: '4em',
    borderBottom: 'hairline',
    paddingBlock: '2',
    paddingInlineEnd: { base: '3', tablet: '4' },
    textAlign: 'start',
    verticalAlign: 'top',
  },
  // Four characters within its padding: what a row is about is mostly told in four.
  '& :is(th, td):first-child': { boxSizing: 'content-box' },
  '& :is(th, td):last-child': { paddingInlineEnd: '0' },
  // Not the first column: a span of dates in one word would push the next column off a phone.
  '& th': { wordBreak: 'keep-all' },
  // Else a character is left alone on its line, in what is short mostly.
  _unpretty: { '& td': { textWrap: 'balance' } },
  '& .ql-align-center': { textAlign: 'center', '& > img': { marginInline: 'auto' } },
  '& .ql-align-right': { textAlign: 'end', '& > img': { marginInlineStart: 'auto' } },
  '& .ql-align-justify': { textAlign: 'justify' },
  '& .ql-indent-1': { marginInlineStart: '1.5em' },
  '& .ql-indent-2': { marginInlineStart: '3em' },
  '& .ql-indent-3': { marginInlineStart: '4.5em' },
  '& .ql-indent-4': { marginInlineStart: '6em' },
  '& .ql-indent-5': { marginInlineStart: '7.5em' },
  '& .ql-indent-6': { marginInlineStart: '9em' },
  '& .ql-indent-7': { marginInlineStart: '10.5em' },
  '& .ql-indent-8': { marginInlineStart: '12em' },
  '& .ql-color-green': { color: 'green.700' },
  '& .ql-color-red': { color: 'red.600' },
  '& .ql-color-gold': { color: 'gold.600' },
  '& .ql-color-grey': { color: 'ink.soft' },
  '& .ql-size-small': { fontSize: 's' },
  '& .ql-size-large': { fontSize: 'l' },
  '& .ql-size-huge': { fontSize: 'xl' },
})

/** A text that staff wrote in the editor. The server cleans it on every write, so it is trusted. */
export function RichText({ html, className }: { html: string | null; className?: string }) {
  const router = useRouter()
  const text = useRef<HTMLDivElement>(null)
  // A new text is a new set of tables.
  useEffect(() => (html ? skipWholeTables(text.current) : undefined), [html])
  if (!html) return null

  // Its links are plain ones: those within the site are handed to the router.
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    const isPage = link?.origin === location.origin && !/^\/(upload|api)\//.test(link.pathname)
    if (!link || !isPlainClick || !isPage || link.target === '_blank') return
    event.preventDefault()
    router.history.push(link.pathname + link.search + link.hash)
  }

  return (
    <div
      ref={text}
      className={cx(style, className)}
      onClickCapture={follow}
      dangerouslySetInnerHTML={{ __html: framed(withPictures(html)) }}
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

/** No element that only begins with the same letter; nor does it look further than the next mark. */
const PARAGRAPH_EDGE = /<p(?: [^<>]*)?>|<\/p>/g

/** What stands in paragraphs, marks and all; nothing of one that is not closed. */
function inParagraphs(html: string): string {
  let words = ''
  let begin = -1
  for (const { 0: edge, index } of html.matchAll(PARAGRAPH_EDGE)) {
    if (edge !== '</p>') begin = begin < 0 ? index + edge.length : begin
    else if (begin >= 0) {
      words += html.slice(begin, index)
      begin = -1
    }
  }
  return words
}

/** The words of a rich text's paragraphs without its marks, for the lines that introduce it. */
export function plainText(html: string | null): string {
  return inParagraphs(html ?? '')
    .replace(/<[^<>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim()
}
