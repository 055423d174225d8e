import { cast } from '../cast'
import { grounded } from '../figure'
import { blue, gold, green, red, sand, white, wood } from '../palette'
import { boards } from '../pavement'
import { person } from '../person'
import { archWindow, bookcase, pendant, sunbeam, view } from '../room'
import { at, canvas, rect, repeat, stroke } from '../svg'
import { deskLamp } from '../things/desk'
import { chairBack, table } from '../things/furniture'
import { openBook, pile } from '../things/paper'
import { dado } from '../tile'
import { H, W } from './measures'

/** 圖書館: the library. */
export function library(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#efe6d0'),
    boards(W, 690, H, '#c99f72', '#b5875a', 320),
    rect(0, 0, W, 40, white),
    rect(0, 38, W, 6, sand[300]),
    archWindow(470, 110, 260, 440, view(470, 560, 260, 440, 12)),
    bookcase(30, 110, 380, 590, 6, 3),
    bookcase(790, 110, 380, 590, 6, 40),
    rect(20, 92, 400, 24, wood[600], 3),
    rect(780, 92, 400, 24, wood[600], 3),
    sunbeam(500, 560, 230, 330, 0.2),
    dado(410, 600, 380, 96, 3, green[700]),
    stroke('M1080 700L1020 130M1128 700L1060 130', wood[200], 11),
    repeat(9, i =>
      stroke(`M${1080 - (60 * (i + 1)) / 10 - 2} ${700 - i * 60 - 40}h${50 - i}`, wood[200], 8),
    ),
    grounded(
      330,
      770,
      0.98,
      person(cast.ana, {
        facing: 'back',
        left: [
          [-70, -320],
          [-56, -388],
        ],
      }),
    ),
    at(
      560,
      812,
      person(cast.sam, {
        facing: 'right',
        left: [
          [-60, -230],
          [-20, -206],
        ],
        right: [
          [60, -232],
          [22, -204],
        ],
      }),
      0.92,
    ),
    at(
      800,
      812,
      person(cast.fong, {
        facing: 'left',
        left: [
          [-62, -232],
          [-24, -204],
        ],
        right: [
          [60, -232],
          [20, -200],
        ],
      }),
      0.92,
    ),
    rect(430, 690, 500, 220, '#c99f72'),
    table(680, 690, 560, 900, wood[600]),
    openBook(566, 690, 0.5, red[700]),
    openBook(800, 690, 0.5, green[700]),
    pile(690, 690, [
      [90, 18, blue[700]],
      [78, 16, gold[400], 3],
      [84, 18, green[700], -2],
    ]),
    deskLamp(480, 690, -0.62, green[700]),
    chairBack(600, 912, 0.98, wood[500]),
    chairBack(780, 912, 0.98, wood[500]),
    [260, 940].map(x => pendant(x, 60, green[800], 0.8)).join(''),
  )
}
