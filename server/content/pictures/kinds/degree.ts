import { blue, clay, gold, green, red, sand, wood } from '../palette'
import { archWindow, sunbeam, view } from '../room'
import { shadow, stage } from '../stage'
import { at, canvas, ellipse, path, rect, ring } from '../svg'
import { plant } from '../things/desk'
import { mortarboard, openBook, pile } from '../things/paper'
import { H, W, Y } from './measures'

/** Degree courses: the cap on a pile of books before a window. */
export function degree(): string {
  return canvas(
    W,
    H,
    stage(
      W,
      H,
      { wall: '#dcebe2', accent: green[600], motif: 1, table: wood[500] },
      archWindow(360, 70, 480, Y - 40, view(360, Y, 480, 540, 21)) +
        sunbeam(900, 160, 120, 420, 0.3),
    ),
    shadow(600, Y, 420),
    pile(600, Y, [
      [420, 66, green[800]],
      [376, 58, red[700], 10],
      [400, 56, blue[800], -12],
      [340, 50, gold[500], 8],
    ]),
    mortarboard(604, Y - 214, 1.28),
    shadow(238, Y, 260),
    at(
      238,
      Y,
      rect(-130, -62, 260, 62, sand[100], 30) +
        ellipse(124, -31, 16, 31, sand[300]) +
        ring(124, -31, 10, sand[600], 3) +
        rect(-24, -64, 44, 66, red[600]) +
        path('M-20 -4L-34 44L-10 30L6 50L14 -2Z', red[700]),
    ),
    shadow(950, Y + 36, 260),
    openBook(962, Y + 46, 0.95, blue[700]),
    plant(1104, Y, 1.1, clay[500]),
  )
}
