// Photo albums of activities: moments rather than views.
import { daylight, school } from '../building'
import { cast, dressed } from '../cast'
import { blue, clay, dim, dusk, gold, green, ink, red, stone, white, wood } from '../palette'
import { boards, chequers, waves } from '../pavement'
import { person } from '../person'
import { series } from '../picture'
import { paneWindow, pendant, view } from '../room'
import { cloud, facade, hills, houses, lighthouse, tree } from '../skyline'
import { at, canvas, circle, ellipse, path, poly, rect, repeat, ring, stroke } from '../svg'
import { tart } from '../things/craft'
import { mug, plant, steam } from '../things/desk'
import { balustrade, globe, planter } from '../things/furniture'
import { mark } from '../things/mark'
import { dado, tileField } from '../tile'
import { pennants, someone } from './newsSchool'

const W = 1200
const H = 900

function graduates(): string {
  const gown = { wear: 'gown', top: green[800], hat: 'mortarboard' } as const
  const back = [cast.sam, cast.yan, cast.rui, cast.wai, cast.lin]
  const front = [cast.fong, cast.lok, cast.ana, cast.ho]
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#cfe6f1'),
    ellipse(600, 800, 1000, 560, '#e6f1ec'),
    cloud(170, 110, 240, '#f5fafa'),
    cloud(1040, 150, 220, '#f5fafa'),
    tree(40, 740, 400, green[700], green[500], wood[700]),
    tree(1160, 740, 420, green[700], green[500], wood[700]),
    at(600, 730, school(daylight, mark()), 0.98),
    waves(W, 764, H, '#efe7d7', '#a8a698', 4),
    back
      .map((look, i) =>
        someone(
          210 + i * 195,
          806,
          0.94,
          dressed(look, gown),
          i % 2
            ? {
                left: [
                  [-70, -326],
                  [-56, -404],
                ],
                right: [
                  [62, -236],
                  [30, -206],
                ],
              }
            : {},
        ),
      )
      .join(''),
    front
      .map(
        (look, i) =>
          someone(300 + i * 200, 876, 0.98, dressed(look, gown), {
            left: [
              [-62, -240],
              [-20, -214],
            ],
            right: [
              [62, -240],
              [20, -214],
            ],
          }) +
          at(
            300 + i * 200,
            876,
            rect(-14, -242, 28, 46, '#fbf6ea', 6) + rect(-14, -222, 28, 8, red[600]),
            0.98,
          ),
      )
      .join(''),
  )
}

function coffeeClass(): string {
  const cup = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      ellipse(0, 2, 74, 18, '#10231c22') +
        ellipse(0, -4, 70, 16, white) +
        path('M-44 -58H44C42 -20 24 -4 0 -4C-24 -4 -42 -20 -44 -58Z', white) +
        path('M14 -58H44C42 -20 24 -4 8 -4C18 -20 20 -40 14 -58Z', '#e2e9e5') +
        ring(52, -38, 15, white, 9) +
        ellipse(0, -58, 44, 14, '#efe4d0') +
        ellipse(0, -58, 38, 11, '#8a5a34') +
        path(
          'M0 -50C-18 -58 -14 -66 -6 -66C-2 -66 0 -64 0 -62C0 -64 2 -66 6 -66C14 -66 18 -58 0 -50Z',
          '#f6ead3',
        ),
      s,
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#f1e2cb'),
    tileField({ x: 0, y: 0, w: W, h: 600 }, 150, 2, clay[600], 0.12),
    paneWindow(90, 110, 280, 280, view(90, 400, 280, 300, 5)),
    rect(470, 150, 660, 14, wood[600]),
    repeat(6, i =>
      i % 2
        ? mug(530 + i * 110, 150, 0.8, [red[400], green[600], blue[500]][i % 3] ?? red[400])
        : plant(530 + i * 110, 150, 0.5, white),
    ),
    at(
      420,
      860,
      person(dressed(cast.ana, { wear: 'apron', top: green[700] }), {
        facing: 'right',
        left: [
          [-60, -240],
          [-20, -216],
        ],
        right: [
          [66, -250],
          [92, -232],
        ],
      }),
      1.5,
    ),
    at(
      800,
      860,
      person(dressed(cast.lok, { wear: 'apron', top: '#32403b' }), {
        facing: 'left',
        left: [
          [-66, -246],
          [-76, -214],
        ],
        right: [
          [62, -240],
          [20, -214],
        ],
      }),
      1.5,
    ),
    rect(0, 620, W, H, wood[500]),
    rect(0, 612, W, 16, wood[300]),
    rect(0, 800, W, H, dim(wood[500], 0.16)),
    cup(230, 712, 1.3),
    cup(610, 736, 1.5),
    cup(990, 712, 1.3),
    steam(610, 620, 1.1),
    at(
      540,
      580,
      path('M-34 -60H30L38 34H-40Z', stone[300]) +
        path('M8 -60H30L38 34H12Z', stone[400]) +
        poly(
          [
            [-34, -60],
            [-58, -48],
            [-36, -34],
          ],
          stone[300],
        ) +
        stroke('M32 -44Q74 -34 36 14', stone[600], 8),
      1,
      -38,
    ),
    [300, 900].map(x => pendant(x, 40, gold[500], 0.9)).join(''),
  )
}

function heritageWalk(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#d2e7f1'),
    ellipse(780, 700, 900, 520, '#e7f1ea'),
    cloud(200, 130, 260, '#f6fafa'),
    cloud(1000, 90, 200, '#f6fafa'),
    hills(W, 560, [240, 200, 150, 110, 120, 160, 220, 250], '#bcd8c8'),
    lighthouse(1090, 340, 150, '#fdfaf0', gold[300]),
    houses([-10, 330], 620, [160, 330], '#e3c79a', 5, '#fbf3df'),
    houses([880, 1210], 620, [170, 340], '#e8d3b0', 16, '#fbf6e8'),
    facade(600, 600, 460, '#d8bb8d', '#88a3a3'),
    repeat(5, i =>
      rect(260 - i * 34, 600 + i * 18, 680 + i * 68, 20, i % 2 ? '#e8dcc4' : '#f3ead6'),
    ),
    waves(W, 690, H, '#efe6d5', '#a9a597', 5),
    planter(0, 700, 190, 60, red[400], stone[400]),
    planter(1010, 700, 190, 60, gold[400], stone[400]),
    someone(300, 820, 0.92, dressed(cast.mei, { wear: 'jacket', top: red[600] }), {
      left: [
        [-66, -320],
        [-60, -396],
      ],
      right: [
        [60, -238],
        [36, -206],
      ],
    }),
    at(
      236,
      452,
      rect(0, -4, 6, 120, wood[600]) +
        poly(
          [
            [6, 0],
            [66, 18],
            [6, 40],
          ],
          gold[400],
        ),
    ),
    someone(480, 860, 1, cast.ho, { facing: 'left' }),
    someone(620, 850, 0.98, cast.yan, {
      facing: 'left',
      left: [
        [-60, -270],
        [-20, -320],
      ],
      right: [
        [60, -270],
        [26, -320],
      ],
    }),
    at(
      620,
      530,
      rect(-30, -20, 60, 42, ink, 6) + circle(0, 0, 14, stone[600]) + circle(0, 0, 8, blue[500]),
    ),
    someone(770, 866, 1, cast.rui, { facing: 'left' }),
    someone(900, 850, 0.98, cast.fong, {
      facing: 'left',
      left: [
        [-70, -270],
        [-110, -310],
      ],
    }),
  )
}

function dinner(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, dusk[800]),
    ellipse(600, 700, 900, 460, '#235069'),
    repeat(18, i => circle((i * 211) % 1200, 30 + ((i * 67) % 220), i % 3 ? 1.8 : 2.6, '#f3e9d0')),
    houses([-10, 1210], 470, [60, 210], '#17394b', 33, gold[300]),
    rect(0, 440, W, 40, '#e9dcc0'),
    balustrade(0, W, 490, 80, '#e9dcc0'),
    chequers(W, 490, H, '#b98a6a', '#96654a', { columns: 12, rows: 5, eye: 260 }),
    stroke('M-10 60Q300 170 600 80T1210 60', '#0d2434', 4),
    repeat(
      15,
      i =>
        circle(40 + i * 80, 92 + Math.sin(i * 1.3) * 26, 34, `${gold[300]}22`) +
        circle(40 + i * 80, 92 + Math.sin(i * 1.3) * 26, 12, gold[300]),
    ),
    [cast.lok, cast.ana, cast.ho, cast.mei, cast.rui]
      .map((look, i) =>
        at(
          230 + i * 186,
          890,
          person(look, {
            facing: i < 2 ? 'right' : i > 2 ? 'left' : 'front',
            left:
              i === 2
                ? [
                    [-70, -290],
                    [-50, -350],
                  ]
                : [
                    [-62, -240],
                    [-30, -212],
                  ],
            right:
              i === 1
                ? [
                    [70, -290],
                    [56, -350],
                  ]
                : [
                    [62, -240],
                    [30, -212],
                  ],
          }),
          1.16,
        ),
      )
      .join(''),
    rect(90, 656, 1020, 260, '#fdfaf0', 8),
    rect(90, 656, 1020, 22, white, 8),
    dado(90, 780, 1020, 90, 1),
    repeat(
      5,
      i =>
        ellipse(230 + i * 186, 664, 74, 14, stone[200]) +
        ellipse(230 + i * 186, 660, 66, 11, white) +
        tart(230 + i * 186, 658, 0.5),
    ),
    repeat(4, i =>
      at(
        324 + i * 186,
        660,
        path(
          'M-16 -66H16C16 -40 8 -34 3 -32V-4H14V0H-14V-4H-3V-32C-8 -34 -16 -40 -16 -66Z',
          '#dfeaee',
        ) + path('M-15 -50H15C14 -38 8 -35 0 -34C-8 -35 -14 -38 -15 -50Z', red[400]),
      ),
    ),
  )
}

function dance(): string {
  const fling = (
    x: number,
    y: number,
    s: number,
    top: string,
    look: Parameters<typeof person>[0],
    up: boolean,
  ) =>
    someone(
      x,
      y,
      s,
      dressed(look, { wear: 'dress', top, legs: ink }),
      up
        ? {
            left: [
              [-78, -310],
              [-110, -376],
            ],
            right: [
              [72, -250],
              [112, -232],
            ],
            legs: [
              [
                [-24, -92],
                [-30, -8],
              ],
              [
                [30, -96],
                [62, -30],
              ],
            ],
          }
        : {
            left: [
              [-72, -250],
              [-112, -232],
            ],
            right: [
              [78, -310],
              [110, -376],
            ],
            legs: [
              [
                [-30, -96],
                [-62, -30],
              ],
              [
                [24, -92],
                [30, -8],
              ],
            ],
          },
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#f6e6cf'),
    tileField({ x: 0, y: 0, w: W, h: 560 }, 140, 1, red[600], 0.1),
    rect(0, 0, W, 40, wood[600]),
    repeat(
      4,
      i =>
        rect(120 + i * 270, 90, 150, 380, white, 76) +
        rect(134 + i * 270, 104, 122, 366, '#cfe0ea', 62) +
        poly(
          [
            [134 + i * 270, 400],
            [256 + i * 270, 180],
            [256 + i * 270, 260],
            [134 + i * 270, 470],
          ],
          '#e2edf3',
        ),
    ),
    dado(0, 500, W, 100, 2, red[600]),
    boards(W, 600, H, wood[400], wood[500], 300),
    pennants(-20, 620, 46, 46),
    pennants(580, 1220, 46, 46),
    ellipse(600, 790, 520, 90, '#ffffff22'),
    fling(260, 770, 1.02, red[600], cast.ana, true),
    fling(480, 840, 1.12, gold[400], dressed(cast.fong, { cut: 'bun' }), false),
    fling(730, 840, 1.12, green[600], cast.mei, true),
    fling(950, 770, 1.02, blue[500], cast.yan, false),
    globe(200, 70, 20),
    globe(1000, 70, 20),
  )
}

function volunteers(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#d3e9f1'),
    ellipse(400, 600, 900, 420, '#e8f2ec'),
    cloud(850, 110, 280, '#f6fafa'),
    cloud(260, 160, 200, '#f6fafa'),
    hills(W, 470, [120, 180, 120, 70, 60, 100, 60, 40], '#a9d0b8'),
    hills(W, 490, [40, 70, 100, 60, 30, 20, 20, 20], '#8cc0a2'),
    rect(0, 470, W, 90, '#9cc9d6'),
    repeat(12, i => rect((i * 241) % 1100, 486 + ((i * 29) % 60), 70, 4, '#c7e2e8', 2)),
    path('M0 560Q300 530 620 556T1200 548V900H0Z', '#f0dfb9'),
    path('M0 640Q400 600 760 650T1200 640V900H0Z', '#e6d0a2'),
    path('M0 552Q300 524 620 548T1200 540V552Q900 566 620 562T0 568Z', '#fdfaf0'),
    [cast.ana, cast.sam, cast.fong, cast.rui]
      .map((look, i) =>
        someone(
          230 + i * 250,
          800 + (i % 2) * 50,
          1.02,
          dressed(look, { top: green[600], wear: 'shirt' }),
          i % 2
            ? {
                facing: 'left',
                left: [
                  [-70, -246],
                  [-92, -196],
                ],
                right: [
                  [62, -236],
                  [54, -190],
                ],
              }
            : {
                facing: 'right',
                left: [
                  [-62, -236],
                  [-54, -190],
                ],
                right: [
                  [70, -246],
                  [92, -196],
                ],
              },
        ),
      )
      .join(''),
    at(
      336,
      720,
      path('M-40 -100Q0 -120 40 -100L56 0Q0 14 -56 0Z', '#2e5d8f') +
        path('M14 -108Q30 -106 40 -100L56 0Q36 6 22 6Z', '#22486f') +
        stroke('M-24 -102Q0 -70 24 -102', '#1a3a5c', 5),
    ),
    at(
      372,
      850,
      path('M-40 -100Q0 -120 40 -100L56 0Q0 14 -56 0Z', gold[400]) +
        path('M14 -108Q30 -106 40 -100L56 0Q36 6 22 6Z', gold[500]) +
        stroke('M-24 -102Q0 -70 24 -102', gold[500], 5),
    ),
    at(
      850,
      800,
      path('M-40 -100Q0 -120 40 -100L56 0Q0 14 -56 0Z', '#2e5d8f') +
        path('M14 -108Q30 -106 40 -100L56 0Q36 6 22 6Z', '#22486f'),
    ),
    [
      [120, 860],
      [600, 780],
      [620, 870],
      [1110, 840],
    ]
      .map(([x = 0, y = 0], i) =>
        at(
          x,
          y,
          i % 2
            ? rect(-12, -44, 24, 44, '#bfe0e6', 8) + rect(-6, -56, 12, 14, blue[500], 3)
            : path('M-20 0L-14 -22L0 -26L16 -20L22 0Z', stone[400]),
          1,
          i % 2 ? 70 : 0,
        ),
      )
      .join(''),
  )
}

export const albums = series(W, H, {
  'photo-1': graduates,
  'photo-2': coffeeClass,
  'photo-3': heritageWalk,
  'photo-4': dinner,
  'photo-5': dance,
  'photo-6': volunteers,
})
