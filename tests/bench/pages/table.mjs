/** What was measured, as tables for `docs/measurements.md`. */
import { median } from '../stage.mjs'
import { CATEGORIES } from './visit.mjs'

const MS_TO_REACH = 200

const ms = value => Math.round(value)
const kilobytes = bytes => (bytes / 1_000).toFixed(1)
const shift = value => value.toFixed(3)

const markdown = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

const shortened = path => path.replace(/[0-9a-f]{24}/, '…')

/** Where a cell has two figures, the second is the reference's. */
export function pageTable(pages) {
  const heads = [
    'page',
    ...Object.values(CATEGORIES),
    'LCP, ms',
    'ratio',
    'FCP, ms',
    'ratio',
    'TBT, ms',
    'CLS',
    'HTML, kB',
    'CSS, kB',
    'script, kB',
  ]
  const rows = pages.map(({ path, style, ours, theirs }) => {
    const both = pick => [ours, theirs].map(facts => median(facts.map(pick)))
    const pair = (pick, written) => both(pick).map(written).join(' / ')
    const ratio = pick => both(pick).reduce((own, other) => (own / other).toFixed(2))
    const lcp = facts => facts.lcp
    const fcp = facts => facts.fcp
    return [
      shortened(path),
      ...Object.keys(CATEGORIES).map((_, index) => median(ours.map(({ scores }) => scores[index]))),
      pair(lcp, ms),
      ratio(lcp),
      pair(fcp, ms),
      ratio(fcp),
      pair(facts => facts.tbt, ms),
      pair(facts => facts.cls, shift),
      pair(facts => facts.html, kilobytes),
      pair(facts => style + facts.sheets, kilobytes),
      pair(facts => facts.script, kilobytes),
    ]
  })
  return markdown(heads, rows)
}

/** Each with what Event Timing says of it, and when what was asked for was to be seen. */
export function interactionTable(uses) {
  const heads = [
    `interaction (to reach: ${MS_TO_REACH} ms)`,
    'width',
    'INP, ms',
    'seen after, ms',
    'as the first use: INP, ms',
    'seen after, ms',
  ]
  const rows = uses.map(({ interaction: { what, width }, answers }) => {
    const middle = pick => (answers.every(pick) ? ms(median(answers.map(pick))) : '–')
    return [
      what,
      `${width} px`,
      middle(({ alive }) => alive.inp),
      middle(({ alive }) => alive.seen),
      middle(({ first }) => first?.inp),
      middle(({ first }) => first?.seen),
    ]
  })
  return markdown(heads, rows)
}

/** What Lighthouse has found in our pages, a line each. */
export function faultLines(pages) {
  return pages.flatMap(({ path, ours }) =>
    [...new Set(ours.flatMap(({ faults }) => faults))].map(id => `${shortened(path)}: ${id}`),
  )
}
