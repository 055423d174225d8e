import { blue, clay, gold, green, red, stone, white, wood } from '../palette'
import { shadow, stage } from '../stage'
import { at, canvas, circle, path, rect, repeat, stroke } from '../svg'
import { laptop, mug, plant } from '../things/desk'
import { certificate } from '../things/paper'
import { H, W, Y } from './measures'

/** Professional certificates. */
export function single(): string {
  const screen =
    rect(0, 0, 200, 126, green[100]) +
    rect(16, 16, 76, 10, green[700], 4) +
    repeat(
      3,
      i =>
        circle(28, 52 + i * 26, 9, green[500]) +
        stroke(`M23 ${52 + i * 26}l4 4l7 -8`, white, 3) +
        rect(48, 48 + i * 26, 110 - i * 22, 8, stone[300], 4),
    )
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#e1eaf5', accent: blue[700], motif: 3, table: wood[300] }),
    certificate(414, 118, 520, 368, -3),
    shadow(262, Y, 340),
    laptop(262, Y, 1.5, screen, green[100]),
    shadow(960, Y, 90),
    mug(1004, Y, 1.4, gold[400]),
    plant(1118, Y, 1.1, clay[500]),
    at(
      610,
      Y + 40,
      rect(-180, -8, 230, 16, blue[900], 8) +
        rect(-10, -8, 12, 16, gold[400]) +
        path('M50 -8L84 -2Q92 0 84 2L50 8Z', gold[400]) +
        rect(-150, -14, 70, 5, gold[500], 2),
    ),
    at(
      800,
      Y,
      rect(-66, -46, 132, 46, wood[700], 6) +
        rect(-50, -78, 100, 34, wood[600], 8) +
        path('M-14 -78V-118Q-34 -130 -22 -152Q0 -170 22 -152Q34 -130 14 -118V-78Z', wood[500]) +
        rect(-76, -10, 152, 12, red[600], 3),
    ),
  )
}
