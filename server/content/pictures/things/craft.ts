// What hands make: pots, tiles, a stool, embroidery, bread. Placed by the middle of the foot (x, y).
import { blue, clay, dim, gold, green, lit, white, wood } from '../palette'
import { at, clip, ellipse, path, rect, repeat } from '../svg'

const outlines = [
  'M-22 0H22V-58H-22Z',
  'M-23 0H23C44 -22 40 -46 12 -60V-82H-12V-60C-40 -46 -44 -22 -23 0Z',
  'M-20 0H20L30 -46H-30Z',
  'M-26 0H26Q34 -40 22 -56H-22Q-34 -40 -26 0Z',
  'M-18 0H18C42 -16 38 -44 12 -54L16 -66H-16L-12 -54C-38 -44 -42 -16 -18 0Z',
] as const

/** A pot of one of five shapes, shaded on its right. */
export function pot(
  x: number,
  y: number,
  s: number,
  shape: number,
  colour: string,
  band?: string,
): string {
  const d = outlines[shape % outlines.length] ?? outlines[0]
  return at(
    x,
    y,
    path(d, colour) +
      clip(
        path(d, white),
        rect(12, -90, 40, 90, dim(colour, 0.15)),
        rect(-34, -90, 14, 90, lit(colour, 0.2)),
        band ? rect(-50, -36, 100, 9, band) + rect(-50, -22, 100, 3, band) : '',
      ),
    s,
  )
}

const glazes = [blue[500], clay[500], '#f6f3ea', green[500], gold[400]] as const

/** A shelf of pots, its board's upper left corner at (x, y). */
export const potShelf = (x: number, y: number, w: number, seed: number): string =>
  rect(x, y, w, 13, wood[600], 2) +
  rect(x, y, w, 4, wood[500], 2) +
  rect(x + 30, y + 13, 8, 22, wood[700]) +
  rect(x + w - 38, y + 13, 8, 22, wood[700]) +
  repeat(Math.floor(w / 70), i =>
    pot(
      x + 40 + i * 70,
      y,
      0.98,
      i + seed,
      glazes[(i * 2 + seed) % 5] ?? white,
      (i + seed) % 3 === 0 ? '#fdfdfb' : undefined,
    ),
  )

/** A paint pot with its colour on top. */
export const paintPot = (x: number, y: number, s: number, paint: string): string =>
  at(
    x,
    y,
    rect(-24, -40, 48, 40, white, 5) +
      rect(8, -40, 16, 40, '#e4ebe7', 5) +
      ellipse(0, -40, 24, 6.5, lit(paint, 0.15)) +
      ellipse(0, -39.5, 19, 4.5, paint) +
      rect(-24, -24, 48, 9, paint),
    s,
  )

/** A round loaf with three cuts. */
export const loaf = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    path('M-70 0C-86 -34 -50 -62 0 -62C50 -62 86 -34 70 0Z', '#c98d4b') +
      path('M24 -60C60 -56 84 -32 70 0H30C44 -20 42 -44 24 -60Z', '#ad7234') +
      path(
        'M-46 -22Q-40 -44 -22 -52L-14 -48Q-32 -38 -36 -20ZM-12 -20Q-6 -44 10 -56L20 -54Q0 -38 -2 -18ZM22 -18Q28 -38 40 -48L48 -42Q34 -32 32 -18Z',
        '#efcf9b',
      ),
    s,
  )

/** An egg tart. */
export const tart = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    path('M-48 -30H48L34 0H-34Z', '#d9a25b') +
      path('M18 -30H48L34 0H14Z', '#bd8440') +
      repeat(7, i => rect(-40 + i * 13, -30, 3, 28, '#c08a47')) +
      ellipse(0, -30, 50, 13, '#e3b46c') +
      ellipse(0, -31, 42, 10, '#f6cf4f') +
      ellipse(-12, -32, 13, 4, '#a8662b') +
      ellipse(16, -30, 8, 2.5, '#c07a2f') +
      ellipse(4, -35, 6, 1.6, '#fbe9a6'),
    s,
  )
