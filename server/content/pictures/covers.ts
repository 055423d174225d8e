// Covers of the school's publications: title and number, the mark, one picture, a band of tiles.
import { issues } from '../documents/writings/issues'
import { words } from './lettering'
import { blue, clay, cream, dusk, gold, green, ink, mix, red, stone, white, wood } from './palette'
import { series } from './picture'
import { archWindow, bookRow, view } from './room'
import { bridge, facade, hills, houses, lighthouse, tower } from './skyline'
import { at, canvas, circle, clip, ellipse, path, poly, rect, repeat, ring, stroke } from './svg'
import { bars, ringChart } from './things/charts'
import { loaf, paintPot, pot, tart } from './things/craft'
import { mark } from './things/mark'
import { openBook, pile } from './things/paper'
import { glazedTile, type Motif, tileField } from './tile'

const W = 900
const H = 1200

/** A publication: title above, picture in the middle, a band of tiles at the foot. */
function cover(index: number, ground: string, motif: Motif, picture: string): string {
  const { title = '', number = '', date = '', accent: colour = ink } = issues[index] ?? {}
  const soft = mix(colour, ground, 0.2)
  return canvas(
    W,
    H,
    rect(0, 0, W, H, ground),
    rect(0, 0, W, 24, colour),
    at(800, 132, mark(white, colour), 1.7),
    words(title.replaceAll(/[《》]/g, ''), 66, 150, 86, colour),
    words(`${number}　${date}`, 70, 216, 36, soft),
    clip(rect(0, 270, W, 700, white), at(0, 270, picture)),
    rect(0, 262, W, 8, colour),
    rect(0, 970, W, 8, colour),
    rect(0, 978, W, 222, '#fdfdfb'),
    tileField({ x: 0, y: 978, w: W, h: 225 }, 75, motif, colour, 0.75),
    rect(0, 1184, W, 16, colour),
  )
}

const harbour =
  rect(0, 0, W, 700, '#cfe3ea') +
  ellipse(450, 600, 700, 480, '#e6eee2') +
  ellipse(450, 640, 520, 340, '#f7ead0') +
  circle(610, 290, 80, '#fff7df') +
  hills(W, 560, [80, 150, 210, 130, 90, 120, 80], '#b4d3c6') +
  tower(240, 570, 440, '#7fa9ad') +
  houses([-10, 910], 580, [50, 190], '#94babd', 4, '#cfe1e0') +
  lighthouse(720, 440, 130, '#fdfaf0', gold[400]) +
  houses([-10, 910], 600, [20, 90], '#6d9da3', 9, '#b7d3d3') +
  rect(0, 596, W, 110, '#5d93a0') +
  repeat(12, i => rect((i * 173) % 820, 614 + ((i * 29) % 70), 80, 5, '#86b4bd', 3)) +
  bridge(-200, 1100, 600, 26, '#2c6277', 8)

const night =
  rect(0, 0, W, 700, dusk[900]) +
  ellipse(450, 640, 720, 480, '#1b4560') +
  ellipse(450, 680, 560, 360, '#2c6277') +
  circle(650, 170, 74, '#fdf3da') +
  repeat(16, i => circle((i * 211) % 900, 30 + ((i * 67) % 280), i % 3 ? 2 : 3, '#f3e9d0')) +
  facade(450, 620, 420, gold[500], '#1b4560') +
  houses([-10, 230], 630, [60, 220], '#17394b', 3, gold[300]) +
  houses([670, 910], 630, [60, 230], '#17394b', 6, gold[300]) +
  rect(0, 620, W, 90, '#17394b') +
  repeat(
    6,
    i =>
      circle(100 + i * 140, 90 + (i % 2) * 46, 30, `${gold[300]}33`) +
      ellipse(100 + i * 140, 90 + (i % 2) * 46, 21, 24, red[600]) +
      stroke(`M${100 + i * 140} 0V${64 + (i % 2) * 46}`, '#6d8591', 2),
  )

const bench =
  rect(0, 0, W, 700, '#f0dcc0') +
  repeat(12, i =>
    glazedTile(150 + (i % 4) * 150, 50 + Math.floor(i / 4) * 150, 150, i % 2 ? 3 : 1),
  ) +
  rect(0, 600, W, 110, wood[500]) +
  rect(0, 592, W, 14, wood[300]) +
  pot(150, 600, 2.4, 1, clay[500], clay[300]) +
  pot(720, 600, 2, 4, green[600], white) +
  [0, 1, 2]
    .map(i => paintPot(340 + i * 120, 600, 1.7, [blue[800], blue[500], gold[400]][i] ?? blue[800]))
    .join('') +
  at(
    480,
    650,
    rect(-170, -8, 240, 16, wood[800], 8) +
      rect(66, -9, 50, 18, gold[300], 2) +
      path('M116 -10Q166 -10 190 2Q160 12 116 10Z', blue[800]),
  )

const gallery =
  rect(0, 0, W, 700, cream) +
  [
    [70, 50, 240, 300, 0],
    [340, 50, 490, 300, 1],
    [70, 380, 370, 280, 2],
    [470, 380, 360, 280, 3],
  ]
    .map(
      ([x = 0, y = 0, w = 0, h = 0, i = 0]) =>
        rect(x + 6, y + 8, w, h, '#10231c18') +
        rect(x, y, w, h, wood[600]) +
        clip(
          rect(x + 14, y + 14, w - 28, h - 28, white),
          rect(x, y, w, h, [blue[100], clay[100], gold[100], green[100]][i] ?? white) +
            ([
              pot(x + w / 2, y + h - 40, 2.6, 1, blue[500], white),
              circle(x + w * 0.7, y + 110, 60, red[400]) +
                at(x, y + h, hills(w, 0, [60, 120, 80, 150, 70], green[500])) +
                at(x, y + h, hills(w, 0, [30, 50, 90, 60, 30], green[700])),
              [0, 1, 2].map(k => tart(x + 90 + k * 96, y + h - 60, 0.9)).join('') +
                loaf(x + w / 2, y + h - 100, 1.1),
              repeat(6, k =>
                glazedTile(
                  x + 30 + (k % 3) * 100,
                  y + 34 + Math.floor(k / 3) * 106,
                  100,
                  2,
                  green[700],
                ),
              ),
            ][i] ?? ''),
        ),
    )
    .join('')

const courses =
  rect(0, 0, W, 700, green[100]) +
  archWindow(270, 60, 360, 480, view(270, 550, 360, 480, 12)) +
  rect(0, 560, W, 150, wood[400]) +
  rect(0, 552, W, 12, wood[300]) +
  pile(190, 560, [
    [250, 50, green[800]],
    [226, 44, red[600], 6],
    [240, 46, blue[700], -6],
    [200, 38, gold[400], 8],
  ]) +
  openBook(470, 610, 1.3, blue[800]) +
  `<g transform="translate(700 560)">${bookRow(-70, 0, 210, 210, 8)}</g>`

const research =
  rect(0, 0, W, 700, blue[100]) +
  repeat(18, i => stroke(`M${i * 52} 0V700`, '#d2dfec', 2)) +
  repeat(14, i => stroke(`M0 ${i * 52}H900`, '#d2dfec', 2)) +
  at(90, 330, bars(340, 270, [0.35, 0.5, 0.42, 0.66, 0.8, 0.97], blue[500])) +
  stroke('M80 600H440M80 600V310', blue[800], 6) +
  ringChart(660, 210, 118, [
    [0.42, green[600]],
    [0.26, gold[400]],
    [0.2, clay[500]],
    [0.12, blue[300]],
  ]) +
  stroke('M110 250L190 200L260 220L330 150L410 90', red[600], 8) +
  [
    [110, 250],
    [190, 200],
    [260, 220],
    [330, 150],
    [410, 90],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 12, white) + ring(x, y, 12, red[600], 6))
    .join('') +
  at(
    650,
    500,
    circle(0, 0, 96, '#ffffff99') +
      ring(0, 0, 96, stone[800], 20) +
      at(0, 0, rect(-16, 104, 32, 140, wood[700], 12), 1, -42) +
      poly(
        [
          [-46, 26],
          [-14, -22],
          [10, 4],
          [48, -40],
          [48, 26],
        ],
        green[500],
      ),
  )

export const covers = series(W, H, {
  'publication-1': () => cover(0, '#f3f8f4', 1, harbour),
  'publication-2': () => cover(1, '#faf3e4', 3, night),
  'publication-3': () => cover(2, '#f8efe0', 2, bench),
  'publication-4': () => cover(3, '#f1f5f9', 1, gallery),
  'publication-5': () => cover(4, '#eef6f0', 3, courses),
  'publication-6': () => cover(5, '#f2f5fa', 2, research),
})
