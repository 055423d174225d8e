import { cast } from '../cast'
import { someone } from '../figure'
import { blue, clay, gold, green, red } from '../palette'
import { boards } from '../pavement'
import { archWindow, bookcase, bookRow, view } from '../room'
import { at, canvas, path, rect } from '../svg'
import { pile } from '../things/paper'
import { dado } from '../tile'
import { H, W } from './measures'

/** A donation of books. */
export function books(): string {
  const box = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      bookRow(-92, -96, 184, 84, Math.round(x)) +
        path('M-110 -100H110L100 0H-100Z', '#c79a62') +
        path('M50 -100H110L100 0H56Z', '#ad8049') +
        path('M-110 -100L-140 -66L-104 -62Z', '#dcb684') +
        path('M110 -100L140 -66L104 -62Z', '#b98b52') +
        at(
          0,
          -48,
          path(
            'M0 22C-34 -2 -26 -28 -11 -28C-4 -28 -1 -24 0 -20C1 -24 4 -28 11 -28C26 -28 34 -2 0 22Z',
            red[600],
          ),
        ),
      s,
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#f1e8d3'),
    boards(W, 520, H, '#c99f72', '#b5875a', 260),
    bookcase(20, 40, 300, 490, 5, 5),
    bookcase(880, 40, 300, 490, 5, 60),
    archWindow(480, 50, 240, 380, view(480, 440, 240, 400, 18)),
    dado(320, 440, 560, 86, 3, green[700]),
    box(430, 640, 1.05),
    box(800, 646, 1.1),
    box(620, 580, 0.8),
    someone(250, 640, 1.06, cast.rui, {
      facing: 'right',
      left: [
        [-44, -240],
        [30, -218],
      ],
      right: [
        [74, -244],
        [100, -216],
      ],
    }),
    pile(362, 426, [
      [90, 18, green[700]],
      [80, 16, red[600]],
      [84, 18, blue[700]],
    ]),
    someone(980, 646, 1.06, cast.fong, {
      facing: 'left',
      left: [
        [-72, -246],
        [-104, -216],
      ],
      right: [
        [60, -238],
        [10, -212],
      ],
    }),
    pile(870, 430, [
      [90, 18, gold[400]],
      [82, 16, clay[500]],
    ]),
  )
}
