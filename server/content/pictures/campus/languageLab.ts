import { cast } from '../cast'
import { words } from '../lettering'
import { blue, dim, gold, green, ink, red, stone, white, wood } from '../palette'
import { boards } from '../pavement'
import { person } from '../person'
import { board, paneWindow, pendant, view } from '../room'
import { at, canvas, path, rect, stroke } from '../svg'
import { dado, tileField } from '../tile'
import { H, W } from './measures'

/** 語言實驗室: the language laboratory. */
export function languageLab(): string {
  const booth = (x: number, y: number, s: number, look: Parameters<typeof person>[0], i: number) =>
    at(
      x,
      y,
      at(
        0,
        214,
        person(look, {
          left: [
            [-62, -238],
            [-40, -212],
          ],
          right:
            i % 2
              ? [
                  [64, -240],
                  [40, -212],
                ]
              : [
                  [70, -290],
                  [40, -340],
                ],
        }),
      ) +
        stroke('M-36 -132V-146A36 36 0 0 1 36 -146V-132', ink, 6) +
        rect(-45, -150, 15, 30, ink, 7) +
        rect(30, -150, 15, 30, ink, 7) +
        stroke('M-38 -120Q-34 -104 -12 -106', ink, 3.5) +
        rect(-140, -8, 280, 236, wood[300], 4) +
        rect(-140, 214, 280, 14, dim(wood[300], 0.2), 4) +
        rect(-150, -14, 300, 14, wood[200], 4) +
        rect(-150, -104, 12, 332, blue[700], 3) +
        rect(138, -104, 12, 332, blue[800], 3) +
        at(-6, -10, path('M-46 -44H46L54 0H-54Z', stone[300])) +
        rect(-60, 24, 120, 44, dim(wood[300], 0.08), 4),
      s,
    )
  const talk = (x: number, y: number, c: string, d: string, tail: number) =>
    at(
      x,
      y,
      rect(-60, -46, 120, 88, c, 22) +
        path(`M${tail * 10} 38H${tail * 44}L${tail * 46} 64Z`, c) +
        stroke(d, white, 9),
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#e9edf6'),
    tileField({ x: 0, y: 0, w: W, h: 470 }, 134, 1, blue[700], 0.09),
    dado(0, 450, W, 100, 1),
    boards(W, 550, H, '#d5bd98', '#c2a57b', 280),
    board(
      330,
      80,
      540,
      270,
      green[800],
      talk(450, 190, red[600], 'M-22 24L0 -26L22 24M-14 8H14', -1) +
        talk(600, 170, gold[500], 'M20 -14A22 24 0 1 0 20 16M2 28q8 2 4 10', 1) +
        talk(750, 200, blue[500], 'M-16 26V-26H16M-16 0H10M-16 26H16', 1) +
        words('你好！　Bom dia!　Hello!', 600, 312, 38, green[200], 'middle'),
    ),
    paneWindow(60, 110, 190, 220, view(60, 340, 190, 240, 10)),
    paneWindow(950, 110, 190, 220, view(950, 340, 190, 240, 13)),
    booth(300, 580, 0.82, cast.fong, 1),
    booth(600, 580, 0.82, cast.lok, 0),
    booth(900, 580, 0.82, cast.mei, 1),
    booth(190, 790, 1.06, cast.rui, 1),
    booth(600, 790, 1.06, cast.ana, 1),
    booth(1010, 790, 1.06, cast.ho, 0),
    [290, 910].map(x => pendant(x, 30, blue[700], 0.7)).join(''),
  )
}
