import { cast } from '../cast'
import { blue, clay, gold, green, red, sand, stone, white, wood } from '../palette'
import { person } from '../person'
import { shadow, stage } from '../stage'
import { at, canvas, path, poly, rect, stroke } from '../svg'
import { mug, plant } from '../things/desk'
import { pile } from '../things/paper'
import { H, W, Y } from './measures'

/** Social work: people around one table. */
export function social(): string {
  const seated = (x: number, who: keyof typeof cast, pose: Parameters<typeof person>[1]) =>
    at(x, Y + 172, person(cast[who], pose), 1.08)
  return canvas(
    W,
    H,
    stage(
      W,
      H,
      { wall: '#f8e8dd', accent: clay[600], motif: 2, table: wood[300] },
      [
        seated(330, 'fong', {
          facing: 'right',
          right: [
            [70, -236],
            [96, -196],
          ],
          left: [
            [-62, -230],
            [-40, -192],
          ],
        }),
        seated(512, 'rui', {
          left: [
            [-66, -236],
            [-20, -200],
          ],
          right: [
            [66, -236],
            [20, -200],
          ],
        }),
        seated(694, 'mei', {
          facing: 'left',
          left: [
            [-70, -238],
            [-98, -206],
          ],
          right: [
            [62, -230],
            [30, -194],
          ],
        }),
        seated(876, 'ho', {
          facing: 'left',
          left: [
            [-66, -236],
            [-30, -196],
          ],
          right: [
            [62, -232],
            [44, -192],
          ],
        }),
      ].join(''),
    ),
    at(
      600,
      116,
      path(
        'M0 52C-82 -4 -62 -68 -27 -68C-10 -68 -3 -58 0 -50C3 -58 10 -68 27 -68C62 -68 82 -4 0 52Z',
        red[400],
      ),
    ),
    mug(420, Y + 34, 0.9, green[600]),
    mug(788, Y + 34, 0.9, blue[500]),
    at(
      600,
      Y + 44,
      path('M-96 0L-72 -34H78L98 0Z', white) + stroke('M-56 -10H60M-52 -22H40', stone[300], 3),
    ),
    plant(120, Y, 1.25, white),
    shadow(1080, Y, 160),
    pile(1082, Y, [
      [170, 34, green[700]],
      [150, 30, gold[400], 4],
    ]),
    at(
      1082,
      Y - 66,
      path('M-46 0V-52L0 -92L46 -52V0Z', sand[200]) +
        poly(
          [
            [-60, -46],
            [0, -98],
            [60, -46],
            [50, -38],
            [0, -82],
            [-50, -38],
          ],
          clay[600],
        ) +
        rect(-12, -36, 24, 36, green[700], 3),
    ),
  )
}
