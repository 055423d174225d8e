// Students' work, each shown like an exhibit: a plain wall, a plinth or frame, light from the left.
import {
  blue,
  clay,
  cream,
  dim,
  gold,
  green,
  lit,
  mix,
  red,
  sand,
  stone,
  white,
  wood,
} from '../palette'
import { series } from '../picture'
import { cloud, facade, hills, houses, tower } from '../skyline'
import { at, canvas, circle, clip, ellipse, path, poly, rect, repeat, ring, stroke } from '../svg'
import { glazedTile, tile } from '../tile'

const W = 1200
const H = 900

/** Wall, skirting and floor of the exhibition, with a cone of light on what is shown. */
function exhibit(wall: string, floor: string): string {
  return (
    rect(0, 0, W, H, wall) +
    poly(
      [
        [430, 0],
        [770, 0],
        [1080, 760],
        [120, 760],
      ],
      mix(wall, white, 0.4),
    ) +
    rect(560, 0, 80, 26, stone[800], 4) +
    poly(
      [
        [572, 26],
        [628, 26],
        [618, 46],
        [582, 46],
      ],
      gold[300],
    ) +
    rect(0, 742, W, 20, dim(wall, 0.08)) +
    rect(0, 760, W, 140, floor) +
    rect(0, 760, W, 6, lit(floor, 0.3))
  )
}

function plinth(x: number, y: number, w: number): string {
  return (
    rect(x - w / 2, y, w, 860 - y, white) +
    rect(x + w * 0.3, y, w * 0.2, 860 - y, '#e6ece8') +
    rect(x - w / 2 - 16, y - 18, w + 32, 24, white, 3) +
    rect(x - w / 2 - 16, y, w + 32, 6, '#d7dfda') +
    ellipse(x + 30, 862, w * 0.66, 14, '#10231c20') +
    rect(x - 60, y + 60, 120, 60, sand[200], 3) +
    rect(x - 44, y + 76, 70, 8, stone[600], 3) +
    rect(x - 44, y + 96, 46, 6, stone[400], 3)
  )
}

const caption = (x: number, y: number): string =>
  rect(x, y, 110, 66, white, 2) +
  rect(x + 14, y + 16, 66, 8, stone[600], 3) +
  rect(x + 14, y + 34, 80, 5, stone[300], 2) +
  rect(x + 14, y + 46, 50, 5, stone[300], 2)

function ceramicTile(): string {
  return canvas(
    W,
    H,
    exhibit('#e5edf5', wood[300]),
    rect(308, 130, 600, 600, '#10231c1c', 6),
    rect(296, 112, 600, 600, wood[600], 6),
    rect(316, 132, 560, 560, '#fdfdfb'),
    repeat(4, i => glazedTile(316 + (i % 2) * 280, 132 + Math.floor(i / 2) * 280, 280, 1)),
    clip(
      rect(316, 132, 560, 560, white),
      repeat(4, i =>
        at(
          316 + (i % 2) * 280,
          132 + Math.floor(i / 2) * 280,
          repeat(
            4,
            k =>
              `<g transform="rotate(${k * 90} 140 140)">${path('M140 140C92 120 56 95 56 56C95 56 120 92 140 140Z', `${blue[300]}88`) + circle(0, 0, 34, `${gold[400]}cc`) + stroke('M140 20C125 35 128 55 140 68C152 55 155 35 140 20', gold[500], 6)}</g>`,
          ) +
            circle(140, 140, 22, gold[400]) +
            circle(140, 140, 11, blue[800]),
        ),
      ),
    ),
    caption(940, 560),
  )
}

function poster(): string {
  return canvas(
    W,
    H,
    exhibit('#f5e9de', wood[400]),
    rect(372, 92, 470, 640, '#10231c1c', 4),
    rect(360, 76, 470, 640, white, 3),
    at(
      380,
      96,
      clip(
        rect(0, 0, 430, 600, white),
        rect(0, 0, 430, 600, '#f7c9a6') +
          repeat(5, i =>
            circle(
              290,
              200,
              230 - i * 36,
              ['#f5bd93', '#f2ae7e', '#ee9c68', '#e88752', red[600]][i] ?? red[600],
            ),
          ) +
          facade(160, 420, 170, '#8f3f24', '#f2ae7e') +
          houses([220, 440], 430, [40, 150], '#a5512f', 8, '#f2ae7e') +
          tower(380, 430, 250, '#8f3f24') +
          [0, 1, 2, 3, 4]
            .map(i =>
              path(
                `M-40 ${440 + i * 34}q40 -34 80 0t80 0t80 0t80 0t80 0t80 0t80 0V640H-40Z`,
                [blue[500], blue[700], green[600], green[700], green[900]][i] ?? blue[500],
              ),
            )
            .join('') +
          rect(30, 34, 190, 30, '#8f3f24', 3) +
          rect(30, 78, 130, 16, '#8f3f24', 3) +
          rect(30, 552, 140, 12, cream, 3) +
          rect(30, 574, 90, 8, cream, 3),
      ),
    ),
    caption(880, 560),
  )
}

function cake(): string {
  const tier = (y: number, w: number, h: number, c: string) =>
    rect(600 - w / 2, y, w, h, c, 14) +
    clip(
      rect(600 - w / 2, y, w, h, white, 14),
      rect(600 + w * 0.2, y, w, h, dim(c, 0.07)),
      repeat(Math.ceil(w / (h * 0.72)), i =>
        at(600 - w / 2 + i * h * 0.72, y + h * 0.2, tile(1, h * 0.72, blue[500], 2.4)),
      ),
      rect(600 - w / 2, y + h - 16, w, 16, dim(c, 0.05)),
    ) +
    repeat(Math.floor(w / 26) + 1, i =>
      circle(
        600 - w / 2 + 6 + i * ((w - 12) / Math.floor(w / 26)),
        y + h - 4,
        11,
        i % 2 ? white : '#fbf3ea',
      ),
    ) +
    ellipse(600, y + 4, w / 2 - 4, 13, lit(c, 0.5))
  const bloom = (x: number, y: number, s: number, c: string) =>
    at(
      x,
      y,
      repeat(6, i => at(0, 0, ellipse(0, -20, 13, 18, i % 2 ? c : lit(c, 0.2)), 1, i * 60)) +
        circle(0, 0, 12, gold[400]),
      s,
    )
  return canvas(
    W,
    H,
    exhibit('#fbeade', clay[300]),
    plinth(600, 640, 420),
    ellipse(600, 622, 230, 22, stone[300]),
    ellipse(600, 616, 230, 20, stone[200]),
    tier(476, 390, 138, '#fdf6ee'),
    tier(346, 286, 134, '#fdf6ee'),
    tier(230, 186, 120, '#fdf6ee'),
    bloom(600, 214, 1.2, red[400]),
    bloom(552, 226, 0.8, clay[300]),
    bloom(646, 228, 0.84, clay[300]),
    bloom(470, 352, 0.9, red[400]),
    bloom(510, 342, 0.7, clay[300]),
    bloom(762, 482, 1, red[400]),
    bloom(722, 488, 0.76, clay[300]),
    [
      [676, 206, 40],
      [524, 210, -50],
      [438, 368, -70],
      [800, 496, 70],
    ]
      .map(([x = 0, y = 0, t = 0]) =>
        at(x, y, path('M0 0C-12 -18 -8 -36 0 -46C8 -36 12 -18 0 0Z', green[500]), 1, t),
      )
      .join(''),
  )
}

function stool(): string {
  return canvas(
    W,
    H,
    exhibit('#e9ecdf', wood[300]),
    ellipse(640, 846, 330, 26, '#10231c26'),
    rect(360, 800, 480, 46, white, 4),
    rect(700, 800, 140, 46, '#e6ece8', 4),
    poly(
      [
        [452, 360],
        [492, 360],
        [446, 802],
        [402, 802],
      ],
      wood[500],
    ),
    poly(
      [
        [708, 360],
        [748, 360],
        [798, 802],
        [754, 802],
      ],
      wood[600],
    ),
    poly(
      [
        [520, 370],
        [548, 370],
        [528, 760],
        [498, 760],
      ],
      wood[700],
    ),
    poly(
      [
        [654, 370],
        [682, 370],
        [704, 760],
        [674, 760],
      ],
      wood[700],
    ),
    rect(428, 640, 342, 30, wood[500], 6),
    rect(428, 640, 342, 9, wood[400], 5),
    rect(512, 560, 176, 22, wood[700], 6),
    path('M396 350H804Q812 392 780 396H420Q388 392 396 350Z', wood[500]),
    path('M384 330Q600 296 816 330Q828 366 800 368Q600 344 400 368Q372 366 384 330Z', wood[400]),
    path('M392 332Q600 302 808 332Q600 318 392 332Z', wood[200]),
    stroke('M440 344Q600 324 760 344M480 354Q600 338 720 354', wood[500], 3),
    [
      [468, 372],
      [732, 372],
    ]
      .map(
        ([x = 0, y = 0]) =>
          rect(x - 12, y - 6, 24, 14, wood[300], 2) + stroke(`M${x - 8} ${y + 1}h16`, wood[600], 2),
      )
      .join(''),
    stroke('M458 420L424 760M760 420L784 700', wood[400], 3),
    caption(900, 600),
  )
}

function app(): string {
  const phone = (x: number, y: number, turn: number, body: string) =>
    at(
      x,
      y,
      rect(-128, -262, 280, 548, '#10231c24', 40) +
        rect(-140, -280, 280, 560, '#17211e', 40) +
        rect(-126, -266, 252, 532, white, 28) +
        clip(rect(-126, -266, 252, 532, white, 28), at(-126, -266, body)) +
        rect(-38, -266, 76, 18, '#17211e', 9),
      1,
      turn,
    )
  const map =
    rect(0, 0, 252, 532, '#e3efe4') +
    path('M0 320Q80 280 140 330T252 300V532H0Z', blue[200]) +
    stroke('M-10 90L262 180M60 -10L120 330M200 -10L160 320M-10 230L262 260', white, 13) +
    stroke('M40 250L92 212L104 130L180 152', green[700], 8) +
    circle(40, 250, 12, green[700]) +
    at(
      180,
      152,
      path('M0 0C-30 -36 -28 -64 0 -66C28 -64 30 -36 0 0Z', red[600]) + circle(0, -40, 10, white),
    ) +
    rect(16, 392, 220, 124, white, 18) +
    rect(34, 412, 120, 14, green[800], 5) +
    rect(34, 440, 170, 8, stone[300], 4) +
    rect(34, 458, 130, 8, stone[300], 4) +
    rect(34, 480, 184, 26, green[700], 13) +
    rect(16, 34, 220, 40, white, 20) +
    circle(40, 54, 8, stone[400]) +
    rect(58, 50, 110, 8, stone[300], 4)
  const list =
    rect(0, 0, 252, 532, '#f4f8f5') +
    rect(0, 0, 252, 110, green[700]) +
    rect(24, 48, 120, 16, white, 5) +
    rect(24, 76, 80, 9, green[300], 4) +
    repeat(
      4,
      i =>
        rect(18, 128 + i * 98, 216, 84, white, 14) +
        rect(
          30,
          140 + i * 98,
          60,
          60,
          [clay[300], blue[300], gold[300], green[300]][i] ?? white,
          10,
        ) +
        rect(104, 148 + i * 98, 100, 11, stone[600], 4) +
        rect(104, 170 + i * 98, 72, 7, stone[300], 3) +
        circle(212, 186 + i * 98, 8, i === 1 ? red[400] : stone[200]),
    )
  return canvas(
    W,
    H,
    exhibit('#e2eaf3', '#b9c6cf'),
    repeat(3, i => ring(600, 430, 300 + i * 70, '#cddbe8', 3)),
    phone(450, 430, -7, list),
    phone(740, 450, 6, map),
    caption(960, 620),
  )
}

function embroidery(): string {
  const petals = (x: number, y: number, s: number, c: string) =>
    at(
      x,
      y,
      [-64, 64, -36, 36, 0]
        .map(t =>
          at(
            0,
            0,
            path(
              'M0 0C-40 -40 -36 -110 0 -150C36 -110 40 -40 0 0Z',
              t === 0 ? lit(c, 0.28) : Math.abs(t) < 40 ? lit(c, 0.1) : c,
            ) +
              stroke('M0 -20V-130M-12 -34Q-20 -80 -6 -124M12 -34Q20 -80 6 -124', lit(c, 0.5), 2.4),
            1,
            t,
          ),
        )
        .join(''),
      s,
    )
  return canvas(
    W,
    H,
    exhibit('#efe8ee', wood[400]),
    circle(614, 424, 322, '#10231c1e'),
    circle(600, 410, 322, wood[500]),
    circle(600, 410, 322 - 12, wood[400]),
    circle(600, 410, 290, wood[700]),
    circle(600, 410, 284, '#fbf7ec'),
    rect(570, 70, 60, 36, gold[500], 6),
    rect(592, 60, 16, 60, gold[600], 4),
    clip(
      circle(600, 410, 282, white),
      repeat(46, i => stroke(`M${318 + i * 12.4} 120V700`, '#f3ecdc', 1.5)),
      cloud(470, 250, 130, '#e4edf2'),
      hills(W, 640, [0, 10, 20, 20, 10, 0], '#bfe3d0'),
      path('M300 590Q420 560 600 590T900 580V720H300Z', blue[200]),
      stroke('M360 620q30 -14 60 0t60 0M560 640q30 -14 60 0t60 0M740 616q24 -12 48 0', white, 4),
      stroke(
        'M600 600Q590 520 600 470M480 600Q470 560 470 530M740 600Q748 560 744 536',
        green[600],
        9,
      ),
      ellipse(450, 596, 92, 24, green[500]) +
        ellipse(690, 604, 110, 26, green[600]) +
        stroke('M370 596H530M590 604H790', green[300], 3),
      petals(600, 484, 1.2, red[400]),
      petals(470, 540, 0.62, '#e58a93'),
      petals(744, 546, 0.6, '#e58a93'),
      at(
        760,
        300,
        path('M0 0Q40 -40 86 -30Q60 -6 0 0Z', blue[500]) +
          stroke('M2 0Q44 -30 80 -28', blue[200], 2.5) +
          path('M-30 6Q-10 -14 20 -2Q0 16 -30 6Z', blue[800]),
      ),
    ),
    caption(970, 620),
  )
}

export const works = series(W, H, {
  'work-1': ceramicTile,
  'work-2': poster,
  'work-3': cake,
  'work-4': stool,
  'work-5': app,
  'work-6': embroidery,
})
