import { cast, dressed } from '../cast'
import { words } from '../lettering'
import { clay, gold, green, ink, lit, red, stone, white, wood } from '../palette'
import { boards } from '../pavement'
import { person } from '../person'
import { board, pendant } from '../room'
import { at, canvas, circle, ellipse, path, poly, rect, repeat, ring, stroke } from '../svg'
import { plant } from '../things/desk'
import { counter } from '../things/furniture'
import { tileField } from '../tile'
import { H, W } from './measures'

/** 咖啡工作室: the coffee studio. */
export function coffee(): string {
  const cup = (x: number, y: number, s = 1) =>
    at(
      x,
      y,
      path('M-26 -34H26C24 -10 14 0 0 0C-14 0 -24 -10 -26 -34Z', white) +
        path('M8 -34H26C24 -10 14 0 4 0Z', '#e5ebe7') +
        ring(30, -22, 9, white, 6) +
        ellipse(0, -34, 26, 6, '#f3ead8') +
        ellipse(0, -34, 21, 4.5, wood[600]) +
        rect(-36, 0, 72, 6, stone[200], 3),
      s,
    )
  const machine = at(
    640,
    566,
    rect(-170, -190, 340, 50, green[800], 10) +
      rect(-160, -146, 320, 80, stone[300], 4) +
      rect(90, -146, 70, 80, stone[400], 4) +
      rect(-170, -70, 340, 70, stone[400], 8) +
      rect(-170, -70, 340, 14, stone[200], 4) +
      [-90, 40]
        .map(
          x =>
            rect(x, -146, 50, 24, stone[600], 4) +
            stroke(`M${x + 25} -122V-108M${x + 25} -112H${x - 20}`, ink, 11),
        )
        .join('') +
      circle(-20, -168, 15, white) +
      stroke('M-20 -168L-12 -176', red[600], 3) +
      circle(40, -168, 9, gold[400]) +
      circle(66, -168, 9, green[300]) +
      stroke('M150 -140Q176 -120 164 -60', stone[200], 8) +
      repeat(5, i =>
        at(
          -130 + i * 62,
          -190,
          path('M-22 -26H22L17 0H-17Z', [white, clay[500], white, gold[400], white][i] ?? white),
        ),
      ),
  )
  const jar = (x: number, y: number, c: string) =>
    rect(x - 24, y - 66, 48, 66, '#dfe9e2', 8) +
    rect(x - 20, y - 46, 40, 42, c, 6) +
    rect(x - 26, y - 76, 52, 14, wood[500], 4)
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#f0e2cc'),
    tileField({ x: 0, y: 250, w: W, h: 330 }, 110, 2, green[700], 0.2),
    rect(0, 0, W, 250, '#2f5b4a'),
    rect(0, 246, W, 10, gold[500]),
    board(
      70,
      60,
      300,
      160,
      '#1d3b30',
      words('今日咖啡', 220, 122, 46, gold[300], 'middle') +
        words('手沖　意式', 220, 180, 38, green[200], 'middle'),
      wood[500],
    ),
    rect(440, 190, 690, 14, wood[500], 3),
    repeat(7, i =>
      jar(
        490 + i * 98,
        190,
        [wood[700], wood[600], wood[800], gold[400], wood[500], green[500], wood[700]][i] ??
          wood[700],
      ),
    ),
    rect(440, 330, 690, 14, wood[500], 3),
    repeat(8, i => cup(480 + i * 86, 324, 0.9)),
    boards(W, 690, H, '#b98a5e', '#a5764c', 300),
    at(
      360,
      800,
      person(dressed(cast.ana, { wear: 'apron', top: green[700] }), {
        facing: 'right',
        right: [
          [66, -240],
          [96, -220],
        ],
        left: [
          [-58, -236],
          [-10, -212],
        ],
      }),
      1.04,
    ),
    at(
      930,
      800,
      person(dressed(cast.sam, { wear: 'apron', top: '#26332f' }), {
        facing: 'left',
        left: [
          [-64, -244],
          [-74, -212],
        ],
        right: [
          [60, -240],
          [30, -208],
        ],
      }),
      1.04,
    ),
    counter(90, 574, 1060, 250, wood[600], '#fbf6ea', 6),
    machine,
    cup(440, 566, 1.1),
    at(
      466,
      540,
      path('M-16 -40H16L12 0H-12Z', stone[300]) +
        poly(
          [
            [-16, -40],
            [-28, -34],
            [-14, -28],
          ],
          stone[300],
        ),
    ),
    cup(870, 566, 1.1),
    at(
      1060,
      566,
      path('M-30 -80H30L12 -40H-12Z', white) +
        path('M-34 0C-40 -30 -16 -40 0 -40C16 -40 40 -30 34 0Z', '#cfe0d8') +
        path('M-33 -4C-36 -20 36 -20 33 -4Z', wood[700]),
    ),
    plant(160, 570, 0.62, white),
    [220, 620, 1000].map(x => pendant(x, 30 + (x === 620 ? 0 : 10), gold[500], 0.72)).join(''),
    [260, 520, 780]
      .map(x =>
        at(
          x,
          900,
          rect(-44, -130, 88, 14, lit(wood[500]), 6) +
            stroke('M-30 -116L-40 0M30 -116L40 0', stone[800], 8) +
            stroke('M-36 -50H36', stone[800], 5),
        ),
      )
      .join(''),
  )
}
