// Campus pictures of the special rooms: computers, baking, woodwork, languages, nursing, coffee.
import { cast, dressed } from '../cast'
import {
  blue,
  clay,
  cream,
  dim,
  gold,
  green,
  ink,
  lit,
  mist,
  red,
  stone,
  white,
  wood,
} from '../palette'
import { boards, chequers } from '../pavement'
import { person } from '../person'
import { board, paneWindow, pendant, sunbeam, view } from '../room'
import { at, canvas, circle, ellipse, path, poly, rect, repeat, ring, stroke } from '../svg'
import { loaf, potShelf, tart } from '../things/craft'
import { code, keyboard, monitor, mug, plant } from '../things/desk'
import { chairBack, counter, table, toolWall, wallClock } from '../things/furniture'
import { dado, tileField } from '../tile'
import { bars, ringChart } from './topicsOffice'

const W = 1200
const H = 900
const soft = (x: number, y: number, s: number, body: string) =>
  at(x, y, ellipse(0, 4, 52, 8, '#10231c30') + body, s)

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
      at(
        360,
        110,
        rect(0, 0, 230, 14, blue[700], 4) +
          repeat(4, i => rect(0, 36 + i * 28, 200 - i * 24, 8, stone[300], 4)),
      ) + at(660, 100, bars(170, 150, [0.3, 0.5, 0.46, 0.76, 0.96], blue[500])),
      stone[400],
    ),
    paneWindow(60, 90, 180, 220, view(60, 320, 180, 240, 6)),
    paneWindow(960, 90, 180, 220, view(960, 320, 180, 240, 29)),
    dado(0, 400, W, 90, 2),
    chequers(W, 490, H, '#eef2f1', '#c4d2d6', { columns: 14, rows: 7, eye: 240 }),
    soft(
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
    soft(
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
    soft(
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

export function languageLab(): string {
  const booth = (x: number, y: number, s: number, look: Parameters<typeof person>[0], i: number) =>
    at(
      x,
      y,
      at(
        0,
        214,
        person(look, {
          left: [
            [-62, -238],
            [-40, -212],
          ],
          right:
            i % 2
              ? [
                  [64, -240],
                  [40, -212],
                ]
              : [
                  [70, -290],
                  [40, -340],
                ],
        }),
      ) +
        stroke('M-36 -132V-146A36 36 0 0 1 36 -146V-132', ink, 6) +
        rect(-45, -150, 15, 30, ink, 7) +
        rect(30, -150, 15, 30, ink, 7) +
        stroke('M-38 -120Q-34 -104 -12 -106', ink, 3.5) +
        rect(-140, -8, 280, 236, wood[300], 4) +
        rect(-140, 214, 280, 14, dim(wood[300], 0.2), 4) +
        rect(-150, -14, 300, 14, wood[200], 4) +
        rect(-150, -104, 12, 332, blue[700], 3) +
        rect(138, -104, 12, 332, blue[800], 3) +
        at(-6, -10, path('M-46 -44H46L54 0H-54Z', stone[300])) +
        rect(-60, 24, 120, 44, dim(wood[300], 0.08), 4),
      s,
    )
  const talk = (x: number, y: number, c: string, d: string, tail: number) =>
    at(
      x,
      y,
      rect(-60, -46, 120, 88, c, 22) +
        path(`M${tail * 10} 38H${tail * 44}L${tail * 46} 64Z`, c) +
        stroke(d, white, 9),
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#e9edf6'),
    tileField({ x: 0, y: 0, w: W, h: 470 }, 134, 1, blue[700], 0.09),
    dado(0, 450, W, 100, 1),
    boards(W, 550, H, '#d5bd98', '#c2a57b', 280),
    board(
      330,
      80,
      540,
      270,
      green[800],
      talk(450, 190, red[600], 'M-22 24L0 -26L22 24M-14 8H14', -1) +
        talk(600, 170, gold[500], 'M20 -14A22 24 0 1 0 20 16M2 28q8 2 4 10', 1) +
        talk(750, 200, blue[500], 'M-16 26V-26H16M-16 0H10M-16 26H16', 1) +
        stroke('M420 300H780', green[300], 5),
    ),
    paneWindow(60, 110, 190, 220, view(60, 340, 190, 240, 10)),
    paneWindow(950, 110, 190, 220, view(950, 340, 190, 240, 13)),
    booth(300, 580, 0.82, cast.fong, 1),
    booth(600, 580, 0.82, cast.lok, 0),
    booth(900, 580, 0.82, cast.mei, 1),
    booth(190, 790, 1.06, cast.rui, 1),
    booth(600, 790, 1.06, cast.ana, 1),
    booth(1010, 790, 1.06, cast.ho, 0),
    [290, 910].map(x => pendant(x, 30, blue[700], 0.7)).join(''),
  )
}

export function nursing(): string {
  const bed = (x: number, y: number, s: number, c: string) =>
    at(
      x,
      y,
      rect(-190, -150, 14, 210, stone[400], 6) +
        rect(180, -90, 12, 150, stone[400], 6) +
        rect(-178, -40, 360, 46, white, 10) +
        rect(-60, -52, 244, 50, c, 12) +
        rect(60, -52, 124, 50, dim(c, 0.07), 12) +
        path('M-176 -42Q-170 -76 -120 -76Q-78 -76 -74 -42Z', mist) +
        ellipse(-118, -70, 30, 24, '#ecc3a0') +
        path('M-148 -72C-150 -104 -88 -104 -88 -72C-100 -86 -136 -86 -148 -72Z', '#3d2b22') +
        rect(-180, 4, 364, 12, stone[400], 4) +
        circle(-160, 62, 12, stone[800]) +
        circle(160, 62, 12, stone[800]) +
        stroke('M-160 16V50M160 16V50', stone[400], 8),
      s,
    )
  const drip = (x: number, y: number) =>
    rect(x - 3, y - 300, 6, 300, stone[400]) +
    stroke(`M${x - 30} ${y - 296}H${x + 30}`, stone[400], 6) +
    rect(x + 12, y - 288, 34, 54, '#d9ecf2', 8) +
    rect(x + 12, y - 262, 34, 28, blue[300], 8) +
    stroke(`M${x + 29} ${y - 234}V${y - 150}`, blue[300], 3) +
    stroke(`M${x - 30} ${y}H${x + 30}`, stone[600], 7)
  const monitorBox = (x: number, y: number) =>
    rect(x, y, 150, 104, stone[800], 8) +
    rect(x + 10, y + 10, 130, 74, '#12304a', 4) +
    stroke(`M${x + 16} ${y + 46}h26l8 -22l12 40l10 -18h52`, green[300], 4) +
    circle(x + 30, y + 94, 4, green[300]) +
    circle(x + 46, y + 94, 4, red[400])
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#e3f0ec'),
    tileField({ x: 0, y: 0, w: W, h: 470 }, 134, 3, green[600], 0.08),
    dado(0, 470, W, 110, 3, green[700]),
    chequers(W, 580, H, '#f3f7f4', '#c8dcd4', { columns: 14, rows: 6, eye: 260 }),
    paneWindow(90, 110, 260, 240, view(90, 360, 260, 260, 22)),
    rect(0, 60, W, 8, stone[400]),
    path(
      'M520 64H760V470Q740 480 720 470Q700 480 680 470Q660 480 640 470Q620 480 600 470Q580 480 560 470Q540 480 520 470Z',
      green[200],
    ),
    repeat(5, i => rect(548 + i * 48, 66, 14, 400, dim(green[200], 0.07))),
    wallClock(440, 160, 46),
    monitorBox(930, 250),
    rect(1000, 354, 10, 120, stone[400]),
    board(
      830,
      110,
      110,
      110,
      white,
      rect(870, 140, 30, 50, red[400], 4) + rect(860, 150, 50, 30, red[400], 4),
      stone[300],
    ),
    bed(320, 690, 0.96, blue[300]),
    drip(100, 760),
    soft(
      610,
      790,
      1.04,
      person(dressed(cast.lin, { wear: 'coat', top: green[600], legs: blue[900], cut: 'bun' }), {
        facing: 'left',
        left: [
          [-76, -262],
          [-112, -226],
        ],
        right: [
          [60, -238],
          [40, -206],
        ],
      }),
    ),
    bed(960, 780, 1.1, green[300]),
    soft(
      750,
      850,
      1.06,
      person(dressed(cast.sam, { wear: 'coat', top: blue[500], legs: blue[900] }), {
        facing: 'right',
        right: [
          [76, -266],
          [112, -232],
        ],
        left: [
          [-58, -236],
          [-20, -210],
        ],
      }),
    ),
    at(
      760,
      610,
      rect(-34, -10, 66, 88, wood[400], 4) +
        rect(-28, -2, 54, 74, white, 2) +
        stroke('M-18 20H16M-18 36H16M-18 52H4', stone[400], 3),
    ),
    plant(1150, 610, 0.9, white),
    [260, 640, 1000]
      .map(x => rect(x - 90, 0, 180, 14, white, 3) + rect(x - 84, 12, 168, 6, gold[100], 2))
      .join(''),
  )
}

export function coffee(): string {
  const cup = (x: number, y: number, s = 1) =>
    at(
      x,
      y,
      path('M-26 -34H26C24 -10 14 0 0 0C-14 0 -24 -10 -26 -34Z', white) +
        path('M8 -34H26C24 -10 14 0 4 0Z', '#e5ebe7') +
        ring(30, -22, 9, white, 6) +
        ellipse(0, -34, 26, 6, '#f3ead8') +
        ellipse(0, -34, 21, 4.5, wood[600]) +
        rect(-36, 0, 72, 6, stone[200], 3),
      s,
    )
  const machine = at(
    640,
    566,
    rect(-170, -190, 340, 50, green[800], 10) +
      rect(-160, -146, 320, 80, stone[300], 4) +
      rect(90, -146, 70, 80, stone[400], 4) +
      rect(-170, -70, 340, 70, stone[400], 8) +
      rect(-170, -70, 340, 14, stone[200], 4) +
      [-90, 40]
        .map(
          x =>
            rect(x, -146, 50, 24, stone[600], 4) +
            stroke(`M${x + 25} -122V-108M${x + 25} -112H${x - 20}`, ink, 11),
        )
        .join('') +
      circle(-20, -168, 15, white) +
      stroke('M-20 -168L-12 -176', red[600], 3) +
      circle(40, -168, 9, gold[400]) +
      circle(66, -168, 9, green[300]) +
      stroke('M150 -140Q176 -120 164 -60', stone[200], 8) +
      repeat(5, i =>
        at(
          -130 + i * 62,
          -190,
          path('M-22 -26H22L17 0H-17Z', [white, clay[500], white, gold[400], white][i] ?? white),
        ),
      ),
  )
  const jar = (x: number, y: number, c: string) =>
    rect(x - 24, y - 66, 48, 66, '#dfe9e2', 8) +
    rect(x - 20, y - 46, 40, 42, c, 6) +
    rect(x - 26, y - 76, 52, 14, wood[500], 4)
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#f0e2cc'),
    tileField({ x: 0, y: 250, w: W, h: 330 }, 110, 2, green[700], 0.2),
    rect(0, 0, W, 250, '#2f5b4a'),
    rect(0, 246, W, 10, gold[500]),
    board(
      70,
      60,
      300,
      160,
      '#1d3b30',
      at(
        100,
        90,
        stroke('M0 14H120M0 44H150M0 74H96', green[200], 6) +
          stroke('M180 14h40M180 44h40M180 74h40', gold[300], 6),
      ),
      wood[500],
    ),
    rect(440, 190, 690, 14, wood[500], 3),
    repeat(7, i =>
      jar(
        490 + i * 98,
        190,
        [wood[700], wood[600], wood[800], gold[400], wood[500], green[500], wood[700]][i] ??
          wood[700],
      ),
    ),
    rect(440, 330, 690, 14, wood[500], 3),
    repeat(8, i => cup(480 + i * 86, 324, 0.9)),
    boards(W, 690, H, '#b98a5e', '#a5764c', 300),
    at(
      360,
      800,
      person(dressed(cast.ana, { wear: 'apron', top: green[700] }), {
        facing: 'right',
        right: [
          [66, -240],
          [96, -220],
        ],
        left: [
          [-58, -236],
          [-10, -212],
        ],
      }),
      1.04,
    ),
    at(
      930,
      800,
      person(dressed(cast.sam, { wear: 'apron', top: '#26332f' }), {
        facing: 'left',
        left: [
          [-64, -244],
          [-74, -212],
        ],
        right: [
          [60, -240],
          [30, -208],
        ],
      }),
      1.04,
    ),
    counter(90, 574, 1060, 250, wood[600], '#fbf6ea', 6),
    machine,
    cup(440, 566, 1.1),
    at(
      466,
      540,
      path('M-16 -40H16L12 0H-12Z', stone[300]) +
        poly(
          [
            [-16, -40],
            [-28, -34],
            [-14, -28],
          ],
          stone[300],
        ),
    ),
    cup(870, 566, 1.1),
    at(
      1060,
      566,
      path('M-30 -80H30L12 -40H-12Z', white) +
        path('M-34 0C-40 -30 -16 -40 0 -40C16 -40 40 -30 34 0Z', '#cfe0d8') +
        path('M-33 -4C-36 -20 36 -20 33 -4Z', wood[700]),
    ),
    plant(160, 570, 0.62, white),
    [220, 620, 1000].map(x => pendant(x, 30 + (x === 620 ? 0 : 10), gold[500], 0.72)).join(''),
    [260, 520, 780]
      .map(x =>
        at(
          x,
          900,
          rect(-44, -130, 88, 14, lit(wood[500]), 6) +
            stroke('M-30 -116L-40 0M30 -116L40 0', stone[800], 8) +
            stroke('M-36 -50H36', stone[800], 5),
        ),
      )
      .join(''),
  )
}
