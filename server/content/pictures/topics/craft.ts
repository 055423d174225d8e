import { blue, clay, gold, green, stone, white, wood } from '../palette'
import { shadow, stage } from '../stage'
import { at, canvas, circle, clip, path, poly, rect, repeat, stroke } from '../svg'
import { paintPot, pot } from '../things/craft'
import { glazedTile } from '../tile'
import { H, W, Y } from './measures'

/** Crafts: a tile panel, vases, brushes, a plane. */
export function craft(): string {
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#e4ecf5', accent: blue[700], motif: 1, table: wood[400] }),
    shadow(440, Y, 330),
    rect(272, 138, 336, 384, wood[600], 4),
    clip(
      rect(284, 150, 312, 370, white),
      repeat(12, i => glazedTile(284 + (i % 3) * 104, 150 + Math.floor(i / 3) * 104, 104, 1)),
    ),
    rect(272, 506, 336, 16, wood[600], 3),
    rect(272, 138, 336, 12, wood[500], 3),
    rect(272, 138, 12, 384, wood[500], 3),
    rect(596, 138, 12, 384, wood[700], 3),
    rect(0, Y - 6, W, 10, '#cca57c'),
    shadow(760, Y, 150),
    pot(760, Y, 3, 1, blue[500], white),
    shadow(920, Y, 80),
    pot(918, Y, 1.6, 4, clay[500], clay[300]),
    [blue[800], blue[500], blue[300]]
      .map((c, i) => paintPot(640 + i * 74, Y + 46, 1.15, c))
      .join(''),
    at(
      470,
      Y + 44,
      rect(-150, -5, 190, 10, wood[700], 5) +
        rect(36, -6, 40, 12, gold[300], 2) +
        path('M76 -7Q110 -8 128 2Q106 9 76 7Z', blue[800]),
    ),
    at(
      170,
      Y,
      path('M-98 0V-40L-74 -62H84L100 -34V0Z', wood[600]) +
        path('M40 -62H84L100 -34V0H52Z', wood[700]) +
        rect(-106, -8, 214, 12, stone[600], 3) +
        path('M44 -62Q40 -112 66 -112L80 -62Z', wood[800]) +
        poly(
          [
            [-22, -62],
            [10, -120],
            [24, -112],
            [2, -62],
          ],
          stone[300],
        ) +
        circle(-60, -70, 16, wood[800]),
    ),
    stroke('M60 520c-30 -30 16 -52 18 -16M288 528c22 -30 -20 -44 -24 -12', wood[200], 9),
    shadow(1066, Y, 110),
    [-14, 0, 14]
      .map(turn =>
        at(
          1066 + turn * 1.4,
          Y - 84,
          rect(-4, -74, 8, 78, wood[600], 3) + path('M-6 -74H6L3 -100Q0 -108 -3 -100Z', blue[800]),
          1,
          turn,
        ),
      )
      .join(''),
    pot(1066, Y, 2, 2, green[500], white),
  )
}
