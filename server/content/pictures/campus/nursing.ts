import { cast, dressed } from '../cast'
import { grounded } from '../figure'
import { blue, dim, gold, green, mist, red, stone, white, wood } from '../palette'
import { chequers } from '../pavement'
import { person } from '../person'
import { board, paneWindow, view } from '../room'
import { at, canvas, circle, ellipse, path, rect, repeat, stroke } from '../svg'
import { plant } from '../things/desk'
import { wallClock } from '../things/furniture'
import { dado, tileField } from '../tile'
import { H, W } from './measures'

/** 護理實訓室: the nursing practice room. */
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
        stroke('M-134 -68q6 5 12 0M-114 -68q6 5 12 0', '#3d2b22', 2.4) +
        stroke('M-124 -57q6 4 12 0', '#a4604a', 2.4) +
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
    grounded(
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
    grounded(
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
