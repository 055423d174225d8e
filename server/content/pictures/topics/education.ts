import { blue, clay, dim, gold, green, red, white, wood } from '../palette'
import { board } from '../room'
import { shadow, stage } from '../stage'
import { at, canvas, ellipse, path, rect, ring, stroke } from '../svg'
import { penPot, plant } from '../things/desk'
import { openBook, pile } from '../things/paper'
import { H, W, Y } from './measures'

/** Education: a blackboard, books and building blocks. */
export function education(): string {
  const chalk =
    stroke('M390 292L470 168L550 292Z', white, 5) +
    ring(650, 232, 60, gold[300], 5) +
    stroke('M650 232L692 190', gold[300], 5) +
    stroke('M746 176H826M746 216H850M746 256H800', green[200], 6) +
    stroke('M470 168V292', green[300], 3)
  const block = (x: number, y: number, colour: string, sign: string) =>
    rect(x, y, 74, 74, colour, 8) +
    rect(x + 52, y, 22, 74, dim(colour, 0.12), 8) +
    rect(x + 9, y + 9, 56, 56, white, 5) +
    at(x + 37, y + 37, stroke(sign, colour, 8))
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#e4efe2', accent: green[600], motif: 1, table: wood[300] }),
    board(330, 110, 560, 270, green[800], chalk),
    shadow(220, Y, 280),
    pile(220, Y, [
      [280, 48, blue[700]],
      [252, 42, red[600], 8],
      [262, 44, gold[400], -6],
    ]),
    at(
      226,
      Y - 216,
      path(
        'M0 -10C-46 -34 -74 6 -60 50C-50 84 -22 92 0 82C22 92 50 84 60 50C74 6 46 -34 0 -10Z',
        red[600],
      ) +
        path('M20 -18C58 -22 74 12 60 50C50 84 22 92 6 84C44 64 44 10 20 -18Z', red[700]) +
        stroke('M0 -8Q2 -34 14 -44', wood[700], 7) +
        path('M8 -30Q40 -62 62 -40Q38 -14 8 -30Z', green[500]) +
        ellipse(-30, 14, 10, 16, red[400]),
      0.96,
    ),
    shadow(860, Y, 230),
    block(770, Y - 74, clay[500], 'M-14 18L0 -18L14 18M-8 6H8'),
    block(852, Y - 74, blue[500], 'M-12 -18V18H4A10 10 0 0 0 4 0H-12H2A9 9 0 0 0 2 -18Z'),
    block(812, Y - 148, gold[500], 'M14 -12A18 18 0 1 0 14 12'),
    shadow(540, Y + 30, 300),
    openBook(540, Y + 40, 1.05, green[700]),
    shadow(1040, Y, 100),
    penPot(1020, Y, 1.2, white, [red[400], gold[400], blue[500], green[600]]),
    plant(1124, Y, 0.95),
  )
}
