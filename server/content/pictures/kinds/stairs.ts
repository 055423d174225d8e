import { cast, dressed } from '../cast'
import { blue, clay, green, mix, sand, white, wood } from '../palette'
import { person } from '../person'
import { archOutline, view } from '../room'
import { at, canvas, circle, clip, ellipse, path, poly, rect, stroke } from '../svg'
import { plant } from '../things/desk'
import { wallClock } from '../things/furniture'
import { dado, tileField } from '../tile'
import { H, W } from './measures'

/** Continuing development: tiled stairs that people climb to an open arch. */
export function stairs(): string {
  const step = (i: number) => {
    const [x, y] = [150 + i * 132, 716 - i * 82]
    return (
      rect(x, y, W, 900, mix('#f1e6cf', '#d8c39c', 0.2)) +
      dado(x, y + 14, W - x, 68, i % 2 ? 1 : 2, [blue[700], green[700]][i % 2] ?? blue[700]) +
      rect(x - 12, y, W, 16, '#fffdf7') +
      rect(x - 12, y + 12, W, 4, sand[400])
    )
  }
  const walk = {
    facing: 'right',
    left: [
      [-52, -236],
      [-40, -190],
    ],
    right: [
      [62, -240],
      [82, -196],
    ],
    legs: [
      [
        [-24, -92],
        [-34, -8],
      ],
      [
        [34, -104],
        [46, -64],
      ],
    ],
  } as const
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#fbeed4'),
    tileField({ x: 0, y: 0, w: W, h: H }, 150, 3, clay[500], 0.12),
    circle(1010, 190, 330, '#fff5dd'),
    path(archOutline(880, 60, 250, 300), white),
    path(archOutline(898, 78, 214, 282), '#cfe3ea'),
    clip(
      path(archOutline(898, 78, 214, 282), white),
      view(898, 330, 214, 270, 5),
      poly(
        [
          [898, 330],
          [1040, 78],
          [1112, 78],
          [1112, 330],
        ],
        '#ffffff33',
      ),
    ),
    step(0),
    step(1),
    step(2),
    step(3),
    step(4),
    step(5),
    at(
      266,
      708,
      ellipse(0, 8, 50, 7, '#6a442933') +
        person(dressed(cast.yan, { wear: 'dress', top: clay[500] }), walk),
      0.68,
    ),
    at(
      532,
      544,
      ellipse(0, 8, 50, 7, '#6a442933') +
        person(dressed(cast.sam, { wear: 'jacket', top: blue[800] }), walk) +
        at(
          84,
          -186,
          rect(-34, 0, 68, 52, wood[600], 6) +
            stroke('M-12 0V-12H12V0', wood[800], 5) +
            rect(-34, 20, 68, 5, wood[800]),
        ),
      0.7,
    ),
    at(
      800,
      380,
      ellipse(0, 8, 50, 7, '#6a442933') +
        person(cast.fong, {
          ...walk,
          left: [
            [-60, -250],
            [-30, -224],
          ],
          right: [
            [66, -320],
            [90, -386],
          ],
        }),
      0.7,
    ),
    plant(86, 784, 1.5, green[700], green[500]),
    wallClock(190, 190, 66),
    at(
      420,
      130,
      rect(6, 8, 180, 130, '#10231c14') +
        rect(0, 0, 180, 130, white, 3) +
        rect(12, 12, 156, 106, green[100]) +
        stroke('M30 98L70 66L100 80L148 34', green[700], 6) +
        poly(
          [
            [152, 28],
            [130, 34],
            [146, 52],
          ],
          green[700],
        ),
    ),
  )
}
