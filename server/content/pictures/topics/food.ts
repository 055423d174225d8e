import { blue, gold, mist, stone, white, wood } from '../palette'
import { shadow, stage } from '../stage'
import { at, canvas, ellipse, path, rect, stroke } from '../svg'
import { loaf, tart } from '../things/craft'
import { steam } from '../things/desk'
import { H, W, Y } from './measures'

/** Cooking and baking: tarts on a stand, dough, bread. */
export function food(): string {
  const whisk = at(
    1108,
    150,
    rect(-9, -60, 18, 130, wood[500], 9) +
      stroke(
        'M0 70C-60 130 -50 210 0 222C50 210 60 130 0 70M0 70C-26 130 -24 200 0 222C24 200 26 130 0 70',
        stone[400],
        5,
      ),
    1,
    14,
  )
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#f7e7cb', accent: gold[600], motif: 3, table: '#e3d5bd' }),
    shadow(600, Y, 420),
    at(
      600,
      Y,
      path('M-30 0H30L18 -60H-18Z', stone[200]) +
        ellipse(0, -4, 80, 12, stone[300]) +
        ellipse(0, -62, 250, 26, white) +
        ellipse(0, -70, 250, 22, mist) +
        ellipse(0, -72, 226, 17, '#e5ece7'),
    ),
    [-150, -50, 52, 152].map(x => tart(600 + x, Y - 66, 1.08)).join(''),
    [-102, 0, 104].map(x => tart(600 + x, Y - 104, 1.08)).join(''),
    [-50, 54].map(x => tart(600 + x, Y - 142, 1.08)).join(''),
    tart(602, Y - 180, 1.08),
    steam(560, Y - 236, 1, white),
    steam(640, Y - 230, 1.1, white),
    shadow(210, Y, 240),
    at(
      220,
      Y,
      path('M-130 -112H130C126 -34 82 0 40 0H-40C-82 0 -126 -34 -130 -112Z', blue[300]) +
        path('M50 -112H130C126 -34 82 0 40 0H10C40 -30 56 -70 50 -112Z', blue[500]) +
        ellipse(0, -112, 130, 22, blue[200]) +
        ellipse(0, -110, 112, 15, '#f8eccd') +
        path('M-112 -110C-60 -150 60 -150 112 -110C60 -96 -60 -96 -112 -110Z', '#fbf3dd'),
    ),
    at(
      250,
      Y - 120,
      rect(-6, -150, 14, 150, wood[500], 6) + ellipse(0, -2, 26, 12, wood[400]),
      1,
      22,
    ),
    whisk,
    stroke('M1020 78H1180', wood[600], 10),
    stroke('M1124 78v18', stone[600], 5),
    shadow(960, Y, 170),
    loaf(962, Y, 1.5),
    loaf(1090, Y + 30, 1.15),
    at(
      470,
      Y + 52,
      rect(-130, -15, 260, 30, wood[300], 12) +
        rect(-130, -15, 260, 10, wood[200], 8) +
        rect(-172, -8, 46, 16, wood[500], 8) +
        rect(126, -8, 46, 16, wood[500], 8),
    ),
  )
}
