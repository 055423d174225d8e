import { cast, dressed } from '../cast'
import { someone } from '../figure'
import { words } from '../lettering'
import { blue, gold, red, sand, stone, white, wood } from '../palette'
import { boards } from '../pavement'
import { person } from '../person'
import { board, pendant } from '../room'
import { at, canvas, circle, rect, repeat } from '../svg'
import { bars } from '../things/charts'
import { laptopBack, plant } from '../things/desk'
import { seat, table } from '../things/furniture'
import { dado, tileField } from '../tile'
import { H, W } from './measures'

/** A seminar. */
export function seminar(): string {
  const slide =
    rect(0, 0, 520, 280, white) +
    words('人工智能與職場', 30, 62, 44, blue[800]) +
    repeat(3, i => circle(42, 122 + i * 54, 8, gold[400])) +
    words('判斷屬於人', 66, 132, 32, stone[800]) +
    words('先訂守則', 66, 186, 32, stone[800]) +
    words('由任務出發', 66, 240, 32, stone[800]) +
    at(310, 70, bars(180, 170, [0.3, 0.45, 0.6, 0.55, 0.95], blue[500]))
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#dfe8ef'),
    tileField({ x: 0, y: 0, w: W, h: 470 }, 157, 3, blue[800], 0.07),
    board(340, 60, 540, 300, white, at(350, 70, slide), stone[600]),
    dado(0, 410, W, 84, 2),
    boards(W, 494, H, '#cdb08a', '#b99a72', 260),
    someone(250, 560, 0.92, dressed(cast.lin, { top: red[600] }), {
      facing: 'right',
      right: [
        [74, -282],
        [108, -324],
      ],
    }),
    table(1000, 440, 240, 560, wood[400]),
    laptopBack(1000, 438, 0.5),
    plant(1130, 500, 0.9, white),
    repeat(7, i =>
      at(
        120 + i * 165,
        690,
        seat(0, 0, 1.2, blue[800]) +
          at(
            0,
            84,
            person(
              [cast.mei, cast.ho, cast.ana, cast.sam, cast.fong, cast.lok, cast.rui][i] ?? cast.mei,
              {
                facing: 'back',
                ...(i === 4
                  ? {
                      right: [
                        [70, -320],
                        [64, -400],
                      ],
                    }
                  : {}),
              },
            ),
            0.72,
          ) +
          at(0, 46, seat(0, 0, 1.3, blue[700])),
      ),
    ),
    [260, 940].map(x => pendant(x, 20, sand[600], 0.7)).join(''),
  )
}
