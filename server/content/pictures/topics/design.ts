import { blue, clay, gold, green, ink, red, sand, stone, white, wood } from '../palette'
import { shadow, stage } from '../stage'
import { at, canvas, circle, clip, path, rect, repeat, stroke } from '../svg'
import { penPot, plant } from '../things/desk'
import { posterArt } from '../things/poster'
import { H, W, Y } from './measures'

/** Graphic and product design: a poster, colour cards, drawing tools. */
export function design(): string {
  const swatch = (i: number) =>
    at(
      880,
      Y - 8,
      rect(-34, -250, 68, 250, white, 8) +
        rect(
          -34,
          -250,
          68,
          176,
          [green[700], green[500], gold[400], clay[500], red[400], blue[500]][i] ?? ink,
          8,
        ) +
        rect(
          -34,
          -90,
          68,
          20,
          [green[700], green[500], gold[400], clay[500], red[400], blue[500]][i] ?? ink,
        ) +
        rect(-20, -52, 40, 6, stone[300], 3) +
        rect(-20, -38, 26, 6, stone[200], 3) +
        circle(0, -14, 5, stone[400]),
      1,
      -48 + i * 19,
    )
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#f3e3d3', accent: clay[600], motif: 2, table: wood[300] }),
    shadow(430, Y, 330),
    rect(292, 96, 286, Y - 96, wood[600], 4),
    rect(302, 106, 266, Y - 116, white),
    at(318, 122, clip(rect(0, 0, 234, Y - 148, white), posterArt(234, Y - 148))),
    repeat(6, swatch),
    shadow(680, Y, 100),
    penPot(672, Y, 1.25, green[700], [gold[400], red[400], blue[500], clay[500]]),
    at(
      160,
      Y,
      path('M-96 0L96 0L-96 -150Z', gold[300]) +
        path('M-66 -22L16 -22L-66 -88Z', '#efe0c6') +
        repeat(8, i => stroke(`M${-84 + i * 22} -2v-10`, gold[600], 2.5)),
    ),
    at(
      620,
      Y + 40,
      rect(-230, -6, 300, 12, sand[200], 2) +
        repeat(20, i => stroke(`M${-222 + i * 15} -6v${i % 5 ? 5 : 8}`, wood[700], 1.6)),
    ),
    plant(1086, Y, 1.15, white, green[600]),
  )
}
