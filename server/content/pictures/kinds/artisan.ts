import { cast, dressed } from '../cast'
import { blue, dim, gold, green, lit, stone, white, wood } from '../palette'
import { person } from '../person'
import { shadow } from '../stage'
import { at, canvas, path, poly, rect, repeat, stroke } from '../svg'
import { paintPot } from '../things/craft'
import { glazedTile, tileField } from '../tile'
import { H, W, Y } from './measures'

/** Courses with industry: a craftswoman setting tiles. */
export function artisan(): string {
  const wall = repeat(28, i => {
    const [x, y] = [250 + (i % 7) * 100, 70 + Math.floor(i / 7) * 100]
    const done = !(i === 18 || i === 19 || i === 20 || i === 25 || i === 26 || i === 27 || i === 13)
    return done
      ? glazedTile(x, y, 100, 1)
      : rect(x, y, 100, 100, '#f3ead8') +
          rect(x + 2, y + 2, 96, 96, '#e9dcc2') +
          (i === 19 || i === 26
            ? stroke(
                `M${x + 20} ${y + 30}h60M${x + 20} ${y + 50}h60M${x + 20} ${y + 70}h60`,
                '#d8c39c',
                5,
              )
            : '')
  })
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#ead3b2'),
    tileField({ x: 0, y: 0, w: W, h: H }, 160, 2, wood[600], 0.1),
    rect(232, 52, 736, 436, wood[600], 6),
    wall,
    at(
      820,
      830,
      person(dressed(cast.fong, { wear: 'apron', top: blue[700] }), {
        facing: 'left',
        left: [
          [-84, -300],
          [-122, -330],
        ],
        right: [
          [64, -236],
          [30, -206],
        ],
      }),
      1.42,
    ),
    at(
      648,
      372,
      rect(-54, -54, 118, 118, '#10231c22', 4) +
        rect(-56, -56, 112, 112, white, 4) +
        glazedTile(-50, -50, 100, 3, green[700]),
      1,
      -8,
    ),
    rect(0, Y, W, H, wood[500]),
    rect(0, Y - 8, W, 14, wood[400]),
    rect(0, Y + 90, W, H, dim(wood[500], 0.16)),
    shadow(210, Y, 260),
    at(
      200,
      Y,
      repeat(
        5,
        i =>
          rect(
            -104 + (i % 2) * 6,
            -22 - i * 22,
            200,
            20,
            i % 2 ? '#f4f1e8' : lit('#e5ddca', 0.3),
            3,
          ) + rect(-104 + (i % 2) * 6, -8 - i * 22, 200, 6, '#d9cdb2', 2),
      ),
    ),
    at(194, Y - 132, rect(-86, -16, 172, 20, white, 3)),
    [blue[800], blue[500], green[600], gold[400]]
      .map((c, i) => paintPot(400 + i * 84, Y + 34, 1.35, c))
      .join(''),
    at(
      520,
      Y + 72,
      rect(-130, -6, 190, 12, wood[800], 6) +
        rect(56, -7, 40, 14, gold[300], 2) +
        path('M96 -8Q136 -8 156 2Q132 10 96 8Z', blue[800]),
    ),
    shadow(1050, Y, 200),
    at(
      1050,
      Y,
      path('M-110 -80H110L84 0H-84Z', stone[400]) +
        path('M50 -80H110L84 0H40Z', stone[600]) +
        path('M-104 -80Q-50 -130 0 -96Q60 -128 104 -80Z', '#e9e2d2'),
    ),
    at(
      1090,
      Y - 86,
      rect(-7, -130, 14, 80, wood[700], 6) +
        poly(
          [
            [-30, -52],
            [30, -52],
            [0, 22],
          ],
          stone[300],
        ),
      1,
      24,
    ),
  )
}
