import type { SearchDocument } from './documents.ts'
import { tokensOf } from './tokens.ts'

/** A piece of a text as written, found or not. */
export interface Part {
  text: string
  isFound: boolean
}

interface Range {
  start: number
  end: number
}

/** Where a text says the terms; what overlaps or touches is one range. */
function rangesOf(text: string, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = []
  for (const { term, start, end } of tokensOf(text)) {
    if (!terms.has(term)) continue
    const last = ranges.at(-1)
    if (last && start <= last.end) {
      last.start = Math.min(last.start, start)
      last.end = Math.max(last.end, end)
    } else ranges.push({ start, end })
  }
  return ranges
}

/** The whole text, cut where what was found begins and ends. */
export function partsOf(text: string, terms: ReadonlySet<string>): Part[] {
  return cut(text, rangesOf(text, terms), { start: 0, end: text.length })
}

function cut(text: string, ranges: readonly Range[], within: Range): Part[] {
  const parts: Part[] = []
  let at = within.start
  const add = (end: number, isFound: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isFound })
    at = Math.max(at, end)
  }
  for (const { start, end } of ranges) {
    if (end <= within.start || start >= within.end) continue
    add(start, false)
    add(Math.min(end, within.end), true)
  }
  add(within.end, false)
  return parts
}

const termsIn = (text: string, terms: ReadonlySet<string>): Set<string> =>
  new Set(tokensOf(text).flatMap(({ term }) => (terms.has(term) ? [term] : [])))

/** Characters before and after the place that an excerpt shows. */
const BEFORE = 12
const AFTER = 44

/**
 * The piece of what a record says that explains why it was found, under its label; none where the
 * title says all of it.
 */
export function excerptOf(
  { title, facts }: SearchDocument,
  terms: ReadonlySet<string>,
): { label: string; parts: Part[] } | undefined {
  const inTitle = termsIn(title, terms)
  const rest = new Set([...terms].filter(term => !inTitle.has(term)))
  let best: { label: string; text: string; score: number } | undefined
  for (const { label, text, isBrief } of facts) {
    const score = termsIn(text, rest).size + (isBrief ? 0.5 : 0)
    if (score >= 1 && score > (best?.score ?? 0)) best = { label, text, score }
  }
  return best && { label: best.label, parts: windowOf(best.text, terms) }
}

/** The neighbourhood of the longest find. */
function windowOf(text: string, terms: ReadonlySet<string>): Part[] {
  const ranges = rangesOf(text, terms)
  const [longest] = ranges.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  const start = boundary(text, (longest?.start ?? 0) - BEFORE)
  const most = start + BEFORE + AFTER
  const end = most < text.length ? boundary(text, most) : text.length
  const parts = cut(text, ranges, { start, end })
  if (start > 0) parts.unshift({ text: '…', isFound: false })
  if (end < text.length) parts.push({ text: '…', isFound: false })
  return parts
}

/** Where to cut: not before the text, not within a word of Latin letters, and not within a pair of surrogates. */
function boundary(text: string, from: number): number {
  let start = Math.max(0, from)
  const isWithin = () => start > 0 && /[\w\u00c0-\u024f\udc00-\udfff]/.test(text[start] ?? '')
  for (let steps = 0; isWithin() && steps < BEFORE; steps += 1) start -= 1
  return start
}
