import { daylight, school } from '../building'
import { cast } from '../cast'
import { grounded } from '../figure'
import { green, wood } from '../palette'
import { waves } from '../pavement'
import { person } from '../person'
import { cloud, houses, tree } from '../skyline'
import { at, canvas, ellipse, rect } from '../svg'
import { plant } from '../things/desk'
import { streetLamp } from '../things/furniture'
import { mark } from '../things/mark'
import { H, W } from './measures'

/** 正門: the front of the school. */
export function gate(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#cfe4ef'),
    ellipse(260, 760, 900, 560, '#dceaec'),
    ellipse(260, 800, 760, 420, '#eaf0e4'),
    cloud(240, 130, 260, '#f3f8f8'),
    cloud(1010, 90, 220, '#f3f8f8'),
    houses([-10, 1210], 720, [150, 300], '#bcd3d8', 9),
    tree(60, 740, 330, green[700], green[500], wood[700]),
    tree(1150, 740, 350, green[700], green[500], wood[700]),
    at(600, 740, school(daylight, mark()), 0.94),
    waves(W, 776, H, '#efe7d7', '#9aa09a', 4),
    streetLamp(92, 806, 270, green[900]),
    streetLamp(1108, 806, 270, green[900]),
    plant(476, 782, 0.8, green[700]),
    plant(724, 782, 0.8, green[700]),
    grounded(330, 862, 0.42, person(cast.mei, { facing: 'right' })),
    grounded(
      384,
      866,
      0.43,
      person(cast.lok, {
        facing: 'left',
        left: [
          [-62, -240],
          [-40, -214],
        ],
      }),
    ),
    grounded(
      850,
      872,
      0.43,
      person(cast.fong, {
        facing: 'left',
        legs: [
          [
            [-26, -92],
            [-36, -10],
          ],
          [
            [22, -90],
            [32, -10],
          ],
        ],
      }),
    ),
  )
}
