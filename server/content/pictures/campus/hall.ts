import { cast, dressed } from '../cast'
import { grounded } from '../figure'
import { blue, clay, gold, green, sand, white, wood } from '../palette'
import { chequers } from '../pavement'
import { person } from '../person'
import { archOutline, archWindow, sunbeam, view } from '../room'
import { at, canvas, path, rect } from '../svg'
import { laptopBack, plant } from '../things/desk'
import { counter, globe } from '../things/furniture'
import { mark } from '../things/mark'
import { dado, tileField } from '../tile'
import { H, W } from './measures'

/** 大堂: the entrance hall. */
export function hall(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#f5eedd'),
    tileField({ x: 0, y: 0, w: W, h: 480 }, 160, 2, gold[600], 0.08),
    rect(0, 0, W, 46, white),
    rect(0, 42, W, 10, sand[300]),
    archWindow(96, 130, 200, 330, view(96, 470, 200, 340, 4)),
    archWindow(904, 130, 200, 330, view(904, 470, 200, 340, 17)),
    dado(0, 486, W, 130, 1),
    chequers(W, 616, H, '#fbf6ea', '#5c8f7e', { columns: 14, rows: 7, eye: 260 }),
    path(archOutline(420, 130, 360, 486), white),
    path(archOutline(440, 150, 320, 466), green[800]),
    tileField({ x: 440, y: 376, w: 320, h: 240 }, 80, 3, green[300], 0.3),
    at(600, 270, mark(white, null), 2.4),
    sunbeam(120, 630, 180, 220, 0.24),
    rect(360, 52, 22, 566, white),
    rect(372, 52, 10, 566, sand[300]),
    rect(818, 52, 22, 566, white),
    rect(830, 52, 10, 566, sand[300]),
    [371, 829]
      .map(x => rect(x - 22, 46, 44, 22, white, 3) + rect(x - 24, 596, 48, 24, white, 3))
      .join(''),
    globe(600, 92, 24),
    globe(520, 66, 15),
    globe(680, 66, 15),
    at(
      530,
      740,
      person(dressed(cast.mei, { wear: 'jacket', top: green[800] }), {
        left: [
          [-62, -236],
          [-30, -206],
        ],
        right: [
          [60, -240],
          [26, -206],
        ],
      }),
      0.84,
    ),
    at(
      690,
      740,
      person(dressed(cast.sam, { wear: 'jacket', top: blue[800] }), { facing: 'right' }),
      0.84,
    ),
    counter(410, 596, 380, 150, wood[500], '#fbf8ef', 5),
    at(600, 676, mark(gold[300], null), 1.1),
    laptopBack(690, 592, 0.42),
    plant(450, 590, 0.42, white),
    grounded(
      800,
      840,
      1.02,
      person(cast.rui, {
        facing: 'back',
        left: [
          [-64, -238],
          [-76, -200],
        ],
      }),
    ),
    grounded(
      250,
      858,
      1.05,
      person(cast.yan, {
        facing: 'right',
        right: [
          [66, -240],
          [46, -210],
        ],
      }),
    ),
    plant(70, 800, 1.7, clay[500]),
    plant(1130, 800, 1.7, clay[500]),
  )
}
