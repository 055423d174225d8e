import { cast, dressed } from '../cast'
import { grounded } from '../figure'
import { gold, green, red, stone, wood } from '../palette'
import { chequers } from '../pavement'
import { person } from '../person'
import { cloud, hills, houses, tower, tree } from '../skyline'
import { at, canvas, circle, ellipse, path, poly, rect, repeat, stroke } from '../svg'
import { balustrade, planter } from '../things/furniture'
import { H, W } from './measures'

/** 天台花園: the roof garden. */
export function roofGarden(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#d3e7f1'),
    ellipse(840, 620, 900, 470, '#e0edec'),
    ellipse(840, 640, 700, 330, '#f1f1df'),
    circle(930, 240, 62, '#fff7df'),
    cloud(260, 140, 300, '#f4f9f9'),
    cloud(700, 90, 180, '#f4f9f9'),
    hills(W, 560, [60, 120, 190, 130, 70, 40, 80, 140, 110], '#bcd8c8'),
    tower(1000, 560, 390, '#9dbccb'),
    houses([0, 1210], 580, [70, 230], '#b4cdd6', 8, '#cfe1e6'),
    houses([0, 1210], 610, [30, 120], '#95b7c0', 19, '#bcd3d8'),
    rect(0, 590, W, 40, '#f4ecdb'),
    balustrade(0, W, 640, 96, '#f4ecdb'),
    chequers(W, 640, H, '#e9b899', '#c97d58', { columns: 12, rows: 5, eye: 260 }),
    stroke('M90 640V250M470 640V250M60 250H500', wood[600], 16),
    repeat(9, i => rect(64 + i * 50, 226, 12, 46, wood[500], 3)),
    repeat(22, i =>
      circle(
        74 + i * 20,
        236 + ((i * 17) % 34),
        20 + ((i * 7) % 12),
        i % 3 ? green[600] : green[500],
      ),
    ),
    repeat(13, i => circle(86 + i * 32, 262 + ((i * 23) % 30), 8, i % 2 ? red[400] : '#f0a6ab')),
    planter(40, 660, 240, 80, red[400]),
    planter(560, 640, 220, 70, gold[400]),
    planter(820, 640, 330, 70, '#b48ac2'),
    tree(1120, 650, 230, green[700], green[500], wood[700]),
    rect(318, 640, 10, 130, stone[800]),
    rect(506, 640, 10, 130, stone[800]),
    rect(300, 636, 234, 16, wood[300], 4),
    rect(300, 660, 234, 16, wood[300], 4),
    rect(290, 706, 254, 20, wood[300], 4),
    rect(290, 720, 254, 6, wood[500], 3),
    grounded(
      690,
      850,
      0.98,
      person(dressed(cast.ho, { top: green[500] }), {
        facing: 'right',
        right: [
          [74, -246],
          [100, -210],
        ],
        left: [
          [-56, -236],
          [-40, -190],
        ],
      }),
    ),
    at(
      802,
      640,
      path('M-34 -46H30L24 0H-28Z', stone[400]) +
        stroke('M28 -34L66 -64', stone[400], 9) +
        stroke('M-30 -40Q-62 -34 -30 -8', stone[600], 6) +
        poly(
          [
            [58, -74],
            [80, -66],
            [66, -52],
          ],
          stone[600],
        ),
    ),
    grounded(
      900,
      862,
      1,
      person(cast.mei, {
        facing: 'left',
        left: [
          [-66, -250],
          [-46, -218],
        ],
        right: [
          [64, -244],
          [30, -214],
        ],
      }),
    ),
    at(
      884,
      642,
      rect(-34, -12, 70, 34, wood[400], 4) +
        circle(-14, -16, 16, green[500]) +
        circle(14, -18, 18, green[600]) +
        circle(0, -26, 9, red[400]),
    ),
    planter(20, 830, 300, 80, gold[300]),
  )
}
