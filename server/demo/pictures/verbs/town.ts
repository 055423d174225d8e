// What no table tells: rows of houses and of books that differ by chance, ridges, the long bridge.

import { num, path, rect, repeat, stroke, through } from '#server/drawing/svg.ts'
import type { Verb } from '../language/draw.ts'
import { colourOf, lit } from '../palette.ts'

/** A repeatable stream of numbers in 0..1 (mulberry32): the same seed draws the same picture for ever. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function roof(x: number, top: number, w: number, kind: number, fill: string): string {
  if (kind < 0.3) return rect(x + w * 0.3, top - 12, w * 0.4, 13, fill)
  if (kind < 0.45) return path(`${through(x, top + 1, x + w / 2, top - 18, x + w, top + 1)}Z`, fill)
  return kind < 0.55 ? rect(x + w * 0.46, top - 34, 3.5, 36, fill) : ''
}

/** `houses from to y low high fill seed lit=none`: free towers on the line `y`, some windows lit. */
const houses: Verb = call => {
  const [from = 0, to = 0, y = 0, low = 0, high = 0] = call.numbers(5)
  const fill = call.colour(5)
  const next = seeded(call.number(6))
  const windows = call.colour(7, 'none')
  const drawn: string[] = []
  for (let x = from; x < to; ) {
    const w = 34 + next() * 46
    const h = low + next() * (high - low)
    const top = y - h
    drawn.push(rect(x, top, w + 1, h, fill), roof(x, top, w, next(), fill))
    const panes = Array.from({ length: Math.max(0, Math.floor(h / 18) - 1) }, (_, row) =>
      repeat(Math.floor((w - 10) / 11), i =>
        next() < 0.3 ? `M${num(x + 8 + i * 11)} ${num(top + 12 + row * 18)}h5v8h-5z` : '',
      ),
    ).join('')
    if (windows !== 'none') drawn.push(path(panes, windows))
    x += w + (next() < 0.25 ? 8 : 0)
  }
  return drawn.join('')
}

const SPINES = 'green.700 blue.700 clay.500 gold.400 sand.200 red.700 green.300 blue.300 wood.700'

/** `books x y w h seed`: a row of books that stand on `y`, at most `h` high. */
const books: Verb = call => {
  const [x = 0, y = 0, w = 0, h = 0, seed = 0] = call.numbers(5)
  const next = seeded(seed)
  const spines = SPINES.split(' ').map(colourOf)
  const drawn: string[] = []
  const end = x + w
  for (let left = x; left < end - 8; ) {
    const bw = Math.min(9 + next() * 13, end - left)
    const bh = h * (0.68 + next() * 0.3)
    const colour = spines[Math.floor(next() * spines.length)] ?? ''
    if (next() < 0.07) {
      left += bw * 0.6
    } else {
      drawn.push(rect(left, y - bh, bw - 1, bh, colour, 1.5))
      drawn.push(rect(left, y - bh * 0.82, bw - 1, 3.5, lit(colour, 0.45)))
    }
    left += bw
  }
  return drawn.join('')
}

/** `hills w y fill heights…`: one smooth ridge through heights above `y`, evenly spread over the width. */
const hills: Verb = call => {
  const [w = 0, y = 0] = call.numbers(2)
  const heights = call.texts.slice(3).map(text => Number(call.value(text)))
  const step = w / (heights.length - 1)
  const ridge = heights.map((h, i) =>
    i === 0
      ? `M0 ${num(y - h)}`
      : `C${num((i - 0.5) * step)} ${num(y - (heights[i - 1] ?? 0))} ${num((i - 0.5) * step)} ${num(y - h)} ${num(i * step)} ${num(y - h)}`,
  )
  return path(`${ridge.join('')}V${num(y)}H0Z`, call.colour(2))
}

/** `bridge from to y rise fill thick=7`: cable-stayed, its deck rising to the middle; two masts. */
const bridge: Verb = call => {
  const [from = 0, to = 0, y = 0, rise = 0] = call.numbers(4)
  const [fill, thick] = [call.colour(4), call.number(5, 7)]
  const [middle, w] = [(from + to) / 2, to - from]
  const deck = (x: number) => y - rise * (1 - ((x - middle) / (w / 2)) ** 2)
  const mast = (x: number) => {
    const top = deck(x) - w * 0.13
    const cables = repeat(7, i => {
      const [left, right] = [x - w * (0.035 + i * 0.018), x + w * (0.035 + i * 0.018)]
      return through(left, deck(left), x, top + i * 3, right, deck(right))
    })
    const legs = through(
      x - thick,
      y + 26,
      x - thick / 2,
      top,
      x + thick / 2,
      top,
      x + thick,
      y + 26,
    )
    return stroke(cables, fill, thick * 0.17) + stroke(legs, fill, thick * 0.7)
  }
  const piers = repeat(13, i => {
    const x = from + (w * (i + 0.5)) / 13
    return rect(x - thick * 0.3, deck(x), thick * 0.6, y + 26 - deck(x), fill)
  })
  const road = `M${num(from)} ${num(y)}Q${num(middle)} ${num(y - 2 * rise)} ${num(to)} ${num(y)}`
  return stroke(road, fill, thick) + piers + mast(from + w * 0.36) + mast(from + w * 0.64)
}

export const townVerbs = { houses, books, hills, bridge }
