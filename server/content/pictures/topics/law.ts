import { blue, dim, gold, green, mist, red, stone, wood } from '../palette'
import { shadow, stage } from '../stage'
import { at, canvas, circle, path, rect, stroke } from '../svg'
import { pile } from '../things/paper'
import { H, W, Y } from './measures'

/** Law: scales, code books, a gavel. */
export function law(): string {
  const pan = (x: number, y: number) =>
    stroke(`M${x} ${y - 116}L${x - 66} ${y}M${x} ${y - 116}L${x + 66} ${y}`, gold[500], 3) +
    path(
      `M${x - 82} ${y}H${x + 82}Q${x + 60} ${y + 44} ${x} ${y + 44}Q${x - 60} ${y + 44} ${x - 82} ${y}Z`,
      gold[400],
    ) +
    path(
      `M${x + 20} ${y}H${x + 82}Q${x + 60} ${y + 44} ${x} ${y + 44}Q${x + 20} ${y + 28} ${x + 20} ${y}Z`,
      gold[500],
    )
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#e9e6da', accent: green[800], motif: 1, table: wood[600] }),
    shadow(600, Y, 220),
    rect(591, 150, 18, Y - 190, gold[500], 5),
    rect(602, 150, 7, Y - 190, gold[600], 3),
    circle(600, 138, 20, gold[400]),
    path(`M500 ${Y}Q520 ${Y - 40} 570 ${Y - 46}H630Q680 ${Y - 40} 700 ${Y}Z`, gold[400]),
    path(`M640 ${Y - 46}Q680 ${Y - 40} 700 ${Y}H650Z`, gold[600]),
    rect(580, Y - 130, 40, 12, gold[600], 5),
    stroke('M404 190Q600 140 796 190', gold[500], 11),
    circle(404, 190, 9, gold[600]),
    circle(796, 190, 9, gold[600]),
    pan(404, 306),
    pan(796, 306),
    shadow(214, Y, 290),
    pile(214, Y, [
      [290, 54, red[700]],
      [262, 46, green[800], 8],
      [276, 50, blue[800], -6],
      [236, 40, gold[600], 6],
    ]),
    shadow(980, Y, 250),
    at(960, Y, rect(-104, -30, 208, 30, wood[800], 8) + rect(-84, -42, 168, 16, wood[700], 5)),
    at(
      960,
      Y - 92,
      rect(-74, -44, 148, 88, wood[500], 10) +
        rect(26, -44, 48, 88, dim(wood[500], 0.16), 10) +
        rect(-62, -50, 16, 100, gold[400], 4) +
        rect(46, -50, 16, 100, gold[500], 4) +
        rect(-9, 38, 18, 200, wood[400], 8),
      1,
      -62,
    ),
    at(
      700,
      Y + 40,
      path('M-130 0L-104 -30H92L112 0Z', mist) + stroke('M-86 -10H76M-80 -20H60', stone[300], 3),
    ),
  )
}
