import { cast, dressed } from '../cast'
import { words } from '../lettering'
import { blue, clay, gold, green, red, stone, white, wood } from '../palette'
import { boards } from '../pavement'
import { person } from '../person'
import { board } from '../room'
import { at, canvas, circle, ellipse, path, rect, stroke } from '../svg'
import { mug } from '../things/desk'
import { chairBack, wallClock } from '../things/furniture'
import { openBook, pile } from '../things/paper'
import { dado, tileField } from '../tile'
import { H, W } from './measures'

/** Courses for teachers: somebody teaching a class. */
export function teacher(): string {
  const notes =
    stroke('M424 330H700M424 330V150', green[200], 5) +
    stroke('M430 320C520 310 560 190 690 170', gold[300], 6) +
    circle(560, 252, 9, white) +
    words('學習曲線', 742, 178, 40, white) +
    words('一　提問', 742, 230, 32, green[200]) +
    words('二　等待', 742, 276, 32, green[200])
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#f6efdc'),
    tileField({ x: 0, y: 0, w: W, h: 500 }, 125, 1, gold[600], 0.09),
    boards(W, 620, H, '#d9bd97', '#c5a379', 300),
    dado(0, 500, W, 126, 1),
    board(370, 96, 590, 312, green[800], notes),
    wallClock(240, 180, 58),
    at(
      1030,
      176,
      rect(0, 0, 130, 170, white, 3) +
        rect(12, 14, 106, 84, blue[100]) +
        path('M12 98L50 50L78 84L96 62L118 98Z', green[500]) +
        circle(92, 38, 11, gold[400]) +
        rect(12, 114, 80, 8, stone[300], 3) +
        rect(12, 132, 60, 8, stone[200], 3),
    ),
    at(
      1010,
      752,
      ellipse(0, 3, 66, 9, '#4b2f1c33') +
        person(dressed(cast.lin, { top: green[700] }), {
          facing: 'left',
          left: [
            [-84, -290],
            [-124, -352],
          ],
          right: [
            [62, -236],
            [30, -206],
          ],
        }),
      1.24,
    ),
    rect(60, 716, 730, 26, wood[400], 4),
    rect(60, 716, 730, 8, wood[300], 4),
    rect(76, 742, 700, 24, wood[600]),
    pile(310, 718, [
      [120, 24, blue[700]],
      [104, 20, red[400]],
    ]),
    mug(556, 718, 0.7, gold[400]),
    openBook(190, 726, 0.4, green[700]),
    openBook(660, 726, 0.4, blue[700]),
    [190, 430, 660]
      .map(
        (x, i) =>
          at(
            x,
            950,
            person(
              [cast.sam, cast.ana, cast.lok][i] ?? cast.sam,
              i === 1
                ? {
                    facing: 'back',
                    right: [
                      [72, -320],
                      [66, -412],
                    ],
                  }
                : {
                    facing: 'back',
                    left: [
                      [-64, -232],
                      [-48, -200],
                    ],
                    right: [
                      [64, -232],
                      [48, -200],
                    ],
                  },
            ),
            1.12,
          ) + chairBack(x, 940, 1.3, [green[700], clay[500], blue[700]][i] ?? green[700]),
      )
      .join(''),
  )
}
