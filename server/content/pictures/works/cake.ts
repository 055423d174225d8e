import { blue, clay, dim, gold, green, lit, red, stone, white } from '../palette'
import { at, canvas, circle, clip, ellipse, path, rect, repeat } from '../svg'
import { tile } from '../tile'
import { exhibit, plinth } from './exhibit'
import { H, W } from './measures'

/** A cake of three tiers in tile pattern. */
export function cake(): string {
  const tier = (y: number, w: number, h: number, c: string) =>
    rect(600 - w / 2, y, w, h, c, 14) +
    clip(
      rect(600 - w / 2, y, w, h, white, 14),
      rect(600 + w * 0.2, y, w, h, dim(c, 0.07)),
      repeat(Math.ceil(w / (h * 0.72)), i =>
        at(600 - w / 2 + i * h * 0.72, y + h * 0.2, tile(1, h * 0.72, blue[500], 2.4)),
      ),
      rect(600 - w / 2, y + h - 16, w, 16, dim(c, 0.05)),
    ) +
    repeat(Math.floor(w / 26) + 1, i =>
      circle(
        600 - w / 2 + 6 + i * ((w - 12) / Math.floor(w / 26)),
        y + h - 4,
        11,
        i % 2 ? white : '#fbf3ea',
      ),
    ) +
    ellipse(600, y + 4, w / 2 - 4, 13, lit(c, 0.5))
  const bloom = (x: number, y: number, s: number, c: string) =>
    at(
      x,
      y,
      repeat(6, i => at(0, 0, ellipse(0, -20, 13, 18, i % 2 ? c : lit(c, 0.2)), 1, i * 60)) +
        circle(0, 0, 12, gold[400]),
      s,
    )
  return canvas(
    W,
    H,
    exhibit('#fbeade', clay[300]),
    plinth(600, 640, 420),
    ellipse(600, 622, 230, 22, stone[300]),
    ellipse(600, 616, 230, 20, stone[200]),
    tier(476, 390, 138, '#fdf6ee'),
    tier(346, 286, 134, '#fdf6ee'),
    tier(230, 186, 120, '#fdf6ee'),
    bloom(600, 214, 1.2, red[400]),
    bloom(552, 226, 0.8, clay[300]),
    bloom(646, 228, 0.84, clay[300]),
    bloom(470, 352, 0.9, red[400]),
    bloom(510, 342, 0.7, clay[300]),
    bloom(762, 482, 1, red[400]),
    bloom(722, 488, 0.76, clay[300]),
    [
      [676, 206, 40],
      [524, 210, -50],
      [438, 368, -70],
      [800, 496, 70],
    ]
      .map(([x = 0, y = 0, t = 0]) =>
        at(x, y, path('M0 0C-12 -18 -8 -36 0 -46C8 -36 12 -18 0 0Z', green[500]), 1, t),
      )
      .join(''),
  )
}
