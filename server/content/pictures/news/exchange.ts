import { cast, dressed } from '../cast'
import { someone } from '../figure'
import { blue, gold, green, stone, white, wood } from '../palette'
import { waves } from '../pavement'
import { cloud, facade, hills, houses, tree } from '../skyline'
import { canvas, circle, ellipse, path, rect, stroke } from '../svg'
import { H, W } from './measures'

/** A visit from another school. */
export function exchange(): string {
  const flags = (x: number, c1: string, c2: string) =>
    stroke(`M${x} 470V130`, stone[600], 7) +
    circle(x, 126, 9, gold[400]) +
    path(
      `M${x} 140C${x + 50} 124 ${x + 80} 164 ${x + 130} 142V226C${x + 80} 248 ${x + 50} 208 ${x} 224Z`,
      c1,
    ) +
    path(
      `M${x} 186C${x + 50} 168 ${x + 80} 210 ${x + 130} 188V226C${x + 80} 248 ${x + 50} 208 ${x} 224Z`,
      c2,
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#d8e9f0'),
    ellipse(880, 520, 760, 400, '#e9f1ea'),
    cloud(240, 100, 260, '#f6fafa'),
    cloud(820, 70, 180, '#f6fafa'),
    hills(W, 470, [50, 90, 150, 110, 60, 50, 90, 60], '#bcd8c8'),
    houses([0, 1210], 474, [30, 110], '#b4cdd6', 6, '#d3e4e8'),
    facade(600, 470, 250, '#d6b88a', '#8fa9a6'),
    tree(250, 480, 190, green[700], green[500], wood[700]),
    tree(960, 480, 200, green[700], green[500], wood[700]),
    waves(W, 468, H, '#efe6d5', '#a9a597', 7),
    flags(90, green[700], gold[400]),
    flags(1000, blue[700], white),
    someone(330, 640, 0.86, cast.lok, {
      left: [
        [-68, -322],
        [-80, -392],
      ],
    }),
    someone(455, 630, 0.86, dressed(cast.lin, { top: green[700] }), {
      facing: 'right',
      right: [
        [66, -246],
        [104, -232],
      ],
    }),
    someone(640, 630, 0.86, dressed(cast.wai, { top: blue[800] }), {
      facing: 'left',
      left: [
        [-62, -246],
        [-108, -232],
      ],
    }),
    someone(770, 644, 0.88, cast.ana),
    someone(880, 636, 0.86, cast.rui, {
      facing: 'left',
      right: [
        [68, -322],
        [80, -392],
      ],
    }),
    someone(215, 648, 0.88, cast.fong, { facing: 'right' }),
  )
}
