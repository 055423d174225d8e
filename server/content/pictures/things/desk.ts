// Things that stand on a desk. Each is placed by the middle of its foot (x, y) and scaled by `s`.
import { blue, clay, dim, gold, green, ink, lit, mist, sand, stone, white, wood } from '../palette'
import { at, circle, ellipse, num, path, poly, rect, repeat, ring, stroke } from '../svg'

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
