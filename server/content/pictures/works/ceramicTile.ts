import { blue, gold, white, wood } from '../palette'
import { hills, houses, lighthouse } from '../skyline'
import { at, canvas, circle, clip, path, rect, repeat, stroke } from '../svg'
import { tileField } from '../tile'
import { caption, exhibit } from './exhibit'
import { H, W } from './measures'

const junk = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    path('M-90 0H96L70 34H-62Z', blue[800]) +
      path('M-8 -10V-150Q58 -96 66 -14Z', blue[500]) +
      path('M-20 -10V-112Q-74 -66 -78 -14Z', blue[300]) +
      stroke('M-14 0V-160M-4 -48H58M-6 -84H48M-8 -118H30', blue[800], 5),
    s,
  )

/** The inner harbour in the morning on nine tiles, within a border of an old house; 560 wide, from its corner. */
export const harbourTiles: string =
  rect(-20, -20, 600, 600, wood[600], 6) +
  rect(0, 0, 560, 560, '#fdfdfb') +
  tileField({ x: 0, y: 0, w: 560, h: 560 }, 56, 2, blue[700]) +
  clip(
    rect(56, 56, 448, 448, white),
    rect(56, 56, 448, 448, '#fdfdfb'),
    circle(360, 190, 54, gold[300]),
    at(0, 250, hills(560, 0, [40, 90, 130, 70, 50, 90, 60], blue[100])),
    houses([56, 504], 262, [24, 80], blue[200], 6, white),
    lighthouse(150, 200, 70, blue[300], gold[400]),
    rect(56, 262, 448, 6, blue[500]),
    junk(210, 360, 1.05),
    junk(400, 320, 0.6),
    stroke(
      'M90 410q30 -14 60 0t60 0t60 0M300 380q26 -12 52 0t52 0M330 450q30 -14 60 0t60 0',
      blue[500],
      6,
    ),
    stroke('M120 466q24 -12 48 0t48 0M250 300h60M430 360h50', blue[300], 5),
  ) +
  rect(54, 54, 452, 4, blue[700]) +
  rect(54, 502, 452, 4, blue[700]) +
  rect(54, 54, 4, 452, blue[700]) +
  rect(502, 54, 4, 452, blue[700]) +
  repeat(
    2,
    i =>
      stroke(`M${187 * (i + 1)} 0V560M0 ${187 * (i + 1)}H560`, '#ffffffcc', 4) +
      stroke(`M${187 * (i + 1)} 0V560M0 ${187 * (i + 1)}H560`, blue[200], 1.5),
  )

/** 《內港晨光》: a painted tile panel. */
export function ceramicTile(): string {
  return canvas(
    W,
    H,
    exhibit('#e5edf5', wood[300]),
    rect(332, 150, 600, 600, '#10231c1c', 6),
    at(320, 132, harbourTiles),
    caption(960, 560, '內港晨光', '梁曉嵐'),
  )
}
