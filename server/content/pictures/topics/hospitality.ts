import { clay, dim, gold, green, ink, sand, stone, white, wood } from '../palette'
import { shadow, stage } from '../stage'
import { at, canvas, circle, ellipse, path, rect, repeat, stroke } from '../svg'
import { plant } from '../things/desk'
import { H, W, Y } from './measures'

/** Hospitality: keys, a bell, a cloche, a suitcase. */
export function hospitality(): string {
  const key = (x: number) =>
    circle(x, 176, 8, stone[400]) +
    stroke(`M${x} 184V212`, stone[400], 4) +
    rect(x - 15, 212, 30, 50, gold[400], 5) +
    circle(x, 222, 4, gold[700])
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#f1e4cf', accent: '#9a5b33', motif: 3, table: wood[700] }),
    rect(330, 128, 540, 170, wood[700], 6),
    rect(340, 138, 520, 150, wood[800], 3),
    repeat(8, i =>
      i === 3 || i === 6
        ? rect(360 + i * 62, 150, 46, 126, dim(wood[800], 0.3), 3)
        : rect(360 + i * 62, 150, 46, 126, dim(wood[800], 0.3), 3) + key(383 + i * 62),
    ),
    shadow(600, Y, 300),
    at(
      600,
      Y,
      ellipse(0, -8, 176, 16, stone[300]) +
        path('M-150 -16C-150 -176 150 -176 150 -16Z', stone[200]) +
        path('M50 -130C112 -116 150 -76 150 -16H94C100 -60 86 -106 50 -130Z', stone[400]) +
        stroke('M-116 -46C-108 -84 -84 -108 -52 -118', white, 9) +
        circle(0, -146, 15, gold[400]) +
        rect(-160, -20, 320, 10, stone[400], 5),
    ),
    shadow(880, Y, 170),
    at(
      890,
      Y,
      rect(-84, -18, 168, 18, wood[800], 6) +
        path('M-72 -22C-72 -112 72 -112 72 -22Z', gold[400]) +
        path('M22 -86C56 -78 72 -52 72 -22H44C48 -48 40 -72 22 -86Z', gold[600]) +
        rect(-8, -104, 16, 18, gold[500]) +
        circle(0, -108, 12, gold[500]) +
        rect(-80, -24, 160, 8, gold[500], 4),
    ),
    shadow(230, Y, 280),
    at(
      230,
      Y,
      path(
        'M-46 -196V-226Q-46 -240 -32 -240H32Q46 -240 46 -226V-196H30V-224H-30V-196Z',
        wood[800],
      ) +
        rect(-140, -200, 280, 190, clay[600], 16) +
        path('M70 -200H124Q140 -200 140 -184V-26Q140 -10 124 -10H70Z', clay[700]) +
        rect(-96, -200, 22, 190, gold[300]) +
        rect(74, -200, 22, 190, gold[500]) +
        rect(-126, -12, 34, 12, ink, 5) +
        rect(92, -12, 34, 12, ink, 5) +
        at(0, -104, circle(0, 0, 40, sand[100]) + path('M-22 14H22L0 -26Z', green[700]), 1, 0),
    ),
    plant(1092, Y, 1.35, white, green[600]),
    at(742, Y + 44, rect(-60, -8, 120, 12, white, 2) + rect(-60, -8, 120, 4, gold[300])),
  )
}
