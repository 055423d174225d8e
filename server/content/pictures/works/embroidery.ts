import { gold, green, lit, red, white, wood } from '../palette'
import { at, canvas, circle, clip, path, rect, repeat, stroke } from '../svg'
import { caption, exhibit } from './exhibit'
import { H, W } from './measures'

/** A kapok flower: five thick petals, in stitches, around its stamens. */
const kapok = (x: number, y: number, s: number, turn: number): string =>
  at(
    x,
    y,
    repeat(5, i =>
      at(
        0,
        0,
        path('M0 0C-74 -30 -70 -128 0 -150C70 -128 74 -30 0 0Z', lit(red[600], (i % 3) * 0.12)) +
          stroke(
            'M0 -16V-138M-18 -20Q-40 -80 -20 -132M18 -20Q40 -80 20 -132M-34 -34Q-56 -80 -42 -116M34 -34Q56 -80 42 -116',
            lit(red[600], 0.34),
            2.4,
          ),
        1,
        i * 72,
      ),
    ) +
      repeat(12, i =>
        at(0, 0, stroke('M0 0V-44', gold[400], 3) + circle(0, -46, 6, gold[300]), 1, i * 30),
      ) +
      circle(0, 0, 16, gold[500]),
    s,
    turn,
  )

const bud = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    path('M0 0C-30 -14 -26 -58 0 -70C26 -58 30 -14 0 0Z', red[600]) +
      path('M-22 -6Q0 -34 22 -6Q0 12 -22 -6Z', green[800]),
    1,
    turn,
  )

/** A branch of kapok in a hoop, which is 644 wide, around the origin. */
export const kapokHoop: string =
  circle(0, 0, 322, wood[500]) +
  circle(0, 0, 310, wood[400]) +
  circle(0, 0, 290, wood[700]) +
  circle(0, 0, 284, '#fbf7ec') +
  rect(-30, -340, 60, 36, gold[500], 6) +
  rect(-8, -350, 16, 60, gold[600], 4) +
  clip(
    circle(0, 0, 282, white),
    repeat(46, i => stroke(`M${-282 + i * 12.4} -290V290`, '#f3ecdc', 1.5)),
    stroke('M-290 190Q-120 150 -20 40T200 -230', wood[700], 22),
    stroke('M-20 40Q90 60 170 140M-150 134Q-170 40 -130 -60', wood[700], 13),
    kapok(-20, 30, 1.1, 8),
    kapok(166, 150, 0.66, -24),
    kapok(-132, -104, 0.72, 30),
    bud(128, -120, 40),
    bud(206, -224, 20),
    bud(-214, 172, -60),
  )

/** 《木棉》: embroidered in a hoop. */
export function embroidery(): string {
  return canvas(
    W,
    H,
    exhibit('#efe8ee', wood[400]),
    circle(614, 424, 322, '#10231c1e'),
    at(600, 410, kapokHoop),
    caption(970, 620, '木棉', '黃慧貞'),
  )
}
