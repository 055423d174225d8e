import { cast, dressed } from '../cast'
import { someone } from '../figure'
import { blue, gold, green, red, stone, white } from '../palette'
import { chequers } from '../pavement'
import { board, paneWindow, view } from '../room'
import { at, canvas, circle, path, poly, rect, repeat, stroke } from '../svg'
import { plant } from '../things/desk'
import { counter } from '../things/furniture'
import { tileField } from '../tile'
import { H, W } from './measures'

/** New equipment. */
export function equipment(): string {
  const printer = at(
    600,
    470,
    rect(-190, -300, 380, 300, stone[800], 14) +
      rect(150, -300, 40, 300, '#2e3935', 14) +
      rect(-160, -270, 300, 200, '#dcebf0', 6) +
      rect(-160, -250, 300, 12, stone[600]) +
      rect(-40, -250, 60, 40, stone[600], 4) +
      poly(
        [
          [-18, -210],
          [-2, -210],
          [-10, -190],
        ],
        gold[400],
      ) +
      rect(-130, -84, 240, 14, stone[400], 3) +
      at(
        -10,
        -86,
        path('M-46 0H46L36 -30C60 -60 30 -100 0 -100C-30 -100 -60 -60 -36 -30Z', green[500]) +
          repeat(6, i =>
            stroke(
              `M${-40 + (i > 2 ? i * 3 : 0)} ${-10 - i * 15}H${40 - (i > 2 ? i * 3 : 0)}`,
              green[300],
              2,
            ),
          ),
      ) +
      rect(-150, -56, 110, 36, '#12304a', 4) +
      stroke('M-138 -38h40M-138 -30h60', green[300], 4) +
      circle(80, -38, 14, red[600]) +
      circle(120, -38, 14, gold[400]),
  )
  const arm = at(
    966,
    470,
    rect(-70, -26, 140, 26, stone[800], 6) +
      stroke('M0 -30L-34 -150L70 -240', gold[400], 30) +
      circle(0, -36, 28, gold[500]) +
      circle(-34, -150, 22, stone[800]) +
      circle(70, -240, 18, stone[800]) +
      stroke('M70 -240L30 -296', stone[600], 14) +
      stroke('M30 -296l-26 -8M30 -296l-4 -28', stone[800], 9),
  )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#e2ece9'),
    tileField({ x: 0, y: 0, w: W, h: 470 }, 157, 2, green[800], 0.08),
    paneWindow(60, 80, 240, 220, view(60, 310, 240, 240, 24)),
    board(
      850,
      60,
      290,
      130,
      blue[800],
      stroke('M880 150L940 100L990 130L1050 90L1110 104', green[300], 5),
      stone[400],
    ),
    chequers(W, 540, H, '#f2f5f2', '#c6d6d0', { columns: 14, rows: 4, eye: 240 }),
    counter(330, 478, 800, 140, stone[300], stone[200], 6),
    printer,
    arm,
    someone(236, 640, 1.04, dressed(cast.mei, { wear: 'coat', top: green[600] }), {
      facing: 'right',
      right: [
        [78, -262],
        [116, -250],
      ],
      left: [
        [-56, -236],
        [-44, -190],
      ],
    }),
    stroke('M396 190Q600 262 804 190', red[600], 16),
    at(
      600,
      226,
      path(
        'M0 0C-50 -40 -84 -16 -60 10C-84 36 -50 50 0 0C50 50 84 36 60 10C84 -16 50 -40 0 0Z',
        red[600],
      ) + circle(0, 4, 14, red[700]),
    ),
    plant(350, 476, 0.5, white),
  )
}
