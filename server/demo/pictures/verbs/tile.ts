// Azulejo motifs in line work, on a square of 100. What must hold: a motif continues across all four
// edges of its square, so fields of it have no seams.

import { at, clip, fade, nameOf, num, path, rect, repeat, stroke } from '#server/drawing/svg.ts'
import type { Verb } from '../language/draw.ts'
import { colourOf } from '../palette.ts'

/** One quarter of the star tile of side 100 as path data: a petal, two corner arcs and a leaf. */
export const STAR_QUARTER =
  'M50 50C33 43 20 34 20 20C34 20 43 33 50 50ZM0 32A32 32 0 0 0 32 0M0 16A16 16 0 0 0 16 0M50 0C41 10 44 20 50 27C56 20 59 10 50 0'

const quarters: Readonly<Record<number, string>> = {
  1: `${STAR_QUARTER}M45.5 50A4.5 4.5 0 0 1 50 45.5`,
  2: 'M0 50A50 50 0 0 0 50 0A50 50 0 0 0 0 50M50 36L64 50M4 0A4 4 0 0 1 0 4',
  3: 'M50 42C37 30 43 18 50 10C57 18 63 30 50 42M45 40C26 38 22 24 34 20M0 50L50 0M0 20A20 20 0 0 0 20 0M45 50A5 5 0 0 1 50 45',
}

/** One tile of side `s` with its corner at the origin; `width` is that of its lines on a tile of 100. */
export function tile(motif: number, s: number, colour: string, width = 2.5): string {
  const quarter = stroke(quarters[motif] ?? STAR_QUARTER, colour, width)
  const turned = repeat(4, i => `<g transform="rotate(${i * 90} 50 50)">${quarter}</g>`)
  return at(0, 0, turned, s / 100)
}

/** A box filled with tiles of side `s`, line work only. */
function field(x: number, y: number, w: number, h: number, s: number, drawn: string): string {
  const id = nameOf(drawn)
  const columns = Math.ceil(w / s)
  const uses = repeat(
    columns * Math.ceil(h / s),
    i =>
      `<use xlink:href="#${id}" x="${num(x + (i % columns) * s)}" y="${num(y + Math.floor(i / columns) * s)}"/>`,
  )
  return `<defs><g id="${id}">${drawn}</g></defs>${clip(rect(x, y, w, h, '#ffffff'), uses)}`
}

/** `tiles x y w h side motif colour opacity=1` */
const tiles: Verb = call => {
  const [x = 0, y = 0, w = 0, h = 0] = call.numbers(4)
  const s = call.number(4)
  return fade(call.number(7, 1), field(x, y, w, h, s, tile(call.number(5), s, call.colour(6))))
}

/** `dado x y w h motif=1 colour=blue`: a wall band of glazed tiles with a border above and below. */
const dado: Verb = call => {
  const [x = 0, y = 0, w = 0, h = 0] = call.numbers(4)
  const colour = call.colour(5, colourOf('blue.700'))
  const edge = Math.max(6, h * 0.09)
  const high = h - 2 * edge
  const s = high / Math.max(1, Math.round(high / 62))
  const joints = repeat(
    Math.ceil(w / s) + 1,
    i => `M${num(x + i * s)} ${num(y + edge)}v${num(high)}`,
  )
  return (
    rect(x, y, w, h, '#fbfcfa') +
    clip(rect(x, y, w, h, '#ffffff'), stroke(joints, colourOf('blue.200'), 1)) +
    fade(0.72, field(x, y + edge, w, high, s, tile(call.number(4, 1), s, colour))) +
    rect(x, y, w, edge * 0.62, colour) +
    rect(x, y + h - edge * 0.62, w, edge * 0.62, colour)
  )
}

/** `glazed x y columns rows side motif colour=blue`: a panel of glazed tiles with their joints. */
const glazed: Verb = call => {
  const [x = 0, y = 0, columns = 0, rows = 0] = call.numbers(4)
  const s = call.number(4)
  const [w, h] = [columns * s, rows * s]
  const drawn =
    path(`M0 0H${num(s)}V${num(s)}H0Z`, '#fdfdfb') +
    tile(call.number(5), s, call.colour(6, colourOf('blue.700')), 3.5) +
    stroke(`M0 0H${num(s)}V${num(s)}H0Z`, colourOf('blue.200'), 2)
  return field(x, y, w, h, s, drawn)
}

export const tileVerbs = { tiles, dado, glazed }
