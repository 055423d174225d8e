import { cast, dressed } from '../cast'
import { grounded } from '../figure'
import { clay, cream, green, stone, wood } from '../palette'
import { boards } from '../pavement'
import { person } from '../person'
import { paneWindow, pendant, sunbeam, view } from '../room'
import { at, canvas, circle, path, poly, rect, stroke } from '../svg'
import { potShelf } from '../things/craft'
import { mug } from '../things/desk'
import { table, toolWall } from '../things/furniture'
import { tileField } from '../tile'
import { H, W } from './measures'

/** 木工工作坊: the woodworking shop. */
export function woodshop(): string {
  const plank = (x: number, h: number, c: string) =>
    poly(
      [
        [x, 620],
        [x + 24, 620 - h],
        [x + 50, 620 - h],
        [x + 26, 620],
      ],
      c,
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#efdfc4'),
    tileField({ x: 0, y: 0, w: W, h: 600 }, 150, 2, wood[600], 0.08),
    rect(0, 540, W, 70, wood[300]),
    rect(0, 536, W, 8, wood[400]),
    paneWindow(70, 120, 300, 280, view(70, 410, 300, 300, 16), 3),
    sunbeam(90, 420, 280, 420, 0.2),
    toolWall(440, 130, cream),
    potShelf(860, 250, 290, 1),
    rect(860, 360, 290, 13, wood[600], 2),
    [890, 960, 1040]
      .map((x, i) =>
        rect(x, 330 - i * 8, 46, 30 + i * 8, [wood[500], wood[300], clay[500]][i] ?? wood[400], 3),
      )
      .join(''),
    boards(W, 610, H, '#c3966a', '#ad8055', 300),
    plank(1080, 330, wood[300]),
    plank(1110, 300, wood[500]),
    plank(1050, 360, wood[400]),
    grounded(
      330,
      800,
      1.02,
      person(dressed(cast.rui, { wear: 'apron', top: green[700] }), {
        facing: 'right',
        left: [
          [-40, -228],
          [30, -214],
        ],
        right: [
          [72, -240],
          [104, -216],
        ],
      }),
    ),
    grounded(
      900,
      800,
      1.02,
      person(dressed(cast.yan, { wear: 'apron', top: clay[500] }), {
        facing: 'left',
        left: [
          [-66, -236],
          [-84, -210],
        ],
        right: [
          [60, -240],
          [10, -212],
        ],
      }),
    ),
    table(400, 590, 520, 830, wood[400]),
    at(
      440,
      586,
      path('M-64 0L-52 -30H56L66 0Z', wood[700]) +
        rect(-66, -6, 134, 8, stone[600], 2) +
        path('M36 -30Q34 -56 54 -56L60 -30Z', wood[800]) +
        circle(-36, -36, 10, wood[800]),
    ),
    rect(190, 578, 400, 12, wood[200], 2),
    stroke('M560 574c-16 -28 20 -32 12 -8M228 574c-18 -24 14 -34 16 -10', wood[200], 7),
    at(
      880,
      590,
      rect(-90, -92, 180, 16, wood[300], 4) +
        stroke('M-70 -78L-84 0M70 -78L84 0', wood[500], 13) +
        stroke('M-76 -40H76', wood[500], 9),
    ),
    table(860, 590, 460, 830, wood[500]),
    mug(1050, 590, 0.7, green[700]),
    stroke(
      'M130 866c-22 -20 14 -34 18 -10M690 874c20 -24 -16 -30 -18 -8M760 868c-14 -18 14 -24 14 -6',
      wood[200],
      7,
    ),
    pendant(400, 70, green[800], 0.9),
    pendant(860, 70, green[800], 0.9),
  )
}
