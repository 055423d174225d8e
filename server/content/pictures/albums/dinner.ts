import { cast } from '../cast'
import { dusk, gold, red, stone, white } from '../palette'
import { chequers } from '../pavement'
import { person } from '../person'
import { houses } from '../skyline'
import { at, canvas, circle, ellipse, path, rect, repeat, stroke } from '../svg'
import { tart } from '../things/craft'
import { balustrade } from '../things/furniture'
import { dado } from '../tile'
import { H, W } from './measures'

/** A dinner on the roof. */
export function dinner(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, dusk[800]),
    ellipse(600, 700, 900, 460, '#235069'),
    repeat(18, i => circle((i * 211) % 1200, 30 + ((i * 67) % 220), i % 3 ? 1.8 : 2.6, '#f3e9d0')),
    houses([-10, 1210], 470, [60, 210], '#17394b', 33, gold[300]),
    rect(0, 440, W, 40, '#e9dcc0'),
    balustrade(0, W, 490, 80, '#e9dcc0'),
    chequers(W, 490, H, '#b98a6a', '#96654a', { columns: 12, rows: 5, eye: 260 }),
    stroke('M-10 60Q300 170 600 80T1210 60', '#0d2434', 4),
    repeat(
      15,
      i =>
        circle(40 + i * 80, 92 + Math.sin(i * 1.3) * 26, 34, `${gold[300]}22`) +
        circle(40 + i * 80, 92 + Math.sin(i * 1.3) * 26, 12, gold[300]),
    ),
    [cast.lok, cast.ana, cast.ho, cast.mei, cast.rui]
      .map((look, i) =>
        at(
          230 + i * 186,
          890,
          person(look, {
            facing: i < 2 ? 'right' : i > 2 ? 'left' : 'front',
            left:
              i === 2
                ? [
                    [-70, -290],
                    [-50, -350],
                  ]
                : [
                    [-62, -240],
                    [-30, -212],
                  ],
            right:
              i === 1
                ? [
                    [70, -290],
                    [56, -350],
                  ]
                : [
                    [62, -240],
                    [30, -212],
                  ],
          }),
          1.16,
        ),
      )
      .join(''),
    rect(90, 656, 1020, 260, '#fdfaf0', 8),
    rect(90, 656, 1020, 22, white, 8),
    dado(90, 780, 1020, 90, 1),
    repeat(
      5,
      i =>
        ellipse(230 + i * 186, 664, 74, 14, stone[200]) +
        ellipse(230 + i * 186, 660, 66, 11, white) +
        tart(230 + i * 186, 658, 0.5),
    ),
    repeat(4, i =>
      at(
        324 + i * 186,
        660,
        path(
          'M-16 -66H16C16 -40 8 -34 3 -32V-4H14V0H-14V-4H-3V-32C-8 -34 -16 -40 -16 -66Z',
          '#dfeaee',
        ) + path('M-15 -50H15C14 -38 8 -35 0 -34C-8 -35 -14 -38 -15 -50Z', red[400]),
      ),
    ),
  )
}
