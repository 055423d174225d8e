import { cast } from '../cast'
import { words } from '../lettering'
import { blue, clay, dusk, gold, green, mix, stone, white, wood } from '../palette'
import { boards } from '../pavement'
import { person } from '../person'
import { board, paneWindow, pendant } from '../room'
import { houses, tower } from '../skyline'
import { at, canvas, circle, ellipse, path, rect, repeat, stroke } from '../svg'
import { laptop, laptopBack, mug, penPot } from '../things/desk'
import { chairBack, table } from '../things/furniture'
import { dado, tileField } from '../tile'
import { H, W } from './measures'

/** What the class learns to make: a table's figures, drawn. */
export const spreadsheet =
  words('試算表應用', 760, 168, 44, white) +
  stroke('M742 360H1060M742 360V210', green[100], 4) +
  repeat(5, i =>
    rect(772 + i * 54, 360 - 26 - i * 20, 32, 26 + i * 20, i === 4 ? gold[300] : green[300], 3),
  ) +
  words('求和　平均', 1096, 250, 34, green[200]) +
  words('繪製圖表', 1096, 310, 34, green[200])

/** The way to a certificate. */
export const examination =
  words('專業認證備試班', 1020, 186, 66, white, 'middle') +
  rect(820, 214, 400, 5, gold[300], 2) +
  words('一　考試範圍', 850, 274, 40, green[200]) +
  words('二　模擬試題', 850, 326, 40, green[200]) +
  words('三　上機考核', 850, 378, 40, green[200])

/** An evening class of working adults, before what is written on the board. */
export function eveningClass(written: string): string {
  const screen =
    rect(0, 0, 200, 126, mix(blue[100], white, 0.4)) +
    rect(14, 16, 80, 10, green[600], 3) +
    repeat(4, i => rect(14, 40 + i * 18, 110 - i * 14, 6, stone[400], 3)) +
    rect(140, 40, 46, 60, gold[300], 3)
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#eef3e6'),
    tileField({ x: 0, y: 0, w: W, h: 486 }, 122, 3, green[700], 0.06),
    rect(0, 560, W, 240, wood[200]),
    boards(W, 600, H, '#d9bd97', '#c7a77c', 320),
    dado(0, 486, W, 118, 1),
    board(700, 96, 640, 310, green[800], written),
    paneWindow(
      1456,
      110,
      380,
      280,
      rect(1400, 60, 460, 400, dusk[700]) +
        circle(1570, 170, 26, '#f3e9d0') +
        tower(1750, 400, 240, dusk[800]) +
        houses([1440, 1860], 400, [50, 150], dusk[900], 5, gold[300]),
      3,
    ),
    pendant(880, 40, green[700], 0.9),
    pendant(1230, 40, green[700], 0.9),
    pendant(1580, 40, green[700], 0.9),
    at(
      640,
      640,
      ellipse(0, 2, 62, 9, '#4b2f1c2e') +
        person(cast.lin, {
          facing: 'right',
          right: [
            [84, -286],
            [112, -338],
          ],
          left: [
            [-58, -240],
            [-30, -200],
          ],
        }),
      1.06,
    ),
    table(1000, 596, 470, 740, wood[500]),
    at(900, 770, person(cast.ho, { facing: 'left' }), 0.86),
    at(1120, 770, person(cast.ana, { facing: 'left' }), 0.86),
    rect(760, 604, 490, 200, '#d9bd97'),
    table(1000, 602, 500, 780, wood[500]),
    laptopBack(1120, 602, 0.6),
    penPot(990, 602, 0.62, clay[500], [green[600], gold[400], blue[500]]),
    at(892, 602, path('M-70 0L-58 -12H58L70 0Z', white) + stroke('M-44 -6H40', stone[400], 2)),
    table(1520, 690, 760, 900, wood[400]),
    laptop(1526, 690, 0.72, screen),
    mug(1822, 690, 0.8, clay[500]),
    at(
      1370,
      880,
      person(cast.rui, {
        facing: 'back',
        left: [
          [-70, -226],
          [-50, -190],
        ],
        right: [
          [66, -232],
          [72, -196],
        ],
      }),
      1,
    ),
    at(
      1680,
      880,
      person(cast.yan, {
        facing: 'back',
        left: [
          [-66, -232],
          [-74, -196],
        ],
        right: [
          [66, -226],
          [52, -190],
        ],
      }),
      1,
    ),
    chairBack(1370, 868, 1.2, green[600]),
    chairBack(1680, 868, 1.2, green[600]),
  )
}
