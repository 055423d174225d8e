// Course topics of the office: business, finance, data, law.
import { blue, clay, dim, gold, green, ink, mist, red, stone, white, wood } from '../palette'
import { houses, tower } from '../skyline'
import {
  at,
  canvas,
  circle,
  clip,
  ellipse,
  path,
  rect,
  repeat,
  ring,
  stroke,
  type Point,
  through,
} from '../svg'
import { keyboard, laptop, monitor, mug, pile, plant, sheet } from '../things/desk'
import { shadow, stage, tableLine } from './stage'

const W = 1200
const H = 675
const Y = tableLine(H)

/** A bar chart w x h whose bars rise; the last one in gold. */
export const bars = (w: number, h: number, values: readonly number[], colour: string): string => {
  const step = w / values.length
  return values
    .map((v, i) =>
      rect(
        i * step + step * 0.16,
        h - v * h,
        step * 0.68,
        v * h,
        i === values.length - 1 ? gold[400] : colour,
        3,
      ),
    )
    .join('')
}

/** A ring chart of parts that add up to 1. */
export function ringChart(
  x: number,
  y: number,
  r: number,
  parts: readonly (readonly [share: number, colour: string])[],
): string {
  let from = -0.25
  return parts
    .map(([share, colour]) => {
      const point = (turn: number): Point => [
        x + Math.cos(turn * 2 * Math.PI) * r,
        y + Math.sin(turn * 2 * Math.PI) * r,
      ]
      const [a, b] = [point(from), point(from + share - 0.012)]
      from += share
      return `<path d="M${a[0].toFixed(1)} ${a[1].toFixed(1)}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${b[0].toFixed(1)} ${b[1].toFixed(1)}" fill="none" stroke="${colour}" stroke-width="${(r * 0.42).toFixed(1)}"/>`
    })
    .join('')
}

export function business(): string {
  const town =
    rect(0, 0, 420, 330, blue[100]) +
    circle(96, 90, 40, gold[100]) +
    tower(330, 330, 270, blue[300]) +
    houses([-10, 430], 330, [70, 190], blue[300], 15, blue[100]) +
    houses([-10, 430], 330, [30, 110], blue[500], 31, blue[200])
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#e5efe6', accent: green[700], motif: 3, table: wood[300] }),
    rect(360, 96, 456, 360, white, 4),
    at(378, 112, clip(rect(0, 0, 420, 326, white), town)),
    rect(582, 112, 10, 326, white),
    rect(340, 446, 496, 16, white, 3),
    rect(340, 458, 496, 5, stone[200]),
    shadow(250, Y, 320),
    at(
      250,
      Y,
      path(
        'M-54 -170V-196Q-54 -222 -28 -222H28Q54 -222 54 -196V-170H34V-190Q34 -202 22 -202H-22Q-34 -202 -34 -190V-170Z',
        wood[800],
      ) +
        rect(-160, -176, 320, 176, wood[600], 18) +
        path('M70 -176H142Q160 -176 160 -158V-18Q160 0 142 0H70Z', wood[700]) +
        rect(-160, -106, 320, 12, wood[800]) +
        rect(-22, -120, 44, 40, gold[400], 5) +
        rect(-8, -106, 16, 12, wood[800], 3),
    ),
    shadow(690, Y, 300),
    laptop(
      690,
      Y,
      1.12,
      rect(0, 0, 200, 126, white) +
        at(18, 22, bars(110, 88, [0.3, 0.44, 0.4, 0.62, 0.76, 0.95], green[500])) +
        ringChart(162, 50, 22, [
          [0.5, blue[500]],
          [0.3, gold[400]],
          [0.2, clay[500]],
        ]) +
        rect(142, 92, 40, 5, stone[300], 2) +
        rect(142, 103, 28, 5, stone[200], 2),
      white,
    ),
    shadow(940, Y, 60),
    mug(938, Y, 1.2, red[600]),
    plant(1084, Y, 1.3, blue[500], green[600]),
    at(
      440,
      Y + 42,
      path('M-70 0L-52 -18H66L50 0Z', white) + stroke('M-40 -6H26M-34 -12H40', stone[300], 2.5),
    ),
    stroke(`M520 ${Y + 44}L600 ${Y + 28}`, ink, 6),
  )
}

const coins = (x: number, count: number): string =>
  repeat(count, i =>
    at(
      x + ((i * 5) % 7) - 3,
      Y - i * 17,
      rect(-46, -17, 92, 17, i % 2 ? gold[400] : gold[500], 6) +
        rect(18, -17, 28, 17, gold[600], 6) +
        repeat(9, k => rect(-36 + k * 9, -14, 2, 11, gold[600])),
    ),
  ) +
  ellipse(x + (((count - 1) * 5) % 7) - 3, Y - count * 17, 46, 9, gold[300]) +
  ellipse(x + (((count - 1) * 5) % 7) - 3, Y - count * 17, 33, 6, gold[400])

export function finance(): string {
  const points: Point[] = [
    [0, 190],
    [60, 150],
    [120, 168],
    [180, 110],
    [240, 128],
    [300, 70],
    [372, 24],
  ]
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#f4ead2', accent: gold[600], motif: 1, table: '#b9a27c' }),
    at(
      360,
      130,
      rect(8, 10, 480, 290, '#10231c1c', 6) +
        rect(0, 0, 480, 290, white, 6) +
        rect(0, 0, 480, 40, green[700], 6) +
        rect(0, 30, 480, 12, green[700]) +
        [0, 1, 2].map(i => circle(24 + i * 20, 20, 5, green[300])).join('') +
        repeat(4, i => rect(40, 86 + i * 48, 400, 2, stone[200])) +
        at(
          54,
          56,
          path(`${through(points)}V206H0Z`, green[100]) +
            stroke(through(points), green[700], 6) +
            points.map(([x, y]) => circle(x, y, 8, white) + ring(x, y, 8, green[700], 4)).join(''),
        ),
    ),
    shadow(210, Y, 320),
    coins(100, 4),
    coins(204, 7),
    coins(308, 11),
    shadow(900, Y, 190),
    at(
      900,
      Y,
      rect(-96, -270, 192, 270, stone[800], 14) +
        rect(60, -270, 36, 270, '#2d3834', 14) +
        rect(-76, -248, 152, 54, '#cfe0c6', 5) +
        stroke('M26 -234v26M44 -234h16v12h-16v14h16', ink, 5) +
        repeat(16, i =>
          rect(
            -76 + (i % 4) * 40,
            -178 + Math.floor(i / 4) * 40,
            32,
            30,
            i % 4 === 3 ? clay[500] : i > 11 && i % 4 === 0 ? green[500] : stone[300],
            5,
          ),
        ),
    ),
    sheet(1010, 330, 150, 186, 5),
    stroke(`M1090 ${Y + 30}L1180 ${Y - 40}`, blue[700], 9),
    shadow(560, Y + 26, 300),
    at(
      560,
      Y + 36,
      rect(-170, -74, 340, 78, wood[700], 6) +
        rect(-158, -64, 316, 58, '#f5e7cc', 2) +
        rect(-158, -44, 316, 6, wood[700]) +
        repeat(
          11,
          i =>
            rect(-146 + i * 28, -64, 3, 58, wood[500]) +
            ellipse(-144.5 + i * 28, -54 + (i % 3 === 0 ? 0 : 2), 11, 6, red[600]) +
            ellipse(
              -144.5 + i * 28,
              -31 + (i % 2) * 6,
              11,
              6,
              i % 4 === 1 ? wood[800] : wood[600],
            ) +
            ellipse(-144.5 + i * 28, -15, 11, 6, wood[600]),
        ),
    ),
  )
}

export function data(): string {
  const dots = repeat(22, i =>
    circle(
      24 + ((i * 53) % 250),
      150 - ((i * 41) % 110) * (0.4 + ((i * 53) % 250) / 420),
      5,
      i % 3 ? blue[300] : gold[400],
    ),
  )
  const nodes: Point[] = [
    [40, 40],
    [110, 90],
    [60, 150],
    [180, 50],
    [200, 150],
    [262, 96],
  ]
  const web =
    (
      [
        [0, 1],
        [1, 2],
        [1, 3],
        [1, 4],
        [3, 5],
        [4, 5],
        [3, 4],
        [0, 2],
      ] as const
    )
      .map(([a, b]) => stroke(through([nodes[a] ?? [0, 0], nodes[b] ?? [0, 0]]), '#4f86b8', 3))
      .join('') +
    nodes
      .map(([x, y], i) =>
        circle(
          x,
          y,
          i === 1 ? 17 : 11,
          [green[300], gold[400], blue[300], clay[300], green[500], gold[300]][i] ?? white,
        ),
      )
      .join('')
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#dfe8f2', accent: blue[800], motif: 2, table: '#a9b4bb' }),
    shadow(310, Y, 300),
    shadow(890, Y, 300),
    shadow(600, Y, 320),
    monitor(
      300,
      Y,
      1.12,
      at(0, 0, dots) + stroke('M18 166H284M18 166V14M20 150L276 40', '#5b87b5', 3),
    ),
    monitor(900, Y, 1.12, web),
    monitor(
      600,
      Y - 4,
      1.34,
      at(20, 20, bars(150, 88, [0.35, 0.5, 0.42, 0.7, 0.64, 0.92], green[500])) +
        ringChart(240, 62, 32, [
          [0.46, green[500]],
          [0.24, gold[400]],
          [0.18, clay[500]],
          [0.12, blue[300]],
        ]) +
        stroke('M22 160L66 138L110 148L160 126L210 140L280 118', gold[300], 4) +
        rect(20, 112, 260, 1.5, '#3c618c'),
      '#12304a',
    ),
    keyboard(600, Y + 42, 1.05),
    at(790, Y + 42, ellipse(0, -8, 22, 14, stone[300]) + stroke('M0 -22v10', stone[600], 3)),
    mug(1110, Y, 1.15, gold[400]),
    plant(90, Y, 1.05, white),
  )
}

export function law(): string {
  const pan = (x: number, y: number) =>
    stroke(`M${x} ${y - 116}L${x - 66} ${y}M${x} ${y - 116}L${x + 66} ${y}`, gold[500], 3) +
    path(
      `M${x - 82} ${y}H${x + 82}Q${x + 60} ${y + 44} ${x} ${y + 44}Q${x - 60} ${y + 44} ${x - 82} ${y}Z`,
      gold[400],
    ) +
    path(
      `M${x + 20} ${y}H${x + 82}Q${x + 60} ${y + 44} ${x} ${y + 44}Q${x + 20} ${y + 28} ${x + 20} ${y}Z`,
      gold[500],
    )
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#e9e6da', accent: green[800], motif: 1, table: wood[600] }),
    shadow(600, Y, 220),
    rect(591, 150, 18, Y - 190, gold[500], 5),
    rect(602, 150, 7, Y - 190, gold[600], 3),
    circle(600, 138, 20, gold[400]),
    path(`M500 ${Y}Q520 ${Y - 40} 570 ${Y - 46}H630Q680 ${Y - 40} 700 ${Y}Z`, gold[400]),
    path(`M640 ${Y - 46}Q680 ${Y - 40} 700 ${Y}H650Z`, gold[600]),
    rect(580, Y - 130, 40, 12, gold[600], 5),
    stroke('M404 190Q600 140 796 190', gold[500], 11),
    circle(404, 190, 9, gold[600]),
    circle(796, 190, 9, gold[600]),
    pan(404, 306),
    pan(796, 306),
    shadow(214, Y, 290),
    pile(214, Y, [
      [290, 54, red[700]],
      [262, 46, green[800], 8],
      [276, 50, blue[800], -6],
      [236, 40, gold[600], 6],
    ]),
    shadow(980, Y, 250),
    at(960, Y, rect(-104, -30, 208, 30, wood[800], 8) + rect(-84, -42, 168, 16, wood[700], 5)),
    at(
      960,
      Y - 92,
      rect(-74, -44, 148, 88, wood[500], 10) +
        rect(26, -44, 48, 88, dim(wood[500], 0.16), 10) +
        rect(-62, -50, 16, 100, gold[400], 4) +
        rect(46, -50, 16, 100, gold[500], 4) +
        rect(-9, 38, 18, 200, wood[400], 8),
      1,
      -62,
    ),
    at(
      700,
      Y + 40,
      path('M-130 0L-104 -30H92L112 0Z', mist) + stroke('M-86 -10H76M-80 -20H60', stone[300], 3),
    ),
  )
}
