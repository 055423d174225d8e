import { cast, dressed } from '../cast'
import { blue, clay, cream, green, stone, white, wood } from '../palette'
import { boards } from '../pavement'
import { person } from '../person'
import { paneWindow, sunbeam, view } from '../room'
import { at, canvas, ellipse, path, rect, repeat, stroke } from '../svg'
import { potShelf } from '../things/craft'
import { penPot } from '../things/desk'
import { table, toolWall } from '../things/furniture'
import { glazedTile, tileField } from '../tile'
import { H, W } from './measures'

/** The craftsman academy: woodwork and tile painting. */
export function academy(): string {
  const panel = (x: number, y: number) =>
    rect(x - 14, y - 14, 4 * 78 + 28, 3 * 78 + 28, wood[600], 3) +
    repeat(12, i => {
      const [tx, ty] = [x + (i % 4) * 78, y + Math.floor(i / 4) * 78]
      return i === 7 || i === 10 || i === 11
        ? rect(tx, ty, 78, 78, '#fdfdfb') + stroke(`M${tx} ${ty}h78v78h-78z`, blue[200], 1.5)
        : glazedTile(tx, ty, 78, 1)
    })
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#efdcc3'),
    tileField({ x: 0, y: 0, w: W, h: 576 }, 144, 2, wood[600], 0.055),
    rect(0, 560, W, 240, '#c79a70'),
    boards(W, 576, H, '#c9a077', '#b5885c', 300),
    paneWindow(690, 104, 300, 270, view(690, 374, 300, 270, 8), 2, cream),
    sunbeam(730, 396, 280, 300, 0.22),
    toolWall(1070, 108),
    potShelf(1496, 236, 360, 0),
    potShelf(1496, 386, 360, 2),
    at(
      1020,
      772,
      ellipse(0, 2, 60, 9, '#4b2f1c40') +
        person(dressed(cast.ho, { wear: 'apron', top: green[700] }), {
          facing: 'right',
          left: [
            [-44, -226],
            [40, -212],
          ],
          right: [
            [84, -240],
            [126, -216],
          ],
        }),
      1.1,
    ),
    table(1110, 560, 520, 780, wood[400]),
    rect(990, 528, 330, 22, wood[300], 3) + rect(990, 528, 330, 7, wood[200], 3),
    at(
      1150,
      528,
      path('M-64 0L-52 -30H56L66 0Z', wood[700]) +
        rect(-66, -6, 134, 8, stone[600], 2) +
        path('M36 -30Q34 -56 54 -56L60 -30Z', wood[800]) +
        path('M-20 -30L0 -62L8 -58L-6 -30Z', stone[300]),
    ),
    stroke(
      'M1010 520c-14 -30 20 -34 14 -10M960 552c-20 -22 14 -34 16 -12M1338 546c14 -20 -14 -30 -18 -8',
      wood[200],
      8,
    ),
    panel(1500, 420),
    at(
      1450,
      790,
      person(dressed(cast.ana, { wear: 'apron', top: clay[500] }), {
        facing: 'back',
        left: [
          [-66, -236],
          [-56, -190],
        ],
        right: [
          [92, -262],
          [140, -300],
        ],
      }),
      1.08,
    ),
    stroke('M1606 462L1650 424', wood[700], 7) + stroke('M1592 474L1606 462', blue[800], 8),
    table(1700, 716, 420, 860, wood[500]),
    [0, 1, 2]
      .map(i =>
        at(
          1650 + i * 62,
          712,
          rect(-22, -36, 44, 36, white, 5) +
            ellipse(0, -36, 22, 6, [blue[700], blue[500], blue[300]][i] ?? blue[700]),
        ),
      )
      .join(''),
    penPot(1852, 712, 0.8, green[600], [wood[600], wood[700], wood[500]]),
  )
}
