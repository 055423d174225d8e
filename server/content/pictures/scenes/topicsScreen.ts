// Course topics in front of a screen: information technology, security, media, language.
import { blue, clay, dim, gold, green, ink, lit, red, sand, stone, white, wood } from '../palette'
import { at, canvas, circle, ellipse, path, poly, rect, repeat, ring, stroke } from '../svg'
import {
  code,
  deskLamp,
  keyboard,
  laptop,
  monitor,
  mug,
  openBook,
  penPot,
  pile,
  plant,
} from '../things/desk'
import { shadow, stage, tableLine } from './stage'

const W = 1200
const H = 675
const Y = tableLine(H)

export function informatics(): string {
  const rack = at(
    1010,
    Y,
    rect(-92, -330, 184, 330, stone[800], 8) +
      rect(56, -330, 36, 330, '#2c3733', 8) +
      repeat(
        6,
        i =>
          rect(-78, -314 + i * 50, 156, 40, '#2a3531', 4) +
          repeat(3, k =>
            circle(
              -58 + k * 18,
              -294 + i * 50,
              5,
              [green[300], gold[300], i === 2 ? red[400] : green[500]][k] ?? white,
            ),
          ) +
          repeat(4, k => rect(4 + k * 16, -304 + i * 50, 9, 20, stone[600], 2)),
      ),
  )
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#dcebe6', accent: green[700], motif: 2, table: wood[300] }),
    shadow(1010, Y, 200),
    rack,
    shadow(560, Y, 420),
    monitor(560, Y - 2, 1.6, code(300, 180), '#0f2b4a'),
    deskLamp(236, Y, 1.15 * -1, gold[400]),
    keyboard(560, Y + 44, 1.15),
    at(
      756,
      Y + 44,
      ellipse(0, -8, 24, 15, white) +
        ellipse(6, -6, 16, 11, stone[200]) +
        stroke('M0 -22v10', stone[400], 3),
    ),
    mug(826, Y + 10, 1.2, clay[500]),
    pile(110, Y, [
      [180, 34, blue[700]],
      [158, 28, gold[400], 6],
      [170, 30, green[700], -4],
    ]),
  )
}

export function security(): string {
  const shield =
    'M0 -190C60 -150 110 -142 150 -142C156 -10 110 90 0 142C-110 90 -156 -10 -150 -142C-110 -142 -60 -150 0 -190Z'
  return canvas(
    W,
    H,
    stage(
      W,
      H,
      { wall: '#dbe6ec', accent: blue[900], motif: 3, table: '#7f8f97' },
      repeat(3, i => ring(600, 290, 230 + i * 54, i % 2 ? green[300] : blue[300], 2.5)),
    ),
    [
      [370, 186],
      [836, 150],
      [320, 380],
      [884, 400],
      [730, 76],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          stroke(`M${x} ${y}L600 290`, blue[300], 3) +
          circle(x, y, 24, white) +
          ring(x, y, 24, [green[600], gold[500], blue[700], clay[500], green[600]][i] ?? ink, 5) +
          circle(x, y, 8, [green[600], gold[500], blue[700], clay[500], green[600]][i] ?? ink),
      )
      .join(''),
    at(
      600,
      300,
      path(shield, green[800]) +
        at(0, -4, path(shield, green[600]), 0.9) +
        path('M0 -175C56 -139 100 -132 135 -132C140 -13 99 78 0 124Z', green[700]) +
        path('M-44 -40V-70A44 44 0 0 1 44 -70V-40H24V-70A24 24 0 0 0 -24 -70V-40Z', sand[200]) +
        rect(-66, -44, 132, 104, gold[400], 12) +
        path('M30 -44H54Q66 -44 66 -32V48Q66 60 54 60H30Z', gold[500]) +
        circle(0, -4, 15, ink) +
        path('M-6 0H6L11 36H-11Z', ink),
    ),
    shadow(230, Y, 280),
    laptop(230, Y, 1.12, code(200, 126), '#10263f'),
    shadow(960, Y, 150),
    at(
      960,
      Y,
      rect(-58, -206, 116, 206, ink, 16) +
        rect(-50, -194, 100, 176, '#f2f6f4', 6) +
        circle(0, -126, 32, green[100]) +
        stroke('M-15 -126L-4 -114L17 -140', green[700], 7) +
        repeat(4, i => circle(-27 + i * 18, -66, 6, i < 3 ? blue[700] : stone[300])) +
        rect(-30, -46, 60, 12, green[500], 6),
    ),
    at(
      1092,
      Y,
      circle(-10, -34, 32, gold[400]) +
        circle(-10, -34, 14, '#7f8f97') +
        rect(16, -42, 84, 16, gold[400], 3) +
        rect(70, -28, 11, 20, gold[500]) +
        rect(88, -28, 11, 14, gold[500]),
    ),
    mug(440, Y + 40, 1, white),
  )
}

export function media(): string {
  const clapper = at(
    250,
    Y,
    rect(-140, -170, 280, 170, ink, 6) +
      rect(-124, -116, 248, 100, '#203a31', 3) +
      stroke('M-110 -86H110M-110 -54H110M-30 -54V-18M40 -54V-18', stone[400], 2.5) +
      at(
        -140,
        -176,
        rect(0, -38, 284, 36, white, 4) +
          repeat(6, i =>
            poly(
              [
                [14 + i * 50, -38],
                [40 + i * 50, -38],
                [22 + i * 50, -2],
                [-4 + i * 50, -2],
              ],
              ink,
            ),
          ),
        1,
        -9,
      ) +
      rect(-140, -176, 280, 26, white) +
      repeat(6, i =>
        poly(
          [
            [-132 + i * 50, -150],
            [-106 + i * 50, -150],
            [-124 + i * 50, -176],
            [-140 + i * 50, -176],
          ],
          ink,
        ),
      ),
  )
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#f2e2d8', accent: clay[600], motif: 3, table: wood[500] }),
    circle(980, 210, 104, '#fff9ea'),
    ring(980, 210, 104, white, 26),
    ring(980, 210, 119, stone[300], 4),
    rect(975, 330, 10, Y - 330, stone[800]),
    stroke(`M980 ${Y - 70}L920 ${Y}M980 ${Y - 70}L1040 ${Y}`, stone[800], 9),
    shadow(250, Y, 300),
    clapper,
    stroke(
      `M620 ${Y - 150}L540 ${Y}M620 ${Y - 150}L620 ${Y}M620 ${Y - 150}L704 ${Y}`,
      stone[800],
      13,
    ),
    rect(584, Y - 178, 72, 34, stone[600], 6),
    at(
      620,
      Y - 176,
      rect(-146, -176, 250, 176, '#26332f', 18) +
        path('M40 -176H86Q104 -176 104 -158V-18Q104 0 86 0H40Z', ink) +
        rect(-60, -206, 110, 40, '#26332f', 8) +
        rect(-128, -196, 46, 22, red[600], 5) +
        circle(-16, -84, 78, '#141f1c') +
        circle(-16, -84, 64, stone[600]) +
        circle(-16, -84, 50, blue[900]) +
        circle(-16, -84, 32, blue[700]) +
        circle(-30, -100, 12, blue[200]) +
        circle(0, -66, 5, blue[300]) +
        poly(
          [
            [104, -112],
            [168, -146],
            [168, -28],
            [104, -60],
          ],
          '#26332f',
        ) +
        circle(-118, -150, 7, gold[400]),
    ),
    at(
      1122,
      Y,
      rect(-44, -150, 88, 104, stone[800], 44) +
        repeat(4, i => rect(-44, -128 + i * 20, 88, 4, stone[600])) +
        stroke('M-62 -110V-90A62 62 0 0 0 62 -90V-110M0 -28V0', stone[600], 8) +
        ellipse(0, -2, 54, 9, stone[800]),
      0.86,
    ),
    at(430, Y + 46, stroke('M0 -8H150', ink, 5) + rect(-10, -20, 30, 22, stone[800], 5)),
    mug(806, Y + 30, 1.1, green[700]),
  )
}

const bubble = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  tail: number,
  content: string,
): string =>
  at(
    x,
    y,
    rect(-w / 2 + 6, -h / 2 + 8, w, h, '#10231c1c', 34) +
      rect(-w / 2, -h / 2, w, h, colour, 34) +
      path(`M${tail * 20} ${h / 2 - 6}H${tail * 80}L${tail * 84} ${h / 2 + 46}Z`, colour) +
      content,
  )

export function language(): string {
  const letter = (d: string, colour = white, width = 17) => stroke(d, colour, width)
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#e6e9f4', accent: blue[700], motif: 1, table: wood[300] }),
    bubble(400, 180, 230, 176, green[700], -1, letter('M-44 50L0 -52L44 50M-28 18H28')),
    bubble(
      682,
      150,
      220,
      170,
      red[600],
      1,
      letter('M40 -26A44 46 0 1 0 40 30M2 54Q18 58 8 74', white),
    ),
    bubble(
      536,
      352,
      210,
      150,
      gold[400],
      1,
      letter('M-42 44L-6 -36L30 44M-29 16H17M-30 -56Q-18 -70 -6 -60T18 -64', green[900], 14),
    ),
    bubble(
      832,
      338,
      170,
      126,
      white,
      1,
      [-38, 0, 38].map(x => circle(x, 0, 11, blue[500])).join(''),
    ),
    shadow(204, Y, 270),
    pile(204, Y, [
      [270, 48, blue[700]],
      [244, 42, clay[500], 6],
      [256, 44, green[600], -4],
    ]),
    at(
      204,
      Y - 136,
      stroke('M-92 -6V-40A92 92 0 0 1 92 -40V-6', stone[800], 15) +
        rect(-114, -54, 42, 84, stone[800], 18) +
        rect(-84, -46, 20, 68, gold[400], 9) +
        rect(72, -54, 42, 84, '#2f3a36', 18) +
        rect(64, -46, 20, 68, gold[500], 9) +
        stroke('M-94 26Q-90 60 -30 56', stone[800], 6) +
        rect(-36, 46, 34, 18, stone[800], 9),
      0.92,
    ),
    shadow(640, Y + 30, 330),
    openBook(640, Y + 38, 1.15, blue[800]),
    shadow(1016, Y, 160),
    at(
      1020,
      Y,
      ellipse(0, -6, 74, 12, wood[700]) +
        rect(-8, -60, 16, 56, wood[600]) +
        `<path d="M-96 -200A112 112 0 0 0 60 -74" fill="none" stroke="${gold[500]}" stroke-width="9"/>` +
        circle(0, -160, 96, blue[300]) +
        path(
          'M-70 -222C-40 -250 10 -250 30 -230C20 -204 -10 -214 -20 -190C-36 -170 -60 -176 -84 -190C-88 -204 -80 -216 -70 -222ZM10 -160C40 -176 76 -170 92 -150C88 -112 60 -82 34 -72C20 -96 -4 -130 10 -160ZM-60 -128C-40 -136 -20 -120 -24 -100C-36 -86 -56 -96 -66 -106Z',
          green[500],
        ) +
        path('M30 -250A96 96 0 0 1 30 -69A126 126 0 0 0 30 -250Z', '#14305a22'),
    ),
    penPot(896, Y, 1.05, dim(clay[500]), [green[700], lit(red[600]), gold[400]]),
    plant(1140, Y, 0.8, white),
  )
}
