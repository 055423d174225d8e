import { cast, dressed } from '../cast'
import { someone } from '../figure'
import { blue, gold, ink, red, stone, wood } from '../palette'
import { waves } from '../pavement'
import { cloud, facade, hills, houses, lighthouse } from '../skyline'
import { at, canvas, circle, ellipse, poly, rect, repeat } from '../svg'
import { planter } from '../things/furniture'
import { H, W } from './measures'

/** A guided walk through the old town. */
export function heritageWalk(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#d2e7f1'),
    ellipse(780, 700, 900, 520, '#e7f1ea'),
    cloud(200, 130, 260, '#f6fafa'),
    cloud(1000, 90, 200, '#f6fafa'),
    hills(W, 560, [240, 200, 150, 110, 120, 160, 220, 250], '#bcd8c8'),
    lighthouse(1090, 340, 150, '#fdfaf0', gold[300]),
    houses([-10, 330], 620, [160, 330], '#e3c79a', 5, '#fbf3df'),
    houses([880, 1210], 620, [170, 340], '#e8d3b0', 16, '#fbf6e8'),
    facade(600, 600, 460, '#d8bb8d', '#88a3a3'),
    repeat(5, i =>
      rect(260 - i * 34, 600 + i * 18, 680 + i * 68, 20, i % 2 ? '#e8dcc4' : '#f3ead6'),
    ),
    waves(W, 690, H, '#efe6d5', '#a9a597', 5),
    planter(0, 700, 190, 60, red[400], stone[400]),
    planter(1010, 700, 190, 60, gold[400], stone[400]),
    someone(300, 820, 0.92, dressed(cast.mei, { wear: 'jacket', top: red[600] }), {
      left: [
        [-66, -320],
        [-60, -396],
      ],
      right: [
        [60, -238],
        [36, -206],
      ],
    }),
    at(
      236,
      452,
      rect(0, -4, 6, 120, wood[600]) +
        poly(
          [
            [6, 0],
            [66, 18],
            [6, 40],
          ],
          gold[400],
        ),
    ),
    someone(480, 860, 1, cast.ho, { facing: 'left' }),
    someone(620, 850, 0.98, cast.yan, {
      facing: 'left',
      left: [
        [-60, -270],
        [-20, -320],
      ],
      right: [
        [60, -270],
        [26, -320],
      ],
    }),
    at(
      620,
      530,
      rect(-30, -20, 60, 42, ink, 6) + circle(0, 0, 14, stone[600]) + circle(0, 0, 8, blue[500]),
    ),
    someone(770, 866, 1, cast.rui, { facing: 'left' }),
    someone(900, 850, 0.98, cast.fong, {
      facing: 'left',
      left: [
        [-70, -270],
        [-110, -310],
      ],
    }),
  )
}
