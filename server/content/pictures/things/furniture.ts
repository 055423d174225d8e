// Furniture and what fills a room. Placed by the middle of the foot line (x, y) unless said otherwise.
import { blue, clay, dim, gold, green, lit, sand, stone, white, wood } from '../palette'
import { circle, ellipse, num, path, poly, rect, repeat, stroke } from '../svg'

/** A table top from the front: an edge, a shaded apron and two legs down to `foot`. */
export function table(
  x: number,
  y: number,
  w: number,
  foot: number,
  colour: string = wood[400],
): string {
  const leg = (lx: number) => rect(lx, y + 12, 16, foot - y - 12, dim(colour, 0.3))
  return (
    leg(x - w / 2 + 22) +
    leg(x + w / 2 - 38) +
    rect(x - w / 2 + 16, y + 12, w - 32, 20, dim(colour, 0.22)) +
    rect(x - w / 2, y - 4, w, 18, colour, 5) +
    rect(x - w / 2, y - 4, w, 6, lit(colour, 0.22), 3)
  )
}

/** A closed counter with panels. */
export function counter(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  top: string = sand[200],
  panels = 4,
): string {
  const pw = (w - 24) / panels
  return (
    rect(x, y, w, h, colour) +
    repeat(
      panels,
      i =>
        rect(x + 18 + i * pw, y + 34, pw - 12, h - 56, dim(colour, 0.09), 4) +
        rect(x + 18 + i * pw, y + 34, pw - 12, 3, dim(colour, 0.2)),
    ) +
    rect(x, y + h - 14, w, 14, dim(colour, 0.3)) +
    rect(x - 14, y - 8, w + 28, 22, top, 4) +
    rect(x - 14, y + 8, w + 28, 6, dim(top, 0.16), 2)
  )
}

/** A chair from behind. */
export const chairBack = (x: number, y: number, s: number, colour: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${num(s)})">${
    stroke('M-36 -84L-42 0M36 -84L42 0', dim(colour, 0.35), 8) +
    path('M-46 -178Q0 -190 46 -178L42 -104Q0 -96 -42 -104Z', colour) +
    path('M14 -184Q32 -182 46 -178L42 -104Q28 -101 16 -100Z', dim(colour, 0.1)) +
    rect(-46, -96, 92, 16, dim(colour, 0.14), 6)
  }</g>`

/** An audience chair from behind, plain and narrow, for rows. */
export const seat = (x: number, y: number, s: number, colour: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${num(s)})">${
    rect(-30, -92, 60, 62, colour, 12) +
    path('M8 -92H18Q30 -92 30 -80V-42Q30 -30 18 -30H8Z', dim(colour, 0.12)) +
    rect(-32, -32, 64, 14, dim(colour, 0.2), 6) +
    stroke('M-24 -20V0M24 -20V0', stone[600], 5)
  }</g>`

/** A round table lamp or globe hanging at (x, y). */
export const globe = (x: number, y: number, r: number, colour: string = gold[100]): string =>
  rect(x - 1.5, 0, 3, y, stone[600]) +
  circle(x, y, r * 1.5, `${gold[300]}2e`) +
  circle(x, y, r, colour) +
  path(
    `M${num(x)} ${num(y - r)}A${num(r)} ${num(r)} 0 0 1 ${num(x)} ${num(y + r)}A${num(r * 1.3)} ${num(r * 1.3)} 0 0 0 ${num(x)} ${num(y - r)}Z`,
    dim(colour, 0.08),
  )

/** A planter box full of herbs and flowers. */
export function planter(
  x: number,
  y: number,
  w: number,
  h: number,
  bloom: string,
  box: string = wood[400],
): string {
  const count = Math.floor(w / 26)
  return (
    repeat(count, i => {
      const px = x + 16 + (i * (w - 32)) / Math.max(1, count - 1)
      const tall = 30 + ((i * 37) % 26)
      return (
        ellipse(px, y - tall * 0.5, 20, tall * 0.7, i % 2 ? green[600] : green[500]) +
        ellipse(px - 5, y - tall * 0.66, 9, tall * 0.3, green[300]) +
        circle(px + 6, y - tall, 6, bloom) +
        circle(px - 9, y - tall * 0.8, 5, lit(bloom, 0.3))
      )
    }) +
    rect(x, y, w, h, box, 3) +
    rect(x, y, w, 8, lit(box, 0.2), 3) +
    rect(x, y + h * 0.5, w, 3, dim(box, 0.2)) +
    rect(x, y + h - 8, w, 8, dim(box, 0.25))
  )
}

/** A wall of tools on pegs, 360 x 220 from the upper left corner. */
export const toolWall = (x: number, y: number, ground: string = wood[200]): string =>
  `<g transform="translate(${num(x)} ${num(y)})">${
    rect(6, 8, 360, 220, '#10231c1f', 5) +
    rect(0, 0, 360, 220, ground, 5) +
    rect(0, 0, 360, 8, lit(ground, 0.4), 4) +
    // saw
    path('M30 60L150 48L152 86L40 78Z', stone[300]) +
    path(`M40 78${'l5 7l5 -6.600'.repeat(11)}L152 86Z`, stone[400]) +
    path('M14 52Q10 92 34 88L44 58Z', wood[600]) +
    // hammer
    rect(186, 60, 12, 120, wood[500], 5) +
    path('M166 40H214V64H176Q160 60 166 40Z', stone[600]) +
    // chisels
    repeat(
      3,
      i =>
        rect(234 + i * 34, 40, 13, 52, i === 1 ? clay[500] : gold[400], 6) +
        rect(236.5 + i * 34, 92, 8, 60 - i * 6, stone[400]) +
        rect(236.5 + i * 34, 92, 3, 60 - i * 6, stone[200]),
    ) +
    // square and plane
    path('M36 118H56V186H140V204H36Z', stone[400]) +
    rect(36, 118, 20, 86, wood[600]) +
    path('M246 190L256 166H336L344 190Z', wood[600]) +
    rect(244, 190, 102, 8, stone[600], 2) +
    path('M318 166Q316 146 332 146L336 166Z', wood[700]) +
    poly(
      [
        [284, 166],
        [300, 140],
        [306, 144],
        [294, 166],
      ],
      stone[300],
    )
  }</g>`

/** A wall clock at ten past ten. */
export const wallClock = (x: number, y: number, r: number): string =>
  circle(x + 3, y + 5, r, '#10231c1f') +
  circle(x, y, r, green[800]) +
  circle(x, y, r * 0.86, white) +
  repeat(
    12,
    i =>
      `<g transform="translate(${num(x)} ${num(y)}) rotate(${i * 30})">${rect(-1.5, -r * 0.78, 3, r * 0.12, stone[600])}</g>`,
  ) +
  stroke(
    `M${num(x)} ${num(y)}L${num(x - r * 0.36)} ${num(y - r * 0.24)}M${num(x)} ${num(y)}L${num(x + r * 0.5)} ${num(y - r * 0.32)}`,
    stone[800],
    r * 0.07,
  ) +
  circle(x, y, r * 0.06, '#c8102e')

/** A street lamp of old Macau; `on` gives it a glow. */
export function streetLamp(x: number, y: number, h: number, colour: string, on = false): string {
  const head = y - h
  return (
    (on
      ? circle(x, head + 18, 74, `${gold[300]}22`) + circle(x, head + 18, 44, `${gold[300]}33`)
      : '') +
    rect(x - 4, head + 40, 8, h - 40, colour) +
    rect(x - 10, y - 46, 20, 46, colour, 3) +
    rect(x - 15, y - 10, 30, 10, colour, 2) +
    rect(x - 8, head + 60, 16, 6, colour, 2) +
    poly(
      [
        [x - 13, head + 40],
        [x - 19, head + 4],
        [x + 19, head + 4],
        [x + 13, head + 40],
      ],
      on ? gold[100] : blue[100],
    ) +
    stroke(`M${x} ${head + 4}V${head + 40}`, colour, 2) +
    poly(
      [
        [x - 23, head + 5],
        [x, head - 18],
        [x + 23, head + 5],
      ],
      colour,
    ) +
    rect(x - 2, head - 28, 4, 12, colour) +
    rect(x - 15, head + 38, 30, 6, colour, 2)
  )
}

/** A low wall in balusters along y, from x1 to x2. */
export const balustrade = (x1: number, x2: number, y: number, h: number, colour: string): string =>
  repeat(Math.floor((x2 - x1) / 34), i => {
    const x = x1 + 17 + i * 34
    return path(
      `M${num(x - 5)} ${num(y - h + 10)}C${num(x - 5)} ${num(y - h * 0.7)} ${num(x - 13)} ${num(y - h * 0.5)} ${num(x - 11)} ${num(y - h * 0.32)}C${num(x - 9)} ${num(y - h * 0.18)} ${num(x - 5)} ${num(y - h * 0.2)} ${num(x - 7)} ${num(y - 8)}H${num(x + 7)}C${num(x + 5)} ${num(y - h * 0.2)} ${num(x + 9)} ${num(y - h * 0.18)} ${num(x + 11)} ${num(y - h * 0.32)}C${num(x + 13)} ${num(y - h * 0.5)} ${num(x + 5)} ${num(y - h * 0.7)} ${num(x + 5)} ${num(y - h + 10)}Z`,
      i % 2 ? colour : lit(colour, 0.12),
    )
  }) +
  rect(x1, y - h, x2 - x1, 14, lit(colour, 0.2), 3) +
  rect(x1, y - h + 10, x2 - x1, 5, dim(colour, 0.12)) +
  rect(x1, y - 10, x2 - x1, 12, colour)
