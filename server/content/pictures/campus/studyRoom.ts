import { cast } from '../cast'
import { blue, clay, gold, green, lit, red, stone, white, wood } from '../palette'
import { boards } from '../pavement'
import { person } from '../person'
import { archWindow, framed, view } from '../room'
import { at, canvas, rect, repeat } from '../svg'
import { deskLamp, laptopBack } from '../things/desk'
import { chairBack } from '../things/furniture'
import { openBook, pile } from '../things/paper'
import { posterArt } from '../things/poster'
import { tileField } from '../tile'
import { H, W } from './measures'

/** 自修室: the study room. */
export function studyRoom(): string {
  const booth = (x: number, i: number) =>
    rect(x, 400, 10, 330, wood[600]) +
    rect(x + 10, 420, 252, 160, i % 2 ? green[200] : lit(green[200], 0.3)) +
    rect(x + 10, 420, 252, 8, wood[500]) +
    framedNote(x + 40, 440, i) +
    deskLamp(x + 220, 584, 0.5, [green[700], clay[500], blue[700], gold[500]][i] ?? green[700])
  const framedNote = (x: number, y: number, i: number) =>
    rect(x, y, 56, 44, [gold[100], white, clay[100], blue[100]][i] ?? white, 2) +
    rect(x + 10, y + 12, 36, 4, stone[300], 2) +
    rect(x + 10, y + 22, 26, 4, stone[300], 2)
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#e6efe8'),
    tileField({ x: 0, y: 0, w: W, h: 420 }, 140, 3, green[700], 0.09),
    archWindow(110, 90, 220, 270, view(110, 370, 220, 290, 3)),
    archWindow(490, 90, 220, 270, view(490, 370, 220, 290, 14)),
    archWindow(870, 90, 220, 270, view(870, 370, 220, 290, 27)),
    boards(W, 700, H, '#d2b48c', '#bd9b6f', 300),
    repeat(4, i => booth(66 + i * 268, i)),
    rect(1138, 400, 12, 330, wood[600]),
    rect(50, 584, 1110, 20, wood[400], 4),
    rect(50, 584, 1110, 7, wood[300], 4),
    rect(60, 604, 1090, 20, wood[600]),
    rect(70, 620, 14, 130, wood[700]),
    rect(1122, 620, 14, 130, wood[700]),
    openBook(200, 600, 0.45, red[700]),
    openBook(730, 600, 0.45, blue[700]),
    pile(400, 584, [
      [80, 16, green[700]],
      [70, 14, gold[400]],
    ]),
    pile(1000, 584, [
      [90, 18, blue[700]],
      [80, 16, clay[500]],
      [84, 14, green[700]],
    ]),
    laptopBack(470, 588, 0.5, stone[600]),
    [200, 468, 736]
      .map(
        (x, i) =>
          at(
            x,
            862,
            person([cast.lok, cast.yan, cast.rui][i] ?? cast.lok, {
              facing: 'back',
              left: [
                [-64, -232],
                [-48, -200],
              ],
              right: [
                [64, -232],
                [48, -200],
              ],
            }),
            0.98,
          ) + chairBack(x, 862, 1.12, [green[700], clay[500], blue[700]][i] ?? green[700]),
      )
      .join(''),
    chairBack(1010, 862, 1.12, gold[500]),
    framed(380, 150, 64, 84, at(396, 166, posterArt(32, 52))),
    framed(758, 150, 64, 84, at(774, 166, posterArt(32, 52))),
  )
}
