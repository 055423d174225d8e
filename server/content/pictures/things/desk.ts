// Things that stand on a desk. Each is placed by the middle of its foot (x, y) and scaled by `s`.
import {
  blue,
  clay,
  dim,
  gold,
  green,
  ink,
  lit,
  mist,
  red,
  sand,
  stone,
  white,
  wood,
} from '../palette'
import { at, circle, ellipse, frame, num, path, poly, rect, repeat, ring, stroke } from '../svg'

/** A laptop seen from the front: its screen (200 x 126, corner at the origin) shows `screen`. */
export const laptop = (
  x: number,
  y: number,
  s: number,
  screen: string,
  ground: string = blue[900],
): string =>
  at(
    x,
    y,
    rect(-112, -152, 224, 146, stone[800], 9) +
      rect(-102, -143, 204, 128, ground) +
      at(-100, -142, screen) +
      path('M-134 -8H134L142 0C142 4 138 6 134 6H-134C-138 6 -142 4 -142 0Z', stone[300]) +
      path('M-142 0C-142 4 -138 6 -134 6H134C138 6 142 4 142 0Z', stone[400]) +
      rect(-24, -8, 48, 5, stone[400], 2),
    s,
  )

/** A laptop from behind, as it stands in front of somebody who faces us. */
export const laptopBack = (x: number, y: number, s: number, colour: string = stone[300]): string =>
  at(
    x,
    y,
    path('M-100 -128Q-100 -138 -90 -138H90Q100 -138 100 -128L108 0H-108Z', colour) +
      path('M40 -138H90Q100 -138 100 -128L108 0H64Z', dim(colour, 0.07)) +
      circle(0, -70, 11, white) +
      rect(-118, -5, 236, 9, dim(colour, 0.16), 4),
    s,
  )

/** A monitor on its foot; the screen is 300 x 180 with its corner at the origin of `screen`. */
export const monitor = (
  x: number,
  y: number,
  s: number,
  screen: string,
  ground: string = blue[900],
): string =>
  at(
    x,
    y,
    path('M-26 -62H26L34 -6H-34Z', stone[400]) +
      path('M6 -62H26L34 -6H12Z', dim(stone[400], 0.15)) +
      rect(-76, -10, 152, 12, stone[300], 5) +
      rect(-162, -264, 324, 206, stone[800], 9) +
      rect(-150, -252, 300, 180, ground) +
      at(-150, -252, screen),
    s,
  )

export const keyboard = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    path('M-110 -26H110L122 0H-122Z', stone[300]) +
      rect(-122, 0, 244, 7, stone[400], 3) +
      repeat(3, row =>
        repeat(11, i =>
          rect(-100 + row * -4 + i * (18.4 + row * 0.7), -23 + row * 8, 14, 5, mist, 1.5),
        ),
      ),
    s,
  )

/** Lines of code in two columns of colour, filling w x h. */
export const code = (w: number, h: number): string => {
  const shapes = [0.34, 0.55, 0.42, 0.26, 0.5, 0.62, 0.3, 0.44, 0.2] as const
  const hues = [green[300], blue[300], gold[300], clay[300]] as const
  const rows = Math.floor((h - 14) / 18)
  return repeat(rows, i => {
    const indent = [0, 1, 2, 2, 1, 2, 3, 2, 1][i % 9] ?? 0
    const long = (shapes[i % 9] ?? 0.4) * w
    const y = 14 + i * 18
    return (
      rect(12, y, 8, 6, '#3d5f8c', 3) +
      rect(34 + indent * 16, y, long * 0.36, 6, hues[i % 4] ?? white, 3) +
      rect(40 + indent * 16 + long * 0.36, y, long * 0.5, 6, hues[(i + 1) % 4] ?? white, 3)
    )
  })
}

export const mug = (x: number, y: number, s: number, colour: string): string =>
  at(
    x,
    y,
    ring(30, -34, 16, dim(colour, 0.14), 9) +
      path('M-30 -66H30L26 -6Q25 0 18 0H-18Q-25 0 -26 -6Z', colour) +
      path('M10 -66H30L26 -6Q25 0 18 0H6Q12 -30 10 -66Z', dim(colour, 0.12)) +
      ellipse(0, -66, 30, 6, lit(colour, 0.35)) +
      ellipse(0, -66, 24, 4, wood[800]),
    s,
  )

/** Steam above a hot thing, two thin curls. */
export const steam = (x: number, y: number, s: number, colour: string = white): string =>
  at(x, y, stroke('M-10 0C-24 -22 4 -36 -10 -60M14 -6C0 -28 28 -42 14 -68', colour, 5), s)

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

/** A pot plant with broad leaves. */
export const plant = (
  x: number,
  y: number,
  s: number,
  pot: string = clay[500],
  leaf: string = green[600],
): string => {
  const blade = (turn: number, long: number, colour: string) =>
    at(
      0,
      -64,
      path(
        `M0 0C-26 ${num(-long * 0.4)} -18 ${num(-long * 0.85)} 0 ${num(-long)}C18 ${num(-long * 0.85)} 26 ${num(-long * 0.4)} 0 0Z`,
        colour,
      ) + stroke(`M0 0V${num(-long * 0.8)}`, lit(colour, 0.25), 2),
      1,
      turn,
    )
  return at(
    x,
    y,
    blade(-62, 92, dim(leaf)) +
      blade(60, 96, dim(leaf)) +
      blade(-34, 128, leaf) +
      blade(34, 122, dim(leaf, 0.1)) +
      blade(0, 148, lit(leaf, 0.16)) +
      path('M-40 -70H40L30 -4Q29 0 24 0H-24Q-29 0 -30 -4Z', pot) +
      path('M14 -70H40L30 -4Q29 0 24 0H8Z', dim(pot, 0.14)) +
      rect(-45, -78, 90, 16, lit(pot, 0.12), 4),
    s,
  )
}

/** A desk lamp whose head looks to the left; mirror it with a negative s. */
export const deskLamp = (x: number, y: number, s: number, colour: string): string =>
  at(
    x,
    y,
    path('M-92 -150L-40 -178L-74 0H-230Z', `${gold[300]}33`) +
      ellipse(0, -4, 46, 9, dim(colour, 0.2)) +
      stroke('M0 -8L34 -110L-30 -190', stone[600], 7) +
      circle(34, -110, 7, stone[800]) +
      path('M-14 -206L-34 -168Q-64 -160 -96 -146Q-92 -196 -40 -214Z', colour) +
      path('M-34 -168Q-64 -160 -96 -146Q-72 -172 -36 -180Z', dim(colour, 0.22)),
    Math.abs(s),
    0,
    s,
  )

/** Pencils, brushes or tools standing in a pot. */
export const penPot = (
  x: number,
  y: number,
  s: number,
  pot: string,
  inks: readonly string[],
): string =>
  at(
    x,
    y,
    inks
      .map((colour, i) =>
        at(
          -16 + i * 10,
          -48,
          rect(-4, -62, 8, 66, colour) +
            poly(
              [
                [-4, -62],
                [4, -62],
                [0, -76],
              ],
              sand[300],
            ) +
            poly(
              [
                [-1.5, -71],
                [1.5, -71],
                [0, -76],
              ],
              ink,
            ),
          1,
          -14 + i * 9,
        ),
      )
      .join('') +
      path('M-30 -60H30L26 0H-26Z', pot) +
      path('M10 -60H30L26 0H6Z', dim(pot, 0.14)),
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
      rect(w * 0.3, h * 0.22, w * 0.4, h * 0.06, green[700], 4) +
      rect(w * 0.22, h * 0.38, w * 0.56, h * 0.03, stone[300], 3) +
      rect(w * 0.22, h * 0.47, w * 0.56, h * 0.03, stone[300], 3) +
      rect(w * 0.32, h * 0.56, w * 0.36, h * 0.03, stone[300], 3) +
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
