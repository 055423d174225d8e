// Campus pictures of what everybody walks through: gate, hall, library, assembly hall, roof garden, study room.
import { daylight, school } from '../building'
import { cast, dressed } from '../cast'
import { blue, clay, cream, dim, gold, green, lit, red, sand, stone, white, wood } from '../palette'
import { boards, chequers, waves } from '../pavement'
import { person } from '../person'
import { archOutline, archWindow, bookcase, framed, pendant, sunbeam, view } from '../room'
import { cloud, hills, houses, tower, tree } from '../skyline'
import { at, canvas, circle, ellipse, path, poly, rect, repeat, stroke } from '../svg'
import { deskLamp, laptopBack, openBook, pile, plant } from '../things/desk'
import {
  balustrade,
  chairBack,
  counter,
  globe,
  planter,
  seat,
  streetLamp,
  table,
} from '../things/furniture'
import { mark } from '../things/mark'
import { dado, tileField } from '../tile'
import { posterArt } from './topicsMaking'

const W = 1200
const H = 900
const soft = (x: number, y: number, s: number, body: string) =>
  at(x, y, ellipse(0, 4, 52, 8, '#10231c30') + body, s)

export function gate(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#cfe4ef'),
    ellipse(260, 760, 900, 560, '#dceaec'),
    ellipse(260, 800, 760, 420, '#eaf0e4'),
    cloud(240, 130, 260, '#f3f8f8'),
    cloud(1010, 90, 220, '#f3f8f8'),
    houses([-10, 1210], 720, [150, 300], '#bcd3d8', 9),
    tree(60, 740, 330, green[700], green[500], wood[700]),
    tree(1150, 740, 350, green[700], green[500], wood[700]),
    at(600, 740, school(daylight, mark()), 0.94),
    waves(W, 776, H, '#efe7d7', '#9aa09a', 4),
    streetLamp(92, 806, 270, green[900]),
    streetLamp(1108, 806, 270, green[900]),
    plant(476, 782, 0.8, green[700]),
    plant(724, 782, 0.8, green[700]),
    soft(330, 862, 0.42, person(cast.mei, { facing: 'right' })),
    soft(
      384,
      866,
      0.43,
      person(cast.lok, {
        facing: 'left',
        left: [
          [-62, -240],
          [-40, -214],
        ],
      }),
    ),
    soft(
      850,
      872,
      0.43,
      person(cast.fong, {
        facing: 'left',
        legs: [
          [
            [-26, -92],
            [-36, -10],
          ],
          [
            [22, -90],
            [32, -10],
          ],
        ],
      }),
    ),
  )
}

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
      770,
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
      770,
      person(dressed(cast.sam, { wear: 'jacket', top: blue[800] }), { facing: 'right' }),
      0.84,
    ),
    counter(410, 596, 380, 150, wood[500], '#fbf8ef', 5),
    at(600, 676, mark(gold[300], null), 1.1),
    laptopBack(690, 592, 0.42),
    plant(450, 590, 0.42, white),
    soft(
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
    soft(
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
    soft(
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

export function assembly(): string {
  const fold = (x: number, w: number, c: string) =>
    repeat(Math.floor(w / 26), i => rect(x + i * 26, 96, 26, 470, i % 2 ? c : dim(c, 0.14)))
  const rows = repeat(4, r => {
    const y = 700 + r * 66
    const count = 9 - r
    const gap = 118 + r * 20
    return repeat(count, i => {
      const x = 600 + (i - (count - 1) / 2) * gap
      return seat(x, y + 40, 0.9 + r * 0.16, r % 2 ? green[700] : green[600])
    })
  })
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#efe3cc'),
    tileField({ x: 0, y: 0, w: W, h: 560 }, 140, 1, clay[600], 0.1),
    rect(120, 70, 960, 500, wood[700], 4),
    rect(140, 90, 920, 480, '#27433a'),
    rect(350, 130, 500, 290, stone[600], 4),
    rect(360, 140, 480, 270, cream),
    at(600, 250, mark(green[700], null), 2.6),
    rect(500, 346, 200, 12, gold[400], 6),
    rect(540, 370, 120, 9, stone[300], 5),
    fold(140, 180, red[700]),
    fold(880, 182, red[700]),
    path(
      'M140 90H1060V140Q960 190 860 140Q760 190 660 140Q600 176 540 140Q440 190 340 140Q240 190 140 140Z',
      red[600],
    ),
    stroke(
      'M140 142Q240 192 340 142Q440 192 540 142Q600 178 660 142Q760 192 860 142Q960 192 1060 142',
      gold[400],
      6,
    ),
    rect(100, 556, 1000, 22, wood[300], 3),
    rect(110, 576, 980, 64, wood[600]),
    dado(110, 582, 980, 54, 3, gold[600]),
    boards(W, 640, H, '#b98a5e', '#a5764c', 300),
    soft(
      790,
      560,
      0.58,
      person(cast.lin, {
        facing: 'left',
        left: [
          [-78, -280],
          [-112, -316],
        ],
      }),
    ),
    at(
      840,
      560,
      path('M-36 -118H40L32 0H-28Z', wood[500]) +
        rect(-44, -126, 92, 12, wood[400], 3) +
        stroke('M0 -126L-10 -160', stone[800], 4) +
        circle(-10, -162, 6, stone[800]),
    ),
    plant(230, 562, 0.7, white),
    plant(986, 562, 0.7, white),
    rows,
    repeat(5, i =>
      at(
        200 + i * 200,
        0,
        rect(-16, 0, 32, 34, stone[800], 4) +
          poly(
            [
              [-20, 34],
              [20, 34],
              [14, 48],
              [-14, 48],
            ],
            gold[300],
          ),
      ),
    ),
  )
}

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
    soft(
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
    soft(
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

export function studyRoom(): string {
  const booth = (x: number, i: number) =>
    rect(x, 400, 10, 330, wood[600]) +
    rect(x + 10, 420, 252, 160, i % 2 ? green[200] : lit(green[200], 0.3)) +
    rect(x + 10, 420, 252, 8, wood[500]) +
    framedNote(x + 40, 440, i) +
    deskLamp(x + 220, 584, 0.5, [green[700], clay[500], blue[700], gold[500]][i] ?? green[700])
  const framedNote = (x: number, y: number, i: number) =>
    rect(x, y, 56, 44, [gold[100], white, clay[100], blue[100]][i] ?? white, 2) +
    rect(x + 10, y + 12, 36, 4, stone[300], 2) +
    rect(x + 10, y + 22, 26, 4, stone[300], 2)
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#e6efe8'),
    tileField({ x: 0, y: 0, w: W, h: 420 }, 140, 3, green[700], 0.09),
    archWindow(110, 90, 220, 270, view(110, 370, 220, 290, 3)),
    archWindow(490, 90, 220, 270, view(490, 370, 220, 290, 14)),
    archWindow(870, 90, 220, 270, view(870, 370, 220, 290, 27)),
    boards(W, 700, H, '#d2b48c', '#bd9b6f', 300),
    repeat(4, i => booth(66 + i * 268, i)),
    rect(1138, 400, 12, 330, wood[600]),
    rect(50, 584, 1110, 20, wood[400], 4),
    rect(50, 584, 1110, 7, wood[300], 4),
    rect(60, 604, 1090, 20, wood[600]),
    rect(70, 620, 14, 130, wood[700]),
    rect(1122, 620, 14, 130, wood[700]),
    openBook(200, 600, 0.45, red[700]),
    openBook(730, 600, 0.45, blue[700]),
    pile(400, 584, [
      [80, 16, green[700]],
      [70, 14, gold[400]],
    ]),
    pile(1000, 584, [
      [90, 18, blue[700]],
      [80, 16, clay[500]],
      [84, 14, green[700]],
    ]),
    laptopBack(470, 588, 0.5, stone[600]),
    [200, 468, 736]
      .map(
        (x, i) =>
          at(
            x,
            862,
            person([cast.lok, cast.yan, cast.rui][i] ?? cast.lok, {
              facing: 'back',
              left: [
                [-64, -232],
                [-48, -200],
              ],
              right: [
                [64, -232],
                [48, -200],
              ],
            }),
            0.98,
          ) + chairBack(x, 862, 1.12, [green[700], clay[500], blue[700]][i] ?? green[700]),
      )
      .join(''),
    chairBack(1010, 862, 1.12, gold[500]),
    framed(380, 150, 64, 84, at(396, 166, posterArt(32, 52))),
    framed(758, 150, 64, 84, at(774, 166, posterArt(32, 52))),
  )
}
