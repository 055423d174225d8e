// Course topics of the hand: design, crafts, food, engineering.
import {
  blue,
  clay,
  dim,
  gold,
  green,
  ink,
  lit,
  mist,
  red,
  sand,
  stone,
  white,
  wood,
} from '../palette'
import {
  at,
  canvas,
  circle,
  clip,
  ellipse,
  frame,
  path,
  poly,
  rect,
  repeat,
  ring,
  stroke,
} from '../svg'
import { loaf, paintPot, pot, tart } from '../things/craft'
import { mug, penPot, plant, steam } from '../things/desk'
import { glazedTile } from '../tile'
import { shadow, stage, tableLine } from './stage'

const W = 1200
const H = 675
const Y = tableLine(H)

/** A poster of plain shapes: sun, waves, tower. */
export const posterArt = (w: number, h: number): string =>
  rect(0, 0, w, h, clay[100]) +
  circle(w * 0.62, h * 0.34, w * 0.24, red[400]) +
  path(
    `M0 ${h * 0.6}Q${w * 0.25} ${h * 0.5} ${w * 0.5} ${h * 0.6}T${w} ${h * 0.6}V${h}H0Z`,
    blue[700],
  ) +
  path(
    `M0 ${h * 0.7}Q${w * 0.25} ${h * 0.6} ${w * 0.5} ${h * 0.7}T${w} ${h * 0.7}V${h}H0Z`,
    blue[500],
  ) +
  path(
    `M0 ${h * 0.8}Q${w * 0.25} ${h * 0.7} ${w * 0.5} ${h * 0.8}T${w} ${h * 0.8}V${h}H0Z`,
    green[600],
  ) +
  path(`M${w * 0.26} ${h * 0.6}L${w * 0.3} ${h * 0.24}L${w * 0.34} ${h * 0.6}Z`, gold[400]) +
  circle(w * 0.3, h * 0.3, w * 0.05, gold[400])

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

export function craft(): string {
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#e4ecf5', accent: blue[700], motif: 1, table: wood[400] }),
    shadow(440, Y, 330),
    rect(272, 138, 336, 384, wood[600], 4),
    clip(
      rect(284, 150, 312, 370, white),
      repeat(12, i => glazedTile(284 + (i % 3) * 104, 150 + Math.floor(i / 3) * 104, 104, 1)),
    ),
    rect(272, 506, 336, 16, wood[600], 3),
    rect(272, 138, 336, 12, wood[500], 3),
    rect(272, 138, 12, 384, wood[500], 3),
    rect(596, 138, 12, 384, wood[700], 3),
    rect(0, Y - 6, W, 10, '#cca57c'),
    shadow(760, Y, 150),
    pot(760, Y, 3, 1, blue[500], white),
    shadow(920, Y, 80),
    pot(918, Y, 1.6, 4, clay[500], clay[300]),
    [blue[800], blue[500], blue[300]]
      .map((c, i) => paintPot(640 + i * 74, Y + 46, 1.15, c))
      .join(''),
    at(
      470,
      Y + 44,
      rect(-150, -5, 190, 10, wood[700], 5) +
        rect(36, -6, 40, 12, gold[300], 2) +
        path('M76 -7Q110 -8 128 2Q106 9 76 7Z', blue[800]),
    ),
    at(
      170,
      Y,
      path('M-98 0V-40L-74 -62H84L100 -34V0Z', wood[600]) +
        path('M40 -62H84L100 -34V0H52Z', wood[700]) +
        rect(-106, -8, 214, 12, stone[600], 3) +
        path('M44 -62Q40 -112 66 -112L80 -62Z', wood[800]) +
        poly(
          [
            [-22, -62],
            [10, -120],
            [24, -112],
            [2, -62],
          ],
          stone[300],
        ) +
        circle(-60, -70, 16, wood[800]),
    ),
    stroke('M60 520c-30 -30 16 -52 18 -16M288 528c22 -30 -20 -44 -24 -12', wood[200], 9),
    shadow(1066, Y, 110),
    [-14, 0, 14]
      .map(turn =>
        at(
          1066 + turn * 1.4,
          Y - 84,
          rect(-4, -74, 8, 78, wood[600], 3) + path('M-6 -74H6L3 -100Q0 -108 -3 -100Z', blue[800]),
          1,
          turn,
        ),
      )
      .join(''),
    pot(1066, Y, 2, 2, green[500], white),
  )
}

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

function gear(x: number, y: number, r: number, teeth: number, colour: string): string {
  return at(
    x,
    y,
    repeat(teeth, i =>
      at(
        0,
        0,
        path(
          `M${-r * 0.13} ${-r * 0.9}L${-r * 0.08} ${-r * 1.17}H${r * 0.08}L${r * 0.13} ${-r * 0.9}Z`,
          colour,
        ),
        1,
        (i * 360) / teeth,
      ),
    ) +
      circle(0, 0, r, colour) +
      path(
        `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r * 1.25} ${r * 1.25} 0 0 0 0 ${-r}Z`,
        dim(colour, 0.12),
      ) +
      circle(0, 0, r * 0.62, lit(colour, 0.16)) +
      circle(0, 0, r * 0.26, white) +
      ring(0, 0, r * 0.26, dim(colour, 0.2), 4),
  )
}

export function engineering(): string {
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#e2edf0', accent: '#2c6277', motif: 3, table: '#cdbb9d' }),
    at(
      330,
      118,
      rect(8, 10, 540, 344, '#10231c22', 4) +
        rect(0, 0, 540, 344, blue[800], 4) +
        `<g opacity="0.16">${repeat(17, i => stroke(`M${i * 32 + 14} 0V344`, white, 1))}${repeat(10, i => stroke(`M0 ${i * 32 + 18}H540`, white, 1))}</g>` +
        stroke('M30 236H510M30 250H510', white, 4) +
        [170, 370]
          .map(
            x =>
              stroke(`M${x - 12} 290L${x - 5} 76H${x + 5}L${x + 12} 290`, white, 4) +
              repeat(6, i =>
                stroke(
                  `M${x} ${80 + i * 8}L${x - 24 - i * 20} 236M${x} ${80 + i * 8}L${x + 24 + i * 20} 236`,
                  '#cfe0f0',
                  2,
                ),
              ),
          )
          .join('') +
        stroke('M30 290H510', '#93b8dc', 3) +
        stroke('M170 316H370M170 308v16M370 308v16', gold[300], 3) +
        frame(14, 14, 512, 316, '#93b8dc', 2),
    ),
    gear(990, 210, 74, 12, gold[400]),
    gear(1098, 300, 50, 10, clay[500]),
    gear(972, 352, 42, 9, green[500]),
    shadow(230, Y, 300),
    at(
      220,
      Y,
      path('M-140 -26C-140 -160 140 -160 140 -26Z', gold[400]) +
        path('M50 -120C110 -104 140 -70 140 -26H74C84 -64 74 -100 50 -120Z', gold[500]) +
        path('M-24 -128Q0 -136 24 -128V-26H-24Z', gold[300]) +
        path('M-166 -30H166Q170 -8 150 -6H-150Q-170 -8 -166 -30Z', gold[500]) +
        rect(-160, -30, 320, 8, gold[300], 4),
    ),
    shadow(700, Y, 200),
    at(
      640,
      Y,
      rect(-10, -22, 300, 22, white, 10) +
        ellipse(290, -11, 7, 11, blue[200]) +
        stroke('M290 -11h.1', blue[700], 6) +
        rect(120, -23, 16, 24, red[400]),
    ),
    at(760, Y - 22, rect(-120, -20, 260, 20, blue[100], 10) + ellipse(140, -10, 6, 10, blue[300])),
    at(
      1010,
      Y,
      stroke('M0 -176L-52 0M0 -176L56 -4', stone[600], 11) +
        circle(0, -178, 19, stone[800]) +
        rect(-6, -226, 12, 40, stone[600], 5) +
        poly(
          [
            [-58, 0],
            [-46, -26],
            [-62, -30],
          ],
          ink,
        ),
    ),
    mug(470, Y, 1.15, green[600]),
  )
}
