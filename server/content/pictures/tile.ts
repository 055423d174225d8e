// Azulejo motifs in line work. What must hold: a motif continues across all four edges of its square,
// so fields of it have no seams; strokes that meet an edge meet it at the same place on the other side.
import { blue, white } from './palette'
import { circle, clip, fade, frame, nameOf, num, rect, repeat, ring, stroke } from './svg'

export type Motif = 1 | 2 | 3

const turned = (s: number, content: string): string =>
  repeat(4, i => `<g transform="rotate(${i * 90} ${num(s / 2)} ${num(s / 2)})">${content}</g>`)

/** One quarter of the star tile as path data: a petal, two corner arcs and a leaf. */
export function starQuarter(s: number): string {
  const c = s / 2
  const petal = `M${num(c)} ${num(c)}C${num(c - s * 0.17)} ${num(c - s * 0.07)} ${num(s * 0.2)} ${num(s * 0.34)} ${num(s * 0.2)} ${num(s * 0.2)}C${num(s * 0.34)} ${num(s * 0.2)} ${num(c - s * 0.07)} ${num(c - s * 0.17)} ${num(c)} ${num(c)}Z`
  const corner = `M0 ${num(s * 0.32)}A${num(s * 0.32)} ${num(s * 0.32)} 0 0 0 ${num(s * 0.32)} 0`
  const inner = `M0 ${num(s * 0.16)}A${num(s * 0.16)} ${num(s * 0.16)} 0 0 0 ${num(s * 0.16)} 0`
  const leaf = `M${num(c)} 0C${num(c - s * 0.09)} ${num(s * 0.1)} ${num(c - s * 0.06)} ${num(s * 0.2)} ${num(c)} ${num(s * 0.27)}C${num(c + s * 0.06)} ${num(s * 0.2)} ${num(c + s * 0.09)} ${num(s * 0.1)} ${num(c)} 0`
  return petal + corner + inner + leaf
}

/** A star of petals inside quarter circles. */
function star(s: number, colour: string, width: number): string {
  return turned(s, stroke(starQuarter(s), colour, width)) + circle(s / 2, s / 2, s * 0.045, colour)
}

/** Interlaced circles: four-petalled flowers. */
function circles(s: number, colour: string, width: number): string {
  const r = s / 2
  const corner = `M0 ${num(r)}A${num(r)} ${num(r)} 0 0 0 ${num(r)} 0`
  const diamond = `M${num(r)} ${num(s * 0.36)}L${num(s * 0.64)} ${num(r)}`
  return (
    ring(r, r, r, colour, width) +
    turned(s, stroke(corner + diamond, colour, width) + circle(0, 0, s * 0.06, colour))
  )
}

/** A cross of lotus buds with a diamond lattice. */
function lotus(s: number, colour: string, width: number): string {
  const c = s / 2
  const bud = `M${num(c)} ${num(c - s * 0.08)}C${num(c - s * 0.13)} ${num(c - s * 0.2)} ${num(c - s * 0.07)} ${num(c - s * 0.32)} ${num(c)} ${num(c - s * 0.4)}C${num(c + s * 0.07)} ${num(c - s * 0.32)} ${num(c + s * 0.13)} ${num(c - s * 0.2)} ${num(c)} ${num(c - s * 0.08)}`
  const curls = `M${num(c - s * 0.05)} ${num(c - s * 0.1)}C${num(c - s * 0.24)} ${num(c - s * 0.12)} ${num(c - s * 0.28)} ${num(c - s * 0.26)} ${num(c - s * 0.16)} ${num(c - s * 0.3)}`
  const lattice = `M0 ${num(c)}L${num(c)} 0`
  const corner = `M0 ${num(s * 0.2)}A${num(s * 0.2)} ${num(s * 0.2)} 0 0 0 ${num(s * 0.2)} 0`
  return (
    turned(s, stroke(bud + curls + lattice + corner, colour, width)) +
    ring(c, c, s * 0.05, colour, width)
  )
}

const motifs = { 1: star, 2: circles, 3: lotus }

/** One tile of side `s` with its corner at the origin. */
export const tile = (motif: Motif, s: number, colour: string, width = s * 0.025): string =>
  motifs[motif](s, colour, width)

/** A box filled with tiles of side `s`, line work only. */
export function tileField(
  box: { x: number; y: number; w: number; h: number },
  s: number,
  motif: Motif,
  colour: string,
  opacity = 1,
): string {
  const drawn = tile(motif, s, colour)
  const id = nameOf(drawn)
  const columns = Math.ceil(box.w / s)
  const uses = repeat(
    columns * Math.ceil(box.h / s),
    i =>
      `<use xlink:href="#${id}" x="${num(box.x + (i % columns) * s)}" y="${num(box.y + Math.floor(i / columns) * s)}"/>`,
  )
  return `<defs><g id="${id}">${drawn}</g></defs>${fade(
    opacity,
    clip(rect(box.x, box.y, box.w, box.h, white), uses),
  )}`
}

/** A wall band of glazed tiles: white ground, painted lines, joints and a border above and below. */
export function dado(
  x: number,
  y: number,
  w: number,
  h: number,
  motif: Motif = 1,
  colour = blue[700],
) {
  const edge = Math.max(6, h * 0.09)
  const s = (h - 2 * edge) / Math.max(1, Math.round((h - 2 * edge) / 62))
  const joints = repeat(Math.ceil(w / s) + 1, i =>
    stroke(`M${num(x + i * s)} ${num(y + edge)}V${num(y + h - edge)}`, blue[200], 1),
  )
  return (
    rect(x, y, w, h, '#fbfcfa') +
    clip(rect(x, y, w, h, white), joints) +
    tileField({ x, y: y + edge, w, h: h - 2 * edge }, s, motif, colour, 0.72) +
    rect(x, y, w, edge * 0.62, colour) +
    rect(x, y + h - edge * 0.62, w, edge * 0.62, colour)
  )
}

/** One glazed tile as a thing: ground, joint and motif. */
export function glazedTile(
  x: number,
  y: number,
  s: number,
  motif: Motif,
  colour = blue[700],
): string {
  return (
    rect(x, y, s, s, '#fdfdfb', s * 0.03) +
    `<g transform="translate(${num(x)} ${num(y)})">${clip(rect(0, 0, s, s, white), tile(motif, s, colour, s * 0.035))}</g>` +
    frame(x + 0.5, y + 0.5, s - 1, s - 1, blue[200], 1.5, s * 0.03)
  )
}
