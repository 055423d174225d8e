import { daylight, school } from '../building'
import { cast, dressed } from '../cast'
import { someone } from '../figure'
import { green, red, wood } from '../palette'
import { waves } from '../pavement'
import { cloud, tree } from '../skyline'
import { at, canvas, ellipse, rect } from '../svg'
import { mark } from '../things/mark'
import { H, W } from './measures'

/** Graduates in front of the school. */
export function graduates(): string {
  const gown = { wear: 'gown', top: green[800], hat: 'mortarboard' } as const
  const back = [cast.sam, cast.yan, cast.rui, cast.wai, cast.lin]
  const front = [cast.fong, cast.lok, cast.ana, cast.ho]
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#cfe6f1'),
    ellipse(600, 800, 1000, 560, '#e6f1ec'),
    cloud(170, 110, 240, '#f5fafa'),
    cloud(1040, 150, 220, '#f5fafa'),
    tree(40, 740, 400, green[700], green[500], wood[700]),
    tree(1160, 740, 420, green[700], green[500], wood[700]),
    at(600, 730, school(daylight, mark()), 0.98),
    waves(W, 764, H, '#efe7d7', '#a8a698', 4),
    back
      .map((look, i) =>
        someone(
          210 + i * 195,
          806,
          0.94,
          dressed(look, gown),
          i % 2
            ? {
                left: [
                  [-70, -326],
                  [-56, -404],
                ],
                right: [
                  [62, -236],
                  [30, -206],
                ],
              }
            : {},
        ),
      )
      .join(''),
    front
      .map(
        (look, i) =>
          someone(300 + i * 200, 876, 0.98, dressed(look, gown), {
            left: [
              [-62, -240],
              [-20, -214],
            ],
            right: [
              [62, -240],
              [20, -214],
            ],
          }) +
          at(
            300 + i * 200,
            876,
            rect(-14, -242, 28, 46, '#fbf6ea', 6) + rect(-14, -222, 28, 8, red[600]),
            0.98,
          ),
      )
      .join(''),
  )
}
