import { cast, dressed } from '../cast'
import { blue, clay, dim, gold, green, red, stone, white, wood } from '../palette'
import { person } from '../person'
import { paneWindow, pendant, view } from '../room'
import { at, canvas, ellipse, path, poly, rect, repeat, ring, stroke } from '../svg'
import { mug, plant, steam } from '../things/desk'
import { tileField } from '../tile'
import { H, W } from './measures'

/** Latte art in the coffee class. */
export function coffeeClass(): string {
  const cup = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      ellipse(0, 2, 74, 18, '#10231c22') +
        ellipse(0, -4, 70, 16, white) +
        path('M-44 -58H44C42 -20 24 -4 0 -4C-24 -4 -42 -20 -44 -58Z', white) +
        path('M14 -58H44C42 -20 24 -4 8 -4C18 -20 20 -40 14 -58Z', '#e2e9e5') +
        ring(52, -38, 15, white, 9) +
        ellipse(0, -58, 44, 14, '#efe4d0') +
        ellipse(0, -58, 38, 11, '#8a5a34') +
        path(
          'M0 -50C-18 -58 -14 -66 -6 -66C-2 -66 0 -64 0 -62C0 -64 2 -66 6 -66C14 -66 18 -58 0 -50Z',
          '#f6ead3',
        ),
      s,
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#f1e2cb'),
    tileField({ x: 0, y: 0, w: W, h: 600 }, 150, 2, clay[600], 0.12),
    paneWindow(90, 110, 280, 280, view(90, 400, 280, 300, 5)),
    rect(470, 150, 660, 14, wood[600]),
    repeat(6, i =>
      i % 2
        ? mug(530 + i * 110, 150, 0.8, [red[400], green[600], blue[500]][i % 3] ?? red[400])
        : plant(530 + i * 110, 150, 0.5, white),
    ),
    at(
      420,
      860,
      person(dressed(cast.ana, { wear: 'apron', top: green[700] }), {
        facing: 'right',
        left: [
          [-60, -240],
          [-20, -216],
        ],
        right: [
          [66, -250],
          [92, -232],
        ],
      }),
      1.5,
    ),
    at(
      800,
      860,
      person(dressed(cast.lok, { wear: 'apron', top: '#32403b' }), {
        facing: 'left',
        left: [
          [-66, -246],
          [-76, -214],
        ],
        right: [
          [62, -240],
          [20, -214],
        ],
      }),
      1.5,
    ),
    rect(0, 620, W, H, wood[500]),
    rect(0, 612, W, 16, wood[300]),
    rect(0, 800, W, H, dim(wood[500], 0.16)),
    cup(230, 712, 1.3),
    cup(610, 736, 1.5),
    cup(990, 712, 1.3),
    steam(610, 620, 1.1),
    at(
      540,
      580,
      path('M-34 -60H30L38 34H-40Z', stone[300]) +
        path('M8 -60H30L38 34H12Z', stone[400]) +
        poly(
          [
            [-34, -60],
            [-58, -48],
            [-36, -34],
          ],
          stone[300],
        ) +
        stroke('M32 -44Q74 -34 36 14', stone[600], 8),
      1,
      -38,
    ),
    [300, 900].map(x => pendant(x, 40, gold[500], 0.9)).join(''),
  )
}
