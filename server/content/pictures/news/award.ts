import { cast, dressed } from '../cast'
import { someone } from '../figure'
import { words } from '../lettering'
import { blue, clay, gold, green, red, white, wood } from '../palette'
import { at, canvas, circle, path, rect, repeat, stroke } from '../svg'
import { plant } from '../things/desk'
import { rosette } from '../things/paper'
import { tileField } from '../tile'
import { H, W } from './measures'

/** An award. */
export function award(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#e4eef6'),
    repeat(12, i =>
      path(
        `M600 330L${600 + Math.cos((i * Math.PI) / 6) * 1000} ${330 + Math.sin((i * Math.PI) / 6) * 1000}L${600 + Math.cos((i * Math.PI) / 6 + 0.2) * 1000} ${330 + Math.sin((i * Math.PI) / 6 + 0.2) * 1000}Z`,
        '#dbe7f2',
      ),
    ),
    tileField({ x: 0, y: 0, w: W, h: H }, 150, 1, blue[700], 0.07),
    rect(0, 560, W, 120, wood[300]),
    rect(0, 556, W, 10, wood[200]),
    rect(440, 430, 320, 140, blue[700], 4),
    rect(440, 430, 320, 16, blue[500], 4),
    rect(190, 440, 250, 130, green[700], 4),
    rect(190, 440, 250, 14, green[500], 4),
    rect(760, 500, 250, 70, clay[600], 4),
    rect(760, 500, 250, 14, clay[500], 4),
    words('金獎', 600, 524, 60, gold[300], 'middle'),
    words('金獎', 315, 524, 60, gold[300], 'middle'),
    words('銀獎', 885, 552, 40, white, 'middle'),
    someone(600, 432, 0.8, dressed(cast.fong, { wear: 'jacket', top: green[700] }), {
      left: [
        [-70, -330],
        [-84, -396],
      ],
      right: [
        [66, -330],
        [70, -394],
      ],
    }),
    someone(310, 442, 0.78, dressed(cast.rui, { wear: 'jacket', top: blue[800] }), {
      facing: 'right',
      right: [
        [62, -240],
        [30, -214],
      ],
    }),
    someone(890, 502, 0.78, dressed(cast.yan, { wear: 'jacket', top: red[600] }), {
      facing: 'left',
      left: [
        [-62, -240],
        [-30, -214],
      ],
    }),
    at(
      655,
      104,
      path('M-30 -44H30V-10C30 26 14 34 0 34C-14 34 -30 26 -30 -10Z', gold[400]) +
        path('M10 -44H30V-10C30 26 14 34 4 34C14 10 14 -20 10 -44Z', gold[500]) +
        stroke('M-30 -34C-54 -36 -50 0 -26 4M30 -34C54 -36 50 0 26 4', gold[500], 6) +
        rect(-6, 32, 12, 18, gold[500]) +
        rect(-22, 48, 44, 12, wood[700], 3),
    ),
    rosette(340, 278, 0.36, gold[500]),
    rosette(862, 338, 0.36, '#8b8f92'),
    repeat(34, i =>
      at(
        (i * 347) % 1200,
        30 + ((i * 131) % 420),
        i % 2
          ? rect(-5, -9, 10, 18, [red[400], gold[400], green[500], blue[500]][i % 4] ?? white, 2)
          : circle(0, 0, 6, [gold[400], clay[500], blue[300], green[300]][i % 4] ?? white),
        1,
        (i * 47) % 180,
      ),
    ),
    plant(90, 566, 1.1, white),
    plant(1110, 566, 1.1, white),
  )
}
