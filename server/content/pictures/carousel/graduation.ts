import { cast } from '../cast'
import { gold, green, ink, stone, white } from '../palette'
import { waves } from '../pavement'
import { type Look, type Pose, person } from '../person'
import { bridge, cloud, hills, houses, tower } from '../skyline'
import { at, canvas, circle, ellipse, fade, path, poly, rect, repeat, stroke } from '../svg'
import { balustrade } from '../things/furniture'
import { H, W } from './measures'
import { sky } from './sky'

/** Graduation in the morning light, by the bridge. */
export function graduation(): string {
  const grad = (x: number, y: number, s: number, look: Look, pose: Pose) =>
    at(
      x,
      y,
      ellipse(0, 4, 58, 8, '#10231c33') +
        person(
          {
            ...look,
            wear: 'gown',
            top: green[800],
            hat: pose.left && pose.left[1][1] < -400 ? undefined : 'mortarboard',
          },
          pose,
        ),
      s,
    )
  const cap = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      path('M-26 8L-22 26Q0 36 22 26L26 8Z', '#0d1f1a') +
        poly(
          [
            [-52, 2],
            [0, -16],
            [52, 2],
            [0, 20],
          ],
          ink,
        ) +
        stroke('M0 2L34 12V34', gold[400], 3),
      0.9,
      turn,
    )
  return canvas(
    W,
    H,
    sky(['#cfe3ea', '#dbe9e6', '#e9efe0', '#f5efd8', '#fbead0', '#fde3c0'], 560, 1240),
    circle(1240, 400, 92, '#fff6dc'),
    circle(1240, 400, 68, '#fffdf2'),
    cloud(420, 170, 330, '#edf4f3'),
    cloud(1640, 130, 260, '#edf4f3'),
    cloud(900, 250, 190, '#f5f6ee'),
    hills(W, 560, [30, 70, 110, 84, 40, 20, 50, 90, 60], '#b9d3cb'),
    tower(1560, 560, 330, '#9dbfc0'),
    houses([1080, 1930], 560, [30, 110], '#a9c7c6', 4),
    rect(0, 556, W, 120, '#c6dfe2'),
    fade(
      0.7,
      rect(1140, 560, 200, 5, '#fff3d4', 2),
      rect(1110, 576, 260, 5, '#fff3d4', 2),
      rect(1150, 596, 190, 5, '#fff3d4', 2),
      rect(1180, 618, 130, 5, '#fff3d4', 2),
    ),
    repeat(16, i =>
      rect((i * 241) % 1800, 572 + ((i * 29) % 80), 60 + ((i * 17) % 50), 3, '#e3f0ef', 1.5),
    ),
    bridge(-120, 1180, 566, 34, '#5f9288', 9),
    rect(0, 664, W, 20, '#cfd8cb'),
    waves(W, 676, H, '#eee6d6', '#b3aa9a', 5),
    balustrade(0, W, 690, 74, '#efe7d6'),
    grad(1110, 772, 0.86, cast.yan, {
      left: [
        [-74, -330],
        [-62, -410],
      ],
      right: [
        [66, -330],
        [96, -404],
      ],
    }),
    grad(1276, 780, 0.9, cast.sam, {
      facing: 'right',
      right: [
        [70, -240],
        [40, -220],
      ],
      left: [
        [-58, -236],
        [-30, -200],
      ],
    }),
    grad(1420, 776, 0.88, cast.fong, {
      left: [
        [-70, -250],
        [-20, -232],
      ],
      right: [
        [66, -250],
        [20, -228],
      ],
    }),
    at(
      1420,
      776,
      rect(-34, -246, 68, 46, white, 3) +
        rect(-34, -246, 68, 8, gold[300], 2) +
        stroke('M-22 -222H22M-22 -212H10', stone[400], 3),
      0.88,
    ),
    grad(1570, 784, 0.92, cast.rui, {
      facing: 'left',
      left: [
        [-80, -326],
        [-100, -408],
      ],
      right: [
        [66, -236],
        [56, -180],
      ],
    }),
    grad(1712, 776, 0.86, cast.ana, {
      left: [
        [-66, -236],
        [-56, -180],
      ],
      right: [
        [80, -330],
        [84, -412],
      ],
    }),
    cap(1050, 300, -18),
    cap(1470, 250, 14),
    cap(1640, 330, -8),
    cap(1828, 286, 22),
  )
}
