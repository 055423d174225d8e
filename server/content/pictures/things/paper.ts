// Books, papers and honours. Placed by the middle of the foot (x, y) unless said otherwise.
import { words } from '../lettering'
import { blue, dim, gold, green, lit, red, sand, stone, white } from '../palette'
import { at, circle, ellipse, frame, num, path, poly, rect, repeat, ring, stroke } from '../svg'

/** Lying books, the lowest first; y is the table. */
export function pile(
  x: number,
  y: number,
  books: readonly (readonly [w: number, h: number, colour: string, shift?: number])[],
): string {
  let top = y
  return books
    .map(([w, h, colour, shift = 0]) => {
      top -= h
      const left = x - w / 2 + shift
      return (
        rect(left, top, w, h, colour, 4) +
        rect(left + w * 0.06, top, 6, h, lit(colour, 0.4)) +
        rect(left + w * 0.12, top, 3, h, lit(colour, 0.4)) +
        path(
          `M${num(left + w)} ${num(top + 4)}H${num(left + w * 0.72)}V${num(top + h - 4)}H${num(left + w)}Q${num(left + w - 8)} ${num(top + h / 2)} ${num(left + w)} ${num(top + 4)}Z`,
          sand[100],
        ) +
        stroke(
          `M${num(left + w * 0.73)} ${num(top + h * 0.42)}H${num(left + w - 5)}M${num(left + w * 0.73)} ${num(top + h * 0.62)}H${num(left + w - 5)}`,
          sand[400],
          1.4,
        ) +
        rect(left, top + h - 4, w, 4, dim(colour, 0.22), 2)
      )
    })
    .join('')
}

/** An open book lying flat, seen from the reader's side. */
export const openBook = (x: number, y: number, s: number, cover: string): string =>
  at(
    x,
    y,
    path(
      'M-150 -8L-128 -74Q-60 -92 0 -72Q60 -92 128 -74L150 -8Q70 -26 0 -2Q-70 -26 -150 -8Z',
      cover,
    ) +
      path('M-138 -18L-120 -78Q-58 -96 0 -76V-10Q-66 -34 -138 -18Z', white) +
      path('M138 -18L120 -78Q58 -96 0 -76V-10Q66 -34 138 -18Z', sand[100]) +
      stroke(
        'M-106 -66Q-60 -78 -18 -66M-110 -52Q-62 -66 -18 -52M-114 -38Q-64 -54 -18 -38M106 -66Q60 -78 18 -66M110 -52Q62 -66 18 -52',
        stone[300],
        3,
      ),
    s,
  )

/** A sheet of paper with lines of writing. */
export const sheet = (x: number, y: number, w: number, h: number, turn = 0): string =>
  at(
    x,
    y,
    rect(4, 5, w, h, '#10231c22', 3) +
      rect(0, 0, w, h, white, 3) +
      repeat(Math.floor((h - 40) / 18), i =>
        rect(w * 0.12, 44 + i * 18, w * (i % 4 === 3 ? 0.4 : 0.74), 5, stone[200], 2),
      ) +
      rect(w * 0.12, 20, w * 0.46, 9, green[500], 3),
    1,
    turn,
  )

/** The flat cap of a graduate, seen a little from above. */
export const mortarboard = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    path('M-84 -56V-14C-60 14 60 14 84 -14V-56Z', green[900]) +
      path('M30 -50H84V-14C72 2 46 8 26 10Z', '#04261c') +
      poly(
        [
          [-170, -70],
          [0, -124],
          [170, -70],
          [0, -14],
        ],
        green[800],
      ) +
      poly(
        [
          [0, -124],
          [170, -70],
          [0, -14],
          [0, -22],
          [146, -70],
          [0, -116],
        ],
        green[700],
      ) +
      stroke('M0 -70L118 -46V26', gold[400], 6) +
      circle(118, 26, 9, gold[400]) +
      path('M109 30H127L132 76H104Z', gold[400]) +
      path('M119 30H127L132 76H119Z', gold[500]) +
      circle(0, -70, 8, gold[300]),
    s,
  )

/** A paper with a seal and ribbon. */
export const certificate = (x: number, y: number, w: number, h: number, turn = 0): string =>
  at(
    x,
    y,
    rect(8, 10, w, h, '#10231c22', 4) +
      rect(0, 0, w, h, white, 4) +
      frame(w * 0.05, h * 0.07, w * 0.9, h * 0.86, gold[400], 4) +
      frame(w * 0.07, h * 0.1, w * 0.86, h * 0.8, gold[300], 1.5) +
      words('專業證書', w / 2, h * 0.34, h * 0.15, green[700], 'middle') +
      words('茲證明持證人修畢課程', w / 2, h * 0.49, h * 0.065, stone[600], 'middle') +
      words('成績及格', w / 2, h * 0.6, h * 0.065, stone[600], 'middle') +
      stroke(`M${num(w * 0.16)} ${num(h * 0.79)}c20 -22 26 10 40 -8s20 12 40 -4`, blue[700], 3) +
      rosette(w * 0.78, h * 0.76, h * 0.0016),
    1,
    turn,
  )

/** A rosette with two ribbons; at s = 1 about 150 wide. */
export const rosette = (x: number, y: number, s: number, colour: string = red[600]): string =>
  at(
    x,
    y,
    poly(
      [
        [-40, 40],
        [-10, 56],
        [-26, 150],
        [-44, 124],
        [-72, 136],
      ],
      dim(colour, 0.16),
    ) +
      poly(
        [
          [40, 40],
          [10, 56],
          [26, 150],
          [44, 124],
          [72, 136],
        ],
        dim(colour, 0.3),
      ) +
      repeat(14, i =>
        at(0, 0, ellipse(0, -60, 17, 20, i % 2 ? colour : lit(colour, 0.12)), 1, (i * 360) / 14),
      ) +
      circle(0, 0, 58, colour) +
      circle(0, 0, 44, gold[300]) +
      ring(0, 0, 36, gold[500], 3) +
      path('M0 -24L7 -8L24 -7L11 4L15 21L0 12L-15 21L-11 4L-24 -7L-7 -8Z', gold[600]),
    s,
  )
