// Course topics about people: education, health, hospitality, social work.
import { cast } from '../cast'
import { blue, clay, dim, gold, green, ink, red, sand, stone, white, wood } from '../palette'
import { person } from '../person'
import { board } from '../room'
import { at, canvas, circle, ellipse, path, poly, rect, repeat, ring, stroke } from '../svg'
import { mug, openBook, penPot, pile, plant } from '../things/desk'
import { shadow, stage, tableLine } from './stage'

const W = 1200
const H = 675
const Y = tableLine(H)

export function education(): string {
  const chalk =
    stroke('M390 292L470 168L550 292Z', white, 5) +
    ring(650, 232, 60, gold[300], 5) +
    stroke('M650 232L692 190', gold[300], 5) +
    stroke('M746 176H826M746 216H850M746 256H800', green[200], 6) +
    stroke('M470 168V292', green[300], 3)
  const block = (x: number, y: number, colour: string, sign: string) =>
    rect(x, y, 74, 74, colour, 8) +
    rect(x + 52, y, 22, 74, dim(colour, 0.12), 8) +
    rect(x + 9, y + 9, 56, 56, white, 5) +
    at(x + 37, y + 37, stroke(sign, colour, 8))
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#e4efe2', accent: green[600], motif: 1, table: wood[300] }),
    board(330, 110, 560, 270, green[800], chalk),
    shadow(220, Y, 280),
    pile(220, Y, [
      [280, 48, blue[700]],
      [252, 42, red[600], 8],
      [262, 44, gold[400], -6],
    ]),
    at(
      226,
      Y - 216,
      path(
        'M0 -10C-46 -34 -74 6 -60 50C-50 84 -22 92 0 82C22 92 50 84 60 50C74 6 46 -34 0 -10Z',
        red[600],
      ) +
        path('M20 -18C58 -22 74 12 60 50C50 84 22 92 6 84C44 64 44 10 20 -18Z', red[700]) +
        stroke('M0 -8Q2 -34 14 -44', wood[700], 7) +
        path('M8 -30Q40 -62 62 -40Q38 -14 8 -30Z', green[500]) +
        ellipse(-30, 14, 10, 16, red[400]),
      0.96,
    ),
    shadow(860, Y, 230),
    block(770, Y - 74, clay[500], 'M-14 18L0 -18L14 18M-8 6H8'),
    block(852, Y - 74, blue[500], 'M-12 -18V18H4A10 10 0 0 0 4 0H-12H2A9 9 0 0 0 2 -18Z'),
    block(812, Y - 148, gold[500], 'M14 -12A18 18 0 1 0 14 12'),
    shadow(540, Y + 30, 300),
    openBook(540, Y + 40, 1.05, green[700]),
    shadow(1040, Y, 100),
    penPot(1020, Y, 1.2, white, [red[400], gold[400], blue[500], green[600]]),
    plant(1124, Y, 0.95),
  )
}

export function health(): string {
  const heart =
    'M0 70C-110 -6 -82 -92 -36 -92C-14 -92 -4 -78 0 -66C4 -78 14 -92 36 -92C82 -92 110 -6 0 70Z'
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#dfeee9', accent: green[600], motif: 2, table: '#b9c9c4' }),
    at(
      600,
      260,
      at(6, 8, path(heart, '#10231c1c'), 1.7) +
        at(0, 0, path(heart, red[400]), 1.7) +
        at(0, 0, path('M0 70C110 -6 82 -92 36 -92C60 -60 50 10 0 70Z', red[600]), 1.7) +
        stroke('M-250 0H-92L-66 -44L-24 52L14 -70L46 24L62 0H250', white, 10),
    ),
    shadow(250, Y, 330),
    at(
      250,
      Y,
      path(
        'M-50 -196V-218Q-50 -236 -32 -236H32Q50 -236 50 -218V-196H32V-218H-32V-196Z',
        stone[600],
      ) +
        rect(-160, -200, 320, 200, white, 16) +
        path('M80 -200H144Q160 -200 160 -184V-16Q160 0 144 0H80Z', '#e4ece8') +
        rect(-160, -126, 320, 8, stone[200]) +
        rect(-20, -166, 40, 120, green[600], 4) +
        rect(-60, -126, 120, 40, green[600], 4) +
        rect(-110, -134, 26, 24, stone[300], 4) +
        rect(84, -134, 26, 24, stone[300], 4),
    ),
    shadow(640, Y + 20, 240),
    at(
      640,
      Y + 34,
      stroke(
        'M-90 -120C-96 -40 -40 -20 -30 -60C-26 -90 -52 -110 -60 -124M-30 -46C-20 20 60 20 74 -24C80 -46 96 -60 116 -50',
        blue[800],
        10,
      ) +
        circle(132, -36, 28, stone[400]) +
        circle(128, -40, 19, stone[200]) +
        circle(-92, -128, 8, ink) +
        circle(-62, -130, 8, ink),
    ),
    shadow(960, Y, 200),
    at(
      950,
      Y,
      rect(-88, -230, 176, 230, wood[400], 8) +
        rect(-74, -206, 148, 192, white, 3) +
        rect(-34, -240, 68, 30, stone[600], 6) +
        repeat(
          5,
          i =>
            circle(-50, -170 + i * 34, 8, i < 3 ? green[500] : stone[300]) +
            rect(-32, -174 + i * 34, i % 2 ? 70 : 88, 7, stone[300], 3),
        ),
    ),
    at(
      1104,
      Y,
      rect(-38, -118, 76, 118, '#d98e3c', 10) +
        rect(14, -118, 24, 118, '#b9722a', 10) +
        rect(-42, -144, 84, 32, white, 6) +
        rect(-38, -88, 76, 54, white) +
        rect(-8, -80, 16, 38, green[600], 2) +
        rect(-19, -69, 38, 16, green[600], 2),
    ),
    at(
      440,
      Y + 44,
      ellipse(0, -10, 40, 13, white) +
        path('M0 -23A40 13 0 0 1 0 3Z', red[400]) +
        ellipse(96, -8, 26, 10, blue[300]),
    ),
  )
}

export function hospitality(): string {
  const key = (x: number) =>
    circle(x, 176, 8, stone[400]) +
    stroke(`M${x} 184V212`, stone[400], 4) +
    rect(x - 15, 212, 30, 50, gold[400], 5) +
    circle(x, 222, 4, gold[700])
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#f1e4cf', accent: '#9a5b33', motif: 3, table: wood[700] }),
    rect(330, 128, 540, 170, wood[700], 6),
    rect(340, 138, 520, 150, wood[800], 3),
    repeat(8, i =>
      i === 3 || i === 6
        ? rect(360 + i * 62, 150, 46, 126, dim(wood[800], 0.3), 3)
        : rect(360 + i * 62, 150, 46, 126, dim(wood[800], 0.3), 3) + key(383 + i * 62),
    ),
    shadow(600, Y, 300),
    at(
      600,
      Y,
      ellipse(0, -8, 176, 16, stone[300]) +
        path('M-150 -16C-150 -176 150 -176 150 -16Z', stone[200]) +
        path('M50 -130C112 -116 150 -76 150 -16H94C100 -60 86 -106 50 -130Z', stone[400]) +
        stroke('M-116 -46C-108 -84 -84 -108 -52 -118', white, 9) +
        circle(0, -146, 15, gold[400]) +
        rect(-160, -20, 320, 10, stone[400], 5),
    ),
    shadow(880, Y, 170),
    at(
      890,
      Y,
      rect(-84, -18, 168, 18, wood[800], 6) +
        path('M-72 -22C-72 -112 72 -112 72 -22Z', gold[400]) +
        path('M22 -86C56 -78 72 -52 72 -22H44C48 -48 40 -72 22 -86Z', gold[600]) +
        rect(-8, -104, 16, 18, gold[500]) +
        circle(0, -108, 12, gold[500]) +
        rect(-80, -24, 160, 8, gold[500], 4),
    ),
    shadow(230, Y, 280),
    at(
      230,
      Y,
      path(
        'M-46 -196V-226Q-46 -240 -32 -240H32Q46 -240 46 -226V-196H30V-224H-30V-196Z',
        wood[800],
      ) +
        rect(-140, -200, 280, 190, clay[600], 16) +
        path('M70 -200H124Q140 -200 140 -184V-26Q140 -10 124 -10H70Z', clay[700]) +
        rect(-96, -200, 22, 190, gold[300]) +
        rect(74, -200, 22, 190, gold[500]) +
        rect(-126, -12, 34, 12, ink, 5) +
        rect(92, -12, 34, 12, ink, 5) +
        at(0, -104, circle(0, 0, 40, sand[100]) + path('M-22 14H22L0 -26Z', green[700]), 1, 0),
    ),
    plant(1092, Y, 1.35, white, green[600]),
    at(742, Y + 44, rect(-60, -8, 120, 12, white, 2) + rect(-60, -8, 120, 4, gold[300])),
  )
}

export function social(): string {
  const seated = (x: number, who: keyof typeof cast, pose: Parameters<typeof person>[1]) =>
    at(x, Y + 172, person(cast[who], pose), 1.08)
  return canvas(
    W,
    H,
    stage(
      W,
      H,
      { wall: '#f8e8dd', accent: clay[600], motif: 2, table: wood[300] },
      [
        seated(330, 'fong', {
          facing: 'right',
          right: [
            [70, -236],
            [96, -196],
          ],
          left: [
            [-62, -230],
            [-40, -192],
          ],
        }),
        seated(512, 'rui', {
          left: [
            [-66, -236],
            [-20, -200],
          ],
          right: [
            [66, -236],
            [20, -200],
          ],
        }),
        seated(694, 'mei', {
          facing: 'left',
          left: [
            [-70, -238],
            [-98, -206],
          ],
          right: [
            [62, -230],
            [30, -194],
          ],
        }),
        seated(876, 'ho', {
          facing: 'left',
          left: [
            [-66, -236],
            [-30, -196],
          ],
          right: [
            [62, -232],
            [44, -192],
          ],
        }),
      ].join(''),
    ),
    at(
      600,
      116,
      path(
        'M0 52C-82 -4 -62 -68 -27 -68C-10 -68 -3 -58 0 -50C3 -58 10 -68 27 -68C62 -68 82 -4 0 52Z',
        red[400],
      ),
    ),
    mug(420, Y + 34, 0.9, green[600]),
    mug(788, Y + 34, 0.9, blue[500]),
    at(
      600,
      Y + 44,
      path('M-96 0L-72 -34H78L98 0Z', white) + stroke('M-56 -10H60M-52 -22H40', stone[300], 3),
    ),
    plant(120, Y, 1.25, white),
    shadow(1080, Y, 160),
    pile(1082, Y, [
      [170, 34, green[700]],
      [150, 30, gold[400], 4],
    ]),
    at(
      1082,
      Y - 66,
      path('M-46 0V-52L0 -92L46 -52V0Z', sand[200]) +
        poly(
          [
            [-60, -46],
            [0, -98],
            [60, -46],
            [50, -38],
            [0, -82],
            [-50, -38],
          ],
          clay[600],
        ) +
        rect(-12, -36, 24, 36, green[700], 3),
    ),
  )
}
