// Emblems of the partner bodies, on white: one plain sign each, and the name.
import { words } from './lettering'
import { blue, clay, gold, green, lit, red, stone, white, wood } from './palette'
import { series } from './picture'
import { archOutline } from './room'
import { tower } from './skyline'
import { at, canvas, circle, clip, ellipse, path, poly, rect, repeat, ring, stroke } from './svg'
import { tile } from './tile'

/** What is drawn, and the body's two colours. */
type Sign = readonly [drawn: string, first: string, second: string]

/** The sign in the middle of the upper part; below it the name, over a rule in its second colour. */
function emblem(name: string, [sign, first, second]: Sign): string {
  return canvas(
    800,
    800,
    rect(0, 0, 800, 800, white),
    at(400, 330, sign, 1.6),
    words(name, 400, 704, 72, first, 'middle'),
    rect(340, 740, 120, 10, second, 5),
  )
}

/** Hands' work: a glazed tile under a chisel and a brush. */
const crafts =
  at(
    0,
    0,
    `<g transform="rotate(45)">${rect(-112, -112, 224, 224, blue[700], 16)}${rect(-98, -98, 196, 196, white, 8)}<g transform="translate(-92 -92)">${clip(rect(0, 0, 184, 184, white), tile(1, 184, blue[700], 6))}</g></g>`,
  ) +
  circle(0, 0, 42, white) +
  ring(0, 0, 42, gold[500], 7) +
  stroke('M-17 20L11 -14', wood[600], 8) +
  path('M7 -8L15 -1L25 -21Z', blue[700]) +
  stroke('M17 20L-7 -10', stone[600], 8) +
  path('M-13 -3L-3 -13L-17 -23Z', stone[400])

/** Bits that become a wave. */
const digital =
  repeat(5, i =>
    repeat(5, k =>
      rect(
        -138 + i * 58,
        -138 + k * 58,
        42,
        42,
        (i + k) % 2 === 0
          ? i + k > 4
            ? green[600]
            : blue[700]
          : (i * k) % 3 === 1
            ? blue[300]
            : (i + k) % 3 === 0
              ? green[300]
              : '#e8eef4',
        10,
      ),
    ),
  ) + stroke('M-138 150Q-92 116 -46 150T46 150T138 150', blue[700], 12)

/** A hotel by the bay. */
const hotels =
  clip(
    circle(0, -8, 150, white),
    rect(-160, -160, 320, 320, gold[100]) +
      circle(52, -62, 40, gold[300]) +
      rect(-96, -70, 82, 170, clay[600]) +
      rect(-14, -112, 88, 212, clay[500]) +
      rect(46, -112, 28, 212, clay[600]) +
      repeat(5, r => repeat(3, c => rect(-2 + c * 24, -94 + r * 32, 13, 19, gold[100], 2))) +
      repeat(4, r => repeat(3, c => rect(-86 + c * 24, -52 + r * 32, 13, 19, gold[100], 2))) +
      path('M-160 78q40 -26 80 0t80 0t80 0t80 0V160H-160Z', blue[700]) +
      path('M-160 108q40 -26 80 0t80 0t80 0t80 0V160H-160Z', blue[500]),
  ) + ring(0, -8, 150, clay[600], 10)

/** Hands that shelter a house. */
const islands =
  path('M0 -150L112 -52V26H-112V-52Z', green[600]) +
  poly(
    [
      [-140, -40],
      [0, -160],
      [140, -40],
      [122, -22],
      [0, -124],
      [-122, -22],
    ],
    green[700],
  ) +
  at(
    0,
    -46,
    path(
      'M0 34C-58 -6 -44 -50 -19 -50C-7 -50 -2 -43 0 -38C2 -43 7 -50 19 -50C44 -50 58 -6 0 34Z',
      white,
    ),
    0.9,
  ) +
  path(
    'M-150 46C-150 116 -80 156 -10 156V112C-50 112 -84 94 -92 46C-96 20 -150 16 -150 46Z',
    gold[400],
  ) +
  path('M150 46C150 116 80 156 10 156V112C50 112 84 94 92 46C96 20 150 16 150 46Z', gold[500])

/** A lotus grown from a book. */
const teachers =
  [-72, 72, -40, 40, 0]
    .map(turn =>
      at(
        0,
        66,
        path(
          'M0 0C-54 -50 -48 -140 0 -196C48 -140 54 -50 0 0Z',
          turn === 0 ? red[400] : Math.abs(turn) < 50 ? lit(red[400], 0.25) : lit(red[400], 0.5),
        ),
        turn === 0 ? 1.06 : 0.96,
        turn,
      ),
    )
    .join('') +
  path(
    'M-160 78C-100 56 -44 66 0 104C44 66 100 56 160 78V138C100 118 44 126 0 160C-44 126 -100 118 -160 138Z',
    green[700],
  ) +
  path('M0 104C44 66 100 56 160 78V138C100 118 44 126 0 160Z', green[800])

/** A wheel with the tower at its hub. */
const engineers =
  repeat(12, i => at(0, 0, path('M-20 -128L-13 -162H13L20 -128Z', blue[800]), 1, i * 30)) +
  circle(0, 0, 136, blue[800]) +
  circle(0, 0, 108, white) +
  clip(
    circle(0, 0, 104, white),
    rect(-110, -110, 220, 220, blue[100]) +
      tower(0, 92, 176, blue[800]) +
      stroke('M-110 70Q0 36 110 70', gold[500], 10) +
      repeat(6, i =>
        stroke(
          `M0 -30L${-84 + i * 14} ${62 - i * 2}M0 -30L${84 - i * 14} ${62 - i * 2}`,
          gold[500],
          2.5,
        ),
      ),
  )

/** A cup, a bean, an island's waves. */
const baristas =
  path('M-120 -60H96C92 44 46 96 -12 96C-70 96 -116 44 -120 -60Z', wood[700]) +
  path('M40 -60H96C92 44 46 96 -12 96C26 70 44 10 40 -60Z', wood[800]) +
  ring(112, -8, 38, wood[700], 20) +
  ellipse(-12, -60, 108, 22, '#f1e6cf') +
  at(
    -12,
    20,
    path('M0 -46C36 -40 40 36 0 50C-40 36 -36 -40 0 -46Z', gold[300]) +
      stroke('M4 -40C-18 -8 20 12 -2 44', wood[700], 7),
    1,
    24,
  ) +
  stroke('M-60 -104q-18 -24 0 -46M-12 -104q-18 -28 0 -52M36 -104q-18 -24 0 -46', gold[500], 10) +
  stroke('M-150 132q38 -28 76 0t76 0t76 0t76 0', blue[700], 12)

/** Two voices under one arch. */
const languages =
  path(archOutline(-140, -156, 280, 316), green[800]) +
  path(archOutline(-116, -132, 232, 292), white) +
  at(
    -32,
    -18,
    rect(-66, -56, 124, 100, red[600], 26) +
      path('M-40 36H0L-44 76Z', red[600]) +
      stroke('M-28 22L-4 -32L20 22M-18 4H10', white, 11),
  ) +
  at(
    46,
    62,
    rect(-60, -44, 112, 90, gold[400], 24) +
      path('M4 40H40L44 74Z', gold[400]) +
      [-28, -4, 20].map(x => circle(x, 1, 8, white)).join(''),
  ) +
  rect(-160, 148, 320, 18, green[800], 4)

const signs: Readonly<Record<string, Sign>> = {
  濠江工藝促進會: [crafts, blue[700], gold[400]],
  澳門數碼技術協會: [digital, blue[700], green[500]],
  南灣酒店業商會: [hotels, clay[600], gold[400]],
  海島社會服務中心: [islands, green[700], gold[400]],
  蓮城教師聯誼會: [teachers, green[700], red[400]],
  半島工程師學會: [engineers, blue[800], gold[400]],
  路環咖啡師協會: [baristas, wood[700], gold[400]],
  拱北語言研究社: [languages, green[800], red[600]],
}

export const partners = series(
  800,
  800,
  Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, () => emblem(name, sign)])),
)
