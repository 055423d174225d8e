// Walls, windows, boards, lamps and the light that falls in: what makes a picture an indoor one.
import { blue, dim, gold, green, lit, sand, stone, white, wood } from './palette'
import { seeded } from './random'
import { hills, houses, tower } from './skyline'
import { circle, clip, ellipse, fade, frame, num, path, poly, rect, repeat, stroke } from './svg'

/** Path data of a window or door with a round head. */
export const archOutline = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y + h)}V${num(y + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(y + w / 2)}V${num(y + h)}Z`

/** Sky, a hill and the town, to stand behind a window whose sill lies at `y`. */
export function view(x: number, y: number, w: number, h: number, seed = 3): string {
  return (
    rect(x, y - h, w, h, blue[100]) +
    circle(x + w * 0.26, y - h * 0.72, w * 0.08, gold[100]) +
    `<g transform="translate(${num(x)} 0)">${hills(w, y, [h * 0.2, h * 0.42, h * 0.26, h * 0.36, h * 0.18], green[200])}</g>` +
    tower(x + w * 0.72, y, h * 0.74, blue[200]) +
    houses([x - 10, x + w], y, [h * 0.1, h * 0.34], blue[300], seed, blue[100])
  )
}

/** A round-headed window with its frame, bars and sill, showing `content`. */
export function archWindow(
  x: number,
  y: number,
  w: number,
  h: number,
  content: string,
  trim = white,
) {
  const bar = Math.max(5, w * 0.035)
  const outer = archOutline(x - bar * 1.6, y - bar * 1.6, w + bar * 3.2, h + bar * 1.6)
  const spring = y + w / 2
  return (
    path(outer, trim) +
    path(
      archOutline(x - bar * 1.6 + bar * 0.7, y - bar * 1.6 + bar * 0.7, w + bar * 1.8, h + bar),
      dim(trim, 0.06),
    ) +
    clip(
      path(archOutline(x, y, w, h), white),
      content,
      fade(
        0.16,
        poly(
          [
            [x, y + h * 0.75],
            [x + w * 0.75, y],
            [x + w, y],
            [x + w, y + h * 0.1],
            [x, y + h],
          ],
          white,
        ),
      ),
    ) +
    stroke(
      `M${num(x + w / 2)} ${num(y)}V${num(y + h)}M${num(x)} ${num(spring)}H${num(x + w)}M${num(x)} ${num(spring + (y + h - spring) / 2)}H${num(x + w)}`,
      trim,
      bar,
    ) +
    rect(x - bar * 3.4, y + h, w + bar * 6.8, bar * 2.2, trim, 2) +
    rect(x - bar * 3.4, y + h + bar * 1.5, w + bar * 6.8, bar * 0.9, dim(trim, 0.12))
  )
}

/** A plain window in panes. */
export function paneWindow(
  x: number,
  y: number,
  w: number,
  h: number,
  content: string,
  columns = 2,
  trim = white,
) {
  const bars = repeat(columns - 1, i => rect(x + ((i + 1) * w) / columns - 4, y, 8, h, trim))
  return (
    rect(x - 12, y - 12, w + 24, h + 24, trim, 3) +
    clip(rect(x, y, w, h, white), content) +
    bars +
    rect(x, y + h * 0.36, w, 7, trim) +
    rect(x - 22, y + h + 8, w + 44, 14, trim, 2) +
    rect(x - 22, y + h + 17, w + 44, 5, dim(trim, 0.12))
  )
}

/** Light that falls from a window to the right and down: a slanted pane of brightness. */
export const sunbeam = (x: number, y: number, w: number, h: number, opacity = 0.16): string =>
  fade(
    opacity,
    poly(
      [
        [x, y],
        [x + w, y],
        [x + w + h * 0.75, y + h],
        [x + h * 0.75, y + h],
      ],
      white,
    ),
  )

/** A pendant lamp hanging `drop` from the upper edge at x. */
export function pendant(x: number, drop: number, colour: string, size = 1): string {
  const w = 56 * size
  return (
    rect(x - 1.5, 0, 3, drop, stone[600]) +
    fade(
      0.1,
      poly(
        [
          [x - w * 0.8, drop + 34 * size],
          [x + w * 0.8, drop + 34 * size],
          [x + w * 2.7, drop + 330 * size],
          [x - w * 2.7, drop + 330 * size],
        ],
        gold[300],
      ),
    ) +
    path(
      `M${num(x - w)} ${num(drop + 36 * size)}C${num(x - w)} ${num(drop + 8 * size)} ${num(x - w * 0.3)} ${num(drop)} ${num(x)} ${num(drop)}C${num(x + w * 0.3)} ${num(drop)} ${num(x + w)} ${num(drop + 8 * size)} ${num(x + w)} ${num(drop + 36 * size)}Z`,
      colour,
    ) +
    path(
      `M${num(x + w * 0.2)} ${num(drop + 1)}C${num(x + w * 0.5)} ${num(drop + 3 * size)} ${num(x + w)} ${num(drop + 8 * size)} ${num(x + w)} ${num(drop + 36 * size)}H${num(x + w * 0.55)}C${num(x + w * 0.55)} ${num(drop + 20 * size)} ${num(x + w * 0.4)} ${num(drop + 8 * size)} ${num(x + w * 0.2)} ${num(drop + 1)}Z`,
      dim(colour, 0.18),
    ) +
    ellipse(x, drop + 37 * size, w * 0.45, 7 * size, gold[100])
  )
}

/** A writing board with a frame; `content` is what stands on it. */
export function board(
  x: number,
  y: number,
  w: number,
  h: number,
  ground: string,
  content = '',
  edge: string = wood[400],
) {
  return (
    rect(x + 8, y + 10, w, h, dim(sand[300], 0.12), 4) +
    rect(x, y, w, h, edge, 4) +
    rect(x + 10, y + 10, w - 20, h - 20, ground, 2) +
    content +
    rect(x + w * 0.3, y + h - 6, w * 0.4, 10, lit(edge), 3)
  )
}

const spines = [
  green[700],
  blue[700],
  '#c96d45',
  gold[400],
  '#f1e6cf',
  '#9d0f26',
  green[300],
  blue[300],
  '#6a4429',
] as const

/** A row of books standing on `y`, at most `h` high. */
export function bookRow(x: number, y: number, w: number, h: number, seed: number): string {
  const next = seeded(seed)
  const parts: string[] = []
  let at = x
  while (at < x + w - 8) {
    const bw = Math.min(9 + next() * 13, x + w - at)
    const bh = h * (0.68 + next() * 0.3)
    const colour = spines[Math.floor(next() * spines.length)] ?? spines[0]
    if (next() < 0.07) {
      at += bw * 1.6
      continue
    }
    parts.push(
      rect(at, y - bh, bw - 1, bh, colour, 1.5),
      rect(at, y - bh * 0.82, bw - 1, 3.5, lit(colour, 0.45)),
    )
    at += bw
  }
  return parts.join('')
}

/** An open bookcase of `rows` shelves. */
export function bookcase(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  seed: number,
  colour: string = wood[500],
) {
  const gap = (h - 14) / rows
  return (
    rect(x, y, w, h, colour, 3) +
    rect(x + w - 12, y, 12, h, dim(colour, 0.2), 3) +
    repeat(rows, i => {
      const top = y + 12 + i * gap
      return (
        rect(x + 12, top, w - 24, gap - 12, dim(colour, 0.55)) +
        bookRow(x + 16, top + gap - 12, w - 34, gap - 24, seed + i)
      )
    })
  )
}

/** A framed picture on the wall. */
export const framed = (
  x: number,
  y: number,
  w: number,
  h: number,
  content: string,
  edge: string = wood[500],
): string =>
  rect(x + 5, y + 6, w, h, dim(sand[300], 0.14)) +
  rect(x, y, w, h, edge) +
  rect(x + 8, y + 8, w - 16, h - 16, white) +
  clip(rect(x + 16, y + 16, w - 32, h - 32, white), content) +
  frame(x + 16, y + 16, w - 32, h - 32, stone[200], 1.5)
