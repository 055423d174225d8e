// Students' work is shown like an exhibit: a plain wall, a plinth or frame, light from above.

import { words } from '../lettering'
import { dim, gold, ink, lit, mix, stone, white } from '../palette'
import { ellipse, poly, rect } from '../svg'
import { H, W } from './measures'

/** Wall, skirting and floor of the exhibition, with a cone of light on what is shown. */
export function exhibit(wall: string, floor: string): string {
  return (
    rect(0, 0, W, H, wall) +
    poly(
      [
        [430, 0],
        [770, 0],
        [1080, 760],
        [120, 760],
      ],
      mix(wall, white, 0.4),
    ) +
    rect(560, 0, 80, 26, stone[800], 4) +
    poly(
      [
        [572, 26],
        [628, 26],
        [618, 46],
        [582, 46],
      ],
      gold[300],
    ) +
    rect(0, 742, W, 20, dim(wall, 0.08)) +
    rect(0, 760, W, 140, floor) +
    rect(0, 760, W, 6, lit(floor, 0.3))
  )
}

export function plinth(x: number, y: number, w: number): string {
  return (
    rect(x - w / 2, y, w, 860 - y, white) +
    rect(x + w * 0.3, y, w * 0.2, 860 - y, '#e6ece8') +
    rect(x - w / 2 - 16, y - 18, w + 32, 24, white, 3) +
    rect(x - w / 2 - 16, y, w + 32, 6, '#d7dfda') +
    ellipse(x + 30, 862, w * 0.66, 14, '#10231c20')
  )
}

/** The label of a work: its title, and who made it. */
export const caption = (x: number, y: number, title: string, author: string): string =>
  rect(x, y, 150, 76, white, 2) +
  words(title, x + 12, y + 36, Math.min(26, 126 / title.length), ink) +
  words(author, x + 12, y + 62, 17, stone[600])
