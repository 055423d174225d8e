/**
 * The lists of rich text as a page shows them. The editor writes one flat list, in which each entry says
 * how deep it stands; readers of the page, of a feed and of the page's meaning need lists within lists.
 * They are counted as the editor counts: each level by itself, anew below every entry, and on and on
 * where a list of another kind stands between.
 */

const ENTRY = '<li(?: [^<>]*)?>(?:[^<]|<(?!/?(?:ol|ul|li)\\b))*</li>'
/** Lists side by side, which in the editor are one. */
const RUN = new RegExp(`(?:<ol>(?:${ENTRY})+</ol>|<ul>(?:${ENTRY})+</ul>)+`, 'g')
const PARTS = /<(ol|ul)>|<li([^<>]*)>((?:[^<]|<(?!\/?li\b))*)<\/li>/g
const INDENT = / ?\bql-indent-(\d)\b/
/** What the levels are counted by, over and over. */
const SIGNS = ['1', 'a', 'i']

interface OpenList {
  tag: string
  level: number
}

/** @param html as the server keeps it: clean, every list flat or within another already */
export function nestedLists(html: string): string {
  return html.includes('<li') ? html.replace(RUN, nested) : html
}

function nested(run: string): string {
  const open: OpenList[] = []
  const counts: number[] = []
  let tag = ''
  let written = ''
  const close = () => {
    written += `</li></${open.pop()?.tag}>`
  }
  for (const [, list, attributes = '', words = ''] of run.matchAll(PARTS)) {
    if (list) {
      tag = list
      continue
    }
    const level = Number(INDENT.exec(attributes)?.[1] ?? 0)
    counts.length = level + 1
    if (tag === 'ol') counts[level] = (counts[level] ?? 0) + 1
    while ((open.at(-1)?.level ?? -1) > level) close()
    if (open.at(-1)?.level === level && open.at(-1)?.tag !== tag) close()
    if (open.at(-1)?.level === level) written += '</li>'
    else {
      written += opening(tag, level, level - 1 - (open.at(-1)?.level ?? -1), counts[level])
      open.push({ tag, level })
    }
    const kept = attributes
      .replace(INDENT, '')
      .replace(/class=" ?"/, '')
      .replace('=" ', '="')
    written += `<li${kept.trim() && ` ${kept.trim()}`}>${words}`
  }
  while (open.length > 0) close()
  return written
}

/** The beginning of a list that stands `skipped` levels deeper than it is nested. */
function opening(tag: string, level: number, skipped: number, first = 1): string {
  const sign = SIGNS[level % SIGNS.length]
  const counted = tag === 'ol' && sign !== '1' ? ` type="${sign}"` : ''
  const start = tag === 'ol' && first > 1 ? ` start="${first}"` : ''
  const indent = skipped > 0 ? ` class="ql-indent-${skipped}"` : ''
  return `<${tag}${counted}${start}${indent}>`
}
