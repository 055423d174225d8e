import { cast, dressed } from '../cast'
import { someone } from '../figure'
import { words } from '../lettering'
import { blue, cream, gold, green, white, wood } from '../palette'
import { chequers } from '../pavement'
import { person } from '../person'
import { archWindow, pendant, view } from '../room'
import { at, canvas, path, rect, stroke } from '../svg'
import { laptopBack, plant } from '../things/desk'
import { counter } from '../things/furniture'
import { mark } from '../things/mark'
import { dado, tileField } from '../tile'
import { H, W } from './measures'

/** Enrolment day at the counter. */
export function enrolment(): string {
  const queue = [cast.rui, cast.yan, cast.ho, cast.mei]
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#eef3e4'),
    tileField({ x: 0, y: 0, w: W, h: 400 }, 134, 3, green[700], 0.08),
    dado(0, 370, W, 104, 1),
    chequers(W, 474, H, '#f8f4e8', '#a9cbb9', { columns: 14, rows: 5, eye: 240 }),
    rect(90, 60, 420, 150, green[700], 8),
    at(170, 135, mark(white, null), 1.5),
    words('課程報名日', 236, 130, 50, white),
    words('諮詢及報名', 236, 178, 32, green[300]),
    archWindow(930, 60, 180, 290, view(930, 360, 180, 300, 4)),
    at(
      230,
      600,
      person(dressed(cast.lin, { top: green[800], wear: 'jacket' }), {
        facing: 'right',
        right: [
          [66, -244],
          [60, -214],
        ],
      }),
      0.9,
    ),
    at(
      430,
      600,
      person(dressed(cast.sam, { wear: 'jacket', top: blue[800] }), {
        facing: 'right',
        right: [
          [70, -246],
          [100, -216],
        ],
      }),
      0.9,
    ),
    counter(110, 400, 440, 210, wood[500], cream, 4),
    laptopBack(250, 398, 0.5),
    plant(150, 396, 0.5, white),
    at(440, 396, path('M-46 0L-34 -12H40L30 0Z', white)),
    at(330, 500, mark(gold[300], null), 1.2),
    queue
      .map((look, i) =>
        someone(640 + i * 138, 622 + (i % 2) * 14, 0.92, look, {
          facing: 'left',
          left:
            i === 0
              ? [
                  [-70, -250],
                  [-96, -232],
                ]
              : [
                  [-58, -234],
                  [-38, -206],
                ],
          right: [
            [58, -234],
            [44, -196],
          ],
        }),
      )
      .join(''),
    at(
      556,
      404,
      rect(-14, -40, 34, 44, white, 2) + stroke('M-8 -28H12M-8 -18H12', green[500], 4),
      1,
      8,
    ),
    [290, 700, 1000].map(x => pendant(x, 24, gold[500], 0.6)).join(''),
  )
}
