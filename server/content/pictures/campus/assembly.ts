import { cast } from '../cast'
import { grounded } from '../figure'
import { words } from '../lettering'
import { clay, cream, dim, gold, green, red, stone, white, wood } from '../palette'
import { boards } from '../pavement'
import { person } from '../person'
import { at, canvas, circle, path, poly, rect, repeat, stroke } from '../svg'
import { plant } from '../things/desk'
import { seat } from '../things/furniture'
import { mark } from '../things/mark'
import { dado, tileField } from '../tile'
import { H, W } from './measures'

/** 多用途禮堂: the assembly hall. */
export function assembly(): string {
  const fold = (x: number, w: number, c: string) =>
    repeat(Math.floor(w / 26), i => rect(x + i * 26, 96, 26, 470, i % 2 ? c : dim(c, 0.14)))
  const rows = repeat(4, r => {
    const y = 700 + r * 66
    const count = 9 - r
    const gap = 118 + r * 20
    return repeat(count, i => {
      const x = 600 + (i - (count - 1) / 2) * gap
      return seat(x, y + 40, 0.9 + r * 0.16, r % 2 ? green[700] : green[600])
    })
  })
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#efe3cc'),
    tileField({ x: 0, y: 0, w: W, h: 560 }, 140, 1, clay[600], 0.1),
    rect(120, 70, 960, 500, wood[700], 4),
    rect(140, 90, 920, 480, '#27433a'),
    rect(350, 130, 500, 290, stone[600], 4),
    rect(360, 140, 480, 270, cream),
    at(600, 236, mark(green[700], null), 2.2),
    words('歡迎蒞臨', 600, 380, 62, green[800], 'middle'),
    fold(140, 180, red[700]),
    fold(880, 182, red[700]),
    path(
      'M140 90H1060V140Q960 190 860 140Q760 190 660 140Q600 176 540 140Q440 190 340 140Q240 190 140 140Z',
      red[600],
    ),
    stroke(
      'M140 142Q240 192 340 142Q440 192 540 142Q600 178 660 142Q760 192 860 142Q960 192 1060 142',
      gold[400],
      6,
    ),
    rect(100, 556, 1000, 22, wood[300], 3),
    rect(110, 576, 980, 64, wood[600]),
    dado(110, 582, 980, 54, 3, gold[600]),
    boards(W, 640, H, '#b98a5e', '#a5764c', 300),
    grounded(
      790,
      560,
      0.58,
      person(cast.lin, {
        facing: 'left',
        left: [
          [-78, -280],
          [-112, -316],
        ],
      }),
    ),
    at(
      840,
      560,
      path('M-36 -118H40L32 0H-28Z', wood[500]) +
        rect(-44, -126, 92, 12, wood[400], 3) +
        stroke('M0 -126L-10 -160', stone[800], 4) +
        circle(-10, -162, 6, stone[800]),
    ),
    plant(230, 562, 0.7, white),
    plant(986, 562, 0.7, white),
    rows,
    repeat(5, i =>
      at(
        200 + i * 200,
        0,
        rect(-16, 0, 32, 34, stone[800], 4) +
          poly(
            [
              [-20, 34],
              [20, 34],
              [14, 48],
              [-14, 48],
            ],
            gold[300],
          ),
      ),
    ),
  )
}
