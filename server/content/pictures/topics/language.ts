import { blue, clay, dim, gold, green, lit, red, stone, white, wood } from '../palette'
import { shadow, stage } from '../stage'
import { at, canvas, circle, ellipse, path, rect, stroke } from '../svg'
import { penPot, plant } from '../things/desk'
import { openBook, pile } from '../things/paper'
import { H, W, Y } from './measures'

const bubble = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  tail: number,
  content: string,
): string =>
  at(
    x,
    y,
    rect(-w / 2 + 6, -h / 2 + 8, w, h, '#10231c1c', 34) +
      rect(-w / 2, -h / 2, w, h, colour, 34) +
      path(`M${tail * 20} ${h / 2 - 6}H${tail * 80}L${tail * 84} ${h / 2 + 46}Z`, colour) +
      content,
  )

/** Languages: voices above an open book. */
export function language(): string {
  const letter = (d: string, colour = white, width = 17) => stroke(d, colour, width)
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#e6e9f4', accent: blue[700], motif: 1, table: wood[300] }),
    bubble(400, 180, 230, 176, green[700], -1, letter('M-44 50L0 -52L44 50M-28 18H28')),
    bubble(
      682,
      150,
      220,
      170,
      red[600],
      1,
      letter('M40 -26A44 46 0 1 0 40 30M2 54Q18 58 8 74', white),
    ),
    bubble(
      536,
      352,
      210,
      150,
      gold[400],
      1,
      letter('M-42 44L-6 -36L30 44M-29 16H17M-30 -56Q-18 -70 -6 -60T18 -64', green[900], 14),
    ),
    bubble(
      832,
      338,
      170,
      126,
      white,
      1,
      [-38, 0, 38].map(x => circle(x, 0, 11, blue[500])).join(''),
    ),
    shadow(204, Y, 270),
    pile(204, Y, [
      [270, 48, blue[700]],
      [244, 42, clay[500], 6],
      [256, 44, green[600], -4],
    ]),
    at(
      204,
      Y - 136,
      stroke('M-92 -6V-40A92 92 0 0 1 92 -40V-6', stone[800], 15) +
        rect(-114, -54, 42, 84, stone[800], 18) +
        rect(-84, -46, 20, 68, gold[400], 9) +
        rect(72, -54, 42, 84, '#2f3a36', 18) +
        rect(64, -46, 20, 68, gold[500], 9) +
        stroke('M-94 26Q-90 60 -30 56', stone[800], 6) +
        rect(-36, 46, 34, 18, stone[800], 9),
      0.92,
    ),
    shadow(640, Y + 30, 330),
    openBook(640, Y + 38, 1.15, blue[800]),
    shadow(1016, Y, 160),
    at(
      1020,
      Y,
      ellipse(0, -6, 74, 12, wood[700]) +
        rect(-8, -60, 16, 56, wood[600]) +
        `<path d="M-96 -200A112 112 0 0 0 60 -74" fill="none" stroke="${gold[500]}" stroke-width="9"/>` +
        circle(0, -160, 96, blue[300]) +
        path(
          'M-70 -222C-40 -250 10 -250 30 -230C20 -204 -10 -214 -20 -190C-36 -170 -60 -176 -84 -190C-88 -204 -80 -216 -70 -222ZM10 -160C40 -176 76 -170 92 -150C88 -112 60 -82 34 -72C20 -96 -4 -130 10 -160ZM-60 -128C-40 -136 -20 -120 -24 -100C-36 -86 -56 -96 -66 -106Z',
          green[500],
        ) +
        path('M30 -250A96 96 0 0 1 30 -69A126 126 0 0 0 30 -250Z', '#14305a22'),
    ),
    penPot(896, Y, 1.05, dim(clay[500]), [green[700], lit(red[600]), gold[400]]),
    plant(1140, Y, 0.8, white),
  )
}
