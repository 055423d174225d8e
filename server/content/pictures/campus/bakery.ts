import { cast, dressed } from '../cast'
import { blue, clay, gold, mist, red, stone, white, wood } from '../palette'
import { chequers } from '../pavement'
import { person } from '../person'
import { paneWindow, pendant, view } from '../room'
import { at, canvas, circle, ellipse, path, rect, repeat } from '../svg'
import { loaf, tart } from '../things/craft'
import { plant } from '../things/desk'
import { counter } from '../things/furniture'
import { tileField } from '../tile'
import { H, W } from './measures'

/** 烘焙教室: the baking room. */
export function bakery(): string {
  const oven = (x: number) =>
    rect(x, 280, 230, 330, stone[300], 8) +
    rect(x + 190, 280, 40, 330, stone[400], 8) +
    repeat(
      2,
      i =>
        rect(x + 18, 330 + i * 136, 194, 116, stone[800], 6) +
        rect(x + 30, 354 + i * 136, 170, 80, '#d98a3a', 4) +
        rect(x + 30, 398 + i * 136, 170, 5, stone[800]) +
        [0, 1, 2]
          .map(k => path(`M${x + 44 + k * 52} ${398 + i * 136}q20 -28 40 0Z`, gold[300]))
          .join('') +
        rect(x + 40, 336 + i * 136, 150, 8, stone[200], 4),
    ) +
    [0, 1, 2, 3].map(k => circle(x + 40 + k * 44, 306, 9, k === 3 ? red[600] : stone[600])).join('')
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#fbf3e2'),
    tileField({ x: 0, y: 120, w: W, h: 490 }, 98, 1, gold[600], 0.16),
    rect(0, 0, W, 120, '#f4e3c2'),
    rect(0, 114, W, 8, gold[500]),
    oven(60),
    oven(310),
    rect(60, 180, 480, 90, stone[200], 6),
    path('M60 180L130 60H470L540 180Z', stone[300]),
    path('M400 60H470L540 180H440Z', stone[400]),
    paneWindow(640, 180, 240, 250, view(640, 440, 240, 270, 7)),
    repeat(2, i => rect(940, 250 + i * 120, 230, 14, wood[500], 3)),
    [
      [970, 250],
      [1050, 250],
      [1130, 250],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          rect(x - 26, y - 76, 52, 76, [white, blue[200], clay[200]][i] ?? white, 8) +
          rect(x - 26, y - 76, 52, 16, [gold[400], blue[500], clay[500]][i] ?? white, 6),
      )
      .join(''),
    loaf(990, 370, 0.7),
    loaf(1096, 370, 0.8),
    chequers(W, 610, H, '#f4ead8', '#cf9d74', { columns: 14, rows: 6, eye: 240 }),
    at(
      470,
      850,
      person(dressed(cast.mei, { wear: 'apron', top: white, hat: 'cook' }), {
        left: [
          [-60, -240],
          [-34, -206],
        ],
        right: [
          [60, -240],
          [36, -206],
        ],
      }),
      1.02,
    ),
    at(
      770,
      850,
      person(dressed(cast.lok, { wear: 'apron', top: white, hat: 'cook' }), {
        facing: 'left',
        left: [
          [-66, -246],
          [-70, -206],
        ],
        right: [
          [60, -240],
          [20, -206],
        ],
      }),
      1.02,
    ),
    at(
      1010,
      850,
      person(dressed(cast.ana, { wear: 'apron', top: white, hat: 'cook', cut: 'bun' }), {
        facing: 'left',
        left: [
          [-62, -240],
          [-40, -206],
        ],
      }),
      1,
    ),
    counter(140, 650, 1000, 220, '#e3d2b0', mist, 6),
    tart(220, 644, 0.66),
    tart(290, 644, 0.66),
    tart(255, 622, 0.66),
    rect(170, 640, 170, 8, stone[400], 3),
    at(
      470,
      646,
      path('M-90 0Q-80 -24 0 -24Q80 -24 90 0Z', '#f3dfb5') +
        rect(-70, -44, 140, 24, wood[300], 12) +
        rect(-106, -38, 40, 12, wood[500], 6) +
        rect(66, -38, 40, 12, wood[500], 6),
    ),
    at(
      680,
      646,
      path('M-70 -70H70C68 -20 40 0 20 0H-20C-40 0 -68 -20 -70 -70Z', blue[300]) +
        ellipse(0, -70, 70, 13, '#fbf3dd'),
    ),
    at(930, 646, rect(-90, -10, 180, 10, stone[400], 3)),
    [880, 930, 980].map(x => loaf(x, 638, 0.34)).join(''),
    plant(1090, 644, 0.5, white),
    [300, 680, 1040].map(x => pendant(x, 60, clay[500], 0.72)).join(''),
  )
}
