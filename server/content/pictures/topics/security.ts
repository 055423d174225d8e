import { blue, clay, gold, green, ink, sand, stone, white } from '../palette'
import { shadow, stage } from '../stage'
import { at, canvas, circle, path, rect, repeat, ring, stroke } from '../svg'
import { code, laptop, mug } from '../things/desk'
import { H, W, Y } from './measures'

/** Security: a shield among the nodes of a network. */
export function security(): string {
  const shield =
    'M0 -190C60 -150 110 -142 150 -142C156 -10 110 90 0 142C-110 90 -156 -10 -150 -142C-110 -142 -60 -150 0 -190Z'
  return canvas(
    W,
    H,
    stage(
      W,
      H,
      { wall: '#dbe6ec', accent: blue[900], motif: 3, table: '#7f8f97' },
      repeat(3, i => ring(600, 290, 230 + i * 54, i % 2 ? green[300] : blue[300], 2.5)),
    ),
    [
      [370, 186],
      [836, 150],
      [320, 380],
      [884, 400],
      [730, 76],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          stroke(`M${x} ${y}L600 290`, blue[300], 3) +
          circle(x, y, 24, white) +
          ring(x, y, 24, [green[600], gold[500], blue[700], clay[500], green[600]][i] ?? ink, 5) +
          circle(x, y, 8, [green[600], gold[500], blue[700], clay[500], green[600]][i] ?? ink),
      )
      .join(''),
    at(
      600,
      300,
      path(shield, green[800]) +
        at(0, -4, path(shield, green[600]), 0.9) +
        path('M0 -175C56 -139 100 -132 135 -132C140 -13 99 78 0 124Z', green[700]) +
        path('M-44 -40V-70A44 44 0 0 1 44 -70V-40H24V-70A24 24 0 0 0 -24 -70V-40Z', sand[200]) +
        rect(-66, -44, 132, 104, gold[400], 12) +
        path('M30 -44H54Q66 -44 66 -32V48Q66 60 54 60H30Z', gold[500]) +
        circle(0, -4, 15, ink) +
        path('M-6 0H6L11 36H-11Z', ink),
    ),
    shadow(230, Y, 280),
    laptop(230, Y, 1.12, code(200, 126), '#10263f'),
    shadow(960, Y, 150),
    at(
      960,
      Y,
      rect(-58, -206, 116, 206, ink, 16) +
        rect(-50, -194, 100, 176, '#f2f6f4', 6) +
        circle(0, -126, 32, green[100]) +
        stroke('M-15 -126L-4 -114L17 -140', green[700], 7) +
        repeat(4, i => circle(-27 + i * 18, -66, 6, i < 3 ? blue[700] : stone[300])) +
        rect(-30, -46, 60, 12, green[500], 6),
    ),
    at(
      1092,
      Y,
      circle(-10, -34, 32, gold[400]) +
        circle(-10, -34, 14, '#7f8f97') +
        rect(16, -42, 84, 16, gold[400], 3) +
        rect(70, -28, 11, 20, gold[500]) +
        rect(88, -28, 11, 14, gold[500]),
    ),
    mug(440, Y + 40, 1, white),
  )
}
