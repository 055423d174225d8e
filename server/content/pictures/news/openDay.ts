import { daylight, school } from '../building'
import { cast } from '../cast'
import { someone } from '../figure'
import { blue, clay, gold, green, red, stone, white, wood } from '../palette'
import { waves } from '../pavement'
import { cloud, tree } from '../skyline'
import { at, canvas, ellipse, path, rect, repeat } from '../svg'
import { pot } from '../things/craft'
import { mark } from '../things/mark'
import { pennants } from '../things/pennants'
import { H, W } from './measures'

/** Open day in front of the school. */
export function openDay(): string {
  const stall = (x: number, c: string, goods: string) =>
    rect(x - 104, 420, 8, 190, stone[600]) +
    rect(x + 96, 420, 8, 190, stone[600]) +
    rect(x - 116, 520, 232, 96, white, 4) +
    rect(x - 116, 520, 232, 12, c, 3) +
    repeat(6, i =>
      path(
        `M${x - 126 + i * 42} 372H${x - 84 + i * 42}V432A21 21 0 0 1 ${x - 126 + i * 42} 432Z`,
        i % 2 ? white : c,
      ),
    ) +
    at(x, 520, goods)
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#cfe6f1'),
    ellipse(600, 620, 900, 460, '#e3f0ee'),
    cloud(180, 90, 240, '#f5fafa'),
    cloud(1040, 70, 200, '#f5fafa'),
    tree(60, 560, 300, green[700], green[500], wood[700]),
    tree(1140, 560, 310, green[700], green[500], wood[700]),
    at(600, 560, school(daylight, mark()), 0.72),
    waves(W, 590, H, '#efe7d7', '#a8a698', 4),
    pennants(-20, 620, 70, 50),
    pennants(580, 1230, 70, 50),
    stall(
      220,
      red[600],
      pot(-50, 0, 0.9, 1, blue[500], white) +
        pot(10, 0, 0.9, 2, clay[500]) +
        pot(64, 0, 0.8, 4, green[500]),
    ),
    stall(
      980,
      green[700],
      rect(-70, -44, 56, 44, blue[700], 3) +
        rect(-6, -52, 50, 52, gold[400], 3) +
        rect(52, -34, 40, 34, clay[500], 3),
    ),
    someone(160, 648, 0.56, cast.yan, { facing: 'right' }),
    someone(330, 656, 0.58, cast.ho, {
      facing: 'left',
      left: [
        [-66, -252],
        [-86, -226],
      ],
    }),
    someone(520, 660, 0.6, cast.ana, { facing: 'right' }),
    someone(620, 662, 0.6, cast.wai, {
      facing: 'left',
      left: [
        [-70, -280],
        [-96, -320],
      ],
    }),
    someone(860, 656, 0.58, cast.fong, { facing: 'right' }),
    someone(1070, 650, 0.57, cast.lok, { facing: 'left' }),
  )
}
