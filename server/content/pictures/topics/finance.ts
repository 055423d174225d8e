import { blue, clay, gold, green, ink, red, stone, white, wood } from '../palette'
import { shadow, stage } from '../stage'
import {
  at,
  canvas,
  circle,
  ellipse,
  type Point,
  path,
  rect,
  repeat,
  ring,
  stroke,
  through,
} from '../svg'
import { sheet } from '../things/paper'
import { H, W, Y } from './measures'

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

/** Finance: coins, a rising line, calculator and abacus. */
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
