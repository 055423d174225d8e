import { cast } from '../cast'
import { words } from '../lettering'
import { cream, gold, green, red, white, wood } from '../palette'
import { boards } from '../pavement'
import { person } from '../person'
import { at, canvas, ellipse, rect, repeat } from '../svg'
import { plant } from '../things/desk'
import { mark } from '../things/mark'
import { dado } from '../tile'
import { H, W } from './measures'

/** A graduation ceremony. */
export function ceremony(): string {
  const grads = [cast.mei, cast.rui, cast.fong, cast.lok, cast.ana, cast.sam]
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#27433a'),
    repeat(46, i => rect(i * 27, 0, 27, 520, i % 2 ? red[700] : '#8a0d22')),
    rect(300, 60, 600, 210, cream, 4),
    rect(312, 72, 576, 186, white, 3),
    at(600, 118, mark(green[700], null), 1.2),
    words('結業典禮', 600, 212, 50, gold[600], 'middle'),
    rect(0, 500, W, 24, wood[300]),
    rect(0, 522, W, 160, wood[600]),
    dado(0, 534, W, 90, 3, gold[600]),
    boards(W, 624, H, wood[500], wood[600], 260),
    grads
      .map((look, i) =>
        at(
          150 + i * 180,
          506 - (i % 2) * 4,
          ellipse(0, 4, 58, 8, '#10231c40') +
            person(
              { ...look, wear: 'gown', top: green[800], hat: 'mortarboard' },
              {
                left: [
                  [-62, -240],
                  [-18, -214],
                ],
                right: [
                  [62, -240],
                  [18, -214],
                ],
              },
            ) +
            rect(-14, -240, 28, 42, cream, 6) +
            rect(-14, -224, 28, 8, red[600]),
          0.64,
        ),
      )
      .join(''),
    repeat(9, i =>
      at(
        75 + i * 132,
        730,
        person(
          [cast.ho, cast.yan, cast.wai, cast.lin, cast.rui, cast.ana, cast.sam, cast.mei, cast.lok][
            i
          ] ?? cast.ho,
          {
            facing: 'back',
            ...(i % 3 === 1
              ? {
                  left: [
                    [-40, -330],
                    [-14, -380],
                  ],
                  right: [
                    [40, -330],
                    [14, -380],
                  ],
                }
              : {}),
          },
        ),
        0.62,
      ),
    ),
    plant(52, 502, 0.8, gold[400]),
    plant(1150, 502, 0.8, gold[400]),
  )
}
