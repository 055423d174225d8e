import { cast } from '../cast'
import { grounded } from '../figure'
import { words } from '../lettering'
import { blue, clay, cream, gold, green, stone, white, wood } from '../palette'
import { chequers } from '../pavement'
import { person } from '../person'
import { board, paneWindow, view } from '../room'
import { at, canvas, rect, repeat } from '../svg'
import { bars, ringChart } from '../things/charts'
import { code, keyboard, monitor } from '../things/desk'
import { chairBack, table } from '../things/furniture'
import { dado, tileField } from '../tile'
import { H, W } from './measures'

/** 電腦室: the computer room. */
export function computerRoom(): string {
  const screens = [
    code(300, 180),
    at(24, 24, bars(120, 110, [0.4, 0.55, 0.5, 0.8, 0.95], green[500])) +
      ringChart(220, 80, 40, [
        [0.5, blue[300]],
        [0.3, gold[400]],
        [0.2, clay[500]],
      ]),
    code(300, 180),
  ]
  const row = (y: number, s: number, shift: number, count: number, gap: number) =>
    table(600, y, 1120 * s + 40, y + 190 * s, wood[300]) +
    repeat(
      count,
      i =>
        monitor(
          600 + (i - (count - 1) / 2) * gap + shift,
          y - 4,
          s * 0.72,
          screens[(i + (s > 0.8 ? 1 : 0)) % 3] ?? '',
        ) + keyboard(600 + (i - (count - 1) / 2) * gap + shift, y + 3, s * 0.5),
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#e8eff4'),
    tileField({ x: 0, y: 0, w: W, h: 420 }, 140, 2, blue[700], 0.07),
    board(
      320,
      70,
      560,
      230,
      cream,
      words('試算表', 360, 166, 62, blue[700]) +
        words('第四課　製作圖表', 360, 224, 32, stone[600]) +
        at(660, 100, bars(170, 150, [0.3, 0.5, 0.46, 0.76, 0.96], blue[500])),
      stone[400],
    ),
    paneWindow(60, 90, 180, 220, view(60, 320, 180, 240, 6)),
    paneWindow(960, 90, 180, 220, view(960, 320, 180, 240, 29)),
    dado(0, 400, W, 90, 2),
    chequers(W, 490, H, '#eef2f1', '#c4d2d6', { columns: 14, rows: 7, eye: 240 }),
    grounded(
      1010,
      560,
      0.72,
      person(cast.lin, {
        facing: 'left',
        left: [
          [-70, -300],
          [-104, -340],
        ],
      }),
    ),
    row(560, 0.78, -60, 4, 230),
    [196, 426, 656]
      .map(
        (x, i) =>
          at(
            x,
            690,
            person([cast.sam, cast.mei, cast.rui][i] ?? cast.sam, { facing: 'back' }),
            0.68,
          ) + chairBack(x, 690, 0.82, blue[700]),
      )
      .join(''),
    row(740, 1.02, 0, 4, 290),
    [310, 890]
      .map(
        (x, i) =>
          at(
            x,
            946,
            person([cast.ana, cast.lok][i] ?? cast.ana, {
              facing: 'back',
              left: [
                [-66, -234],
                [-50, -200],
              ],
              right: [
                [66, -234],
                [50, -200],
              ],
            }),
            0.98,
          ) + chairBack(x, 940, 1.16, green[700]),
      )
      .join(''),
    chairBack(600, 940, 1.16, green[700]),
    [220, 600, 980]
      .map(x => rect(x - 90, 0, 180, 16, white, 3) + rect(x - 84, 14, 168, 6, gold[100], 2))
      .join(''),
  )
}
