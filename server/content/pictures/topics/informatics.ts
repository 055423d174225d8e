import { blue, clay, gold, green, red, stone, white, wood } from '../palette'
import { shadow, stage } from '../stage'
import { at, canvas, circle, ellipse, rect, repeat, stroke } from '../svg'
import { code, deskLamp, keyboard, monitor, mug } from '../things/desk'
import { pile } from '../things/paper'
import { H, W, Y } from './measures'

/** Computing: code on a screen beside a rack. */
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
