import { cast } from '../cast'
import { someone } from '../figure'
import { words } from '../lettering'
import { green, stone, white, wood } from '../palette'
import { boards } from '../pavement'
import { at, canvas, poly, rect } from '../svg'
import { tileField } from '../tile'
import { harbourTiles } from '../works/ceramicTile'
import { kapokHoop } from '../works/embroidery'
import { crossingPoster } from '../works/poster'
import { H, W } from './measures'

const light = (x: number): string =>
  poly(
    [
      [x - 60, 0],
      [x + 60, 0],
      [x + 220, 620],
      [x - 220, 620],
    ],
    '#ffffff66',
  ) + rect(x - 34, 0, 68, 22, stone[800], 4)

/** What students made, on a wall, and who came to see it. */
export function exhibition(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#e8efe6'),
    tileField({ x: 0, y: 0, w: W, h: 620 }, 155, 3, green[700], 0.05),
    [1000, 1360, 1700].map(light).join(''),
    words('學員作品展', 820, 120, 60, green[800]),
    at(830, 190, harbourTiles, 0.6),
    rect(1236, 130, 252, 342, white, 3),
    at(1254, 150, crossingPoster, 0.5),
    at(1704, 330, kapokHoop, 0.52),
    rect(0, 620, W, 18, '#cbd8cc'),
    rect(0, 638, W, 162, wood[300]),
    boards(W, 638, H, wood[300], wood[400], 320),
    someone(1150, 780, 1.02, cast.fong, { facing: 'back' }),
    someone(1250, 784, 1.06, cast.lok, { facing: 'back' }),
    someone(1530, 776, 1, cast.lin, { facing: 'left' }),
    someone(1800, 786, 1.04, cast.rui, { facing: 'back' }),
  )
}
