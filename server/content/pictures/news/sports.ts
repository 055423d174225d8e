import { cast, dressed } from '../cast'
import { someone } from '../figure'
import { words } from '../lettering'
import { blue, clay, gold, green, ink, red, stone, white } from '../palette'
import { cloud, hills, houses, tower } from '../skyline'
import { canvas, circle, clip, ellipse, poly, rect, repeat, stroke } from '../svg'
import { H, W } from './measures'

/** Sports day. */
export function sports(): string {
  const lane = repeat(6, i =>
    stroke(`M${600 + (i - 2.5) * 60} 380L${600 + (i - 2.5) * 420} ${H}`, '#fbeee6', 5),
  )
  const run = (
    x: number,
    y: number,
    s: number,
    look: Parameters<typeof someone>[3],
    step: number,
  ) =>
    someone(x, y, s, dressed(look, { wear: 'shirt' }), {
      left: step
        ? [
            [-70, -250],
            [-40, -290],
          ]
        : [
            [-58, -226],
            [-84, -190],
          ],
      right: step
        ? [
            [62, -226],
            [84, -190],
          ]
        : [
            [70, -250],
            [40, -290],
          ],
      legs: step
        ? [
            [
              [-30, -110],
              [-22, -8],
            ],
            [
              [30, -120],
              [36, -66],
            ],
          ]
        : [
            [
              [-30, -120],
              [-36, -66],
            ],
            [
              [30, -110],
              [22, -8],
            ],
          ],
    })
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#cfe6f1'),
    ellipse(500, 420, 900, 340, '#e4f0ee'),
    cloud(300, 80, 240, '#f6fafa'),
    cloud(960, 110, 200, '#f6fafa'),
    hills(W, 330, [60, 120, 170, 100, 60, 90, 140, 80], '#b7d6c4'),
    tower(940, 330, 250, '#a9c8d2'),
    houses([0, 1210], 330, [20, 90], '#b4cdd6', 14),
    rect(0, 300, W, 84, green[700]),
    repeat(
      30,
      i =>
        circle(
          20 + i * 40,
          316 + (i % 2) * 22,
          11,
          ['#ecc3a0', '#dfae85', '#c89068'][i % 3] ?? '#ecc3a0',
        ) +
        rect(
          8 + i * 40,
          328 + (i % 2) * 22,
          24,
          30,
          [red[400], gold[400], blue[300], white, clay[300]][i % 5] ?? white,
          8,
        ),
    ),
    rect(0, 372, W, 12, white),
    clip(
      rect(0, 384, W, H, white),
      rect(0, 384, W, H, clay[500]),
      poly(
        [
          [0, 384],
          [450, 384],
          [-260, H],
          [0, H],
        ],
        green[500],
      ),
      poly(
        [
          [W, 384],
          [750, 384],
          [1460, H],
          [W, H],
        ],
        green[500],
      ),
      lane,
    ),
    stroke('M330 200V400M870 200V400', stone[600], 10),
    rect(320, 190, 560, 84, red[600], 4),
    repeat(14, i => rect(320 + i * 40, i % 2 ? 190 : 206, 20, 16, white)),
    words('師生同樂運動日', 600, 260, 34, white, 'middle'),
    run(600, 600, 0.86, dressed(cast.yan, { top: gold[400], legs: blue[900] }), 1),
    run(390, 640, 0.96, dressed(cast.rui, { top: green[600], legs: ink }), 0),
    run(840, 650, 0.98, dressed(cast.lok, { top: blue[500], legs: ink }), 1),
    stroke('M520 412Q600 430 690 406', red[600], 8),
  )
}
