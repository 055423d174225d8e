import { blue, clay, gold, green, ink, red, stone, white, wood } from '../palette'
import { shadow, stage } from '../stage'
import { at, canvas, circle, ellipse, path, poly, rect, repeat, ring, stroke } from '../svg'
import { mug } from '../things/desk'
import { H, W, Y } from './measures'

/** Media: camera, clapper, light and microphone. */
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
