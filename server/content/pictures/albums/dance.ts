import { cast, dressed } from '../cast'
import { someone } from '../figure'
import { blue, gold, green, ink, red, white, wood } from '../palette'
import { boards } from '../pavement'
import type { person } from '../person'
import { canvas, ellipse, poly, rect, repeat } from '../svg'
import { globe } from '../things/furniture'
import { pennants } from '../things/pennants'
import { dado, tileField } from '../tile'
import { H, W } from './measures'

/** A folk dance class. */
export function dance(): string {
  const fling = (
    x: number,
    y: number,
    s: number,
    top: string,
    look: Parameters<typeof person>[0],
    up: boolean,
  ) =>
    someone(
      x,
      y,
      s,
      dressed(look, { wear: 'dress', top, legs: ink }),
      up
        ? {
            left: [
              [-78, -310],
              [-110, -376],
            ],
            right: [
              [72, -250],
              [112, -232],
            ],
            legs: [
              [
                [-24, -92],
                [-30, -8],
              ],
              [
                [30, -96],
                [62, -30],
              ],
            ],
          }
        : {
            left: [
              [-72, -250],
              [-112, -232],
            ],
            right: [
              [78, -310],
              [110, -376],
            ],
            legs: [
              [
                [-30, -96],
                [-62, -30],
              ],
              [
                [24, -92],
                [30, -8],
              ],
            ],
          },
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#f6e6cf'),
    tileField({ x: 0, y: 0, w: W, h: 560 }, 140, 1, red[600], 0.1),
    rect(0, 0, W, 40, wood[600]),
    repeat(
      4,
      i =>
        rect(120 + i * 270, 90, 150, 380, white, 76) +
        rect(134 + i * 270, 104, 122, 366, '#cfe0ea', 62) +
        poly(
          [
            [134 + i * 270, 400],
            [256 + i * 270, 180],
            [256 + i * 270, 260],
            [134 + i * 270, 470],
          ],
          '#e2edf3',
        ),
    ),
    dado(0, 500, W, 100, 2, red[600]),
    boards(W, 600, H, wood[400], wood[500], 300),
    pennants(-20, 620, 46, 46),
    pennants(580, 1220, 46, 46),
    ellipse(600, 790, 520, 90, '#ffffff22'),
    fling(260, 770, 1.02, red[600], cast.ana, true),
    fling(480, 840, 1.12, gold[400], dressed(cast.fong, { cut: 'bun' }), false),
    fling(730, 840, 1.12, green[600], cast.mei, true),
    fling(950, 770, 1.02, blue[500], cast.yan, false),
    globe(200, 70, 20),
    globe(1000, 70, 20),
  )
}
