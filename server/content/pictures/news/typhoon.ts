import { cast, dressed } from '../cast'
import { someone } from '../figure'
import { gold } from '../palette'
import { waves } from '../pavement'
import { houses, tower } from '../skyline'
import { at, canvas, circle, ellipse, path, rect, repeat, stroke } from '../svg'
import { dado } from '../tile'
import { H, W } from './measures'

/** Getting ready for a typhoon. */
export function typhoon(): string {
  const rain = repeat(60, i =>
    stroke(`M${((i * 97) % 1300) - 40} ${(i * 61) % 560}l-26 54`, '#aebfca', 2.5),
  )
  const palm = (x: number, y: number, h: number) =>
    at(
      x,
      y,
      stroke(`M0 0Q10 ${-h * 0.5} 70 ${-h}`, '#3f3a33', 15) +
        [-10, 14, 36, 58, 84]
          .map((t, i) =>
            at(
              70,
              -h,
              path('M0 0C50 -34 120 -30 170 14C120 -4 50 10 0 0Z', i % 2 ? '#2d5a4c' : '#3a6d5b'),
              1 - i * 0.06,
              t - 30,
            ),
          )
          .join(''),
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#5f7686'),
    ellipse(700, 160, 760, 200, '#526878'),
    ellipse(300, 100, 620, 150, '#485d6d'),
    ellipse(1000, 60, 520, 130, '#3f5362'),
    at(
      400,
      150,
      repeat(2, i => at(0, 0, stroke('M0 -24C44 -24 64 16 34 48', '#dfe8ec', 13), 1, i * 180)) +
        circle(0, 0, 15, '#dfe8ec'),
    ),
    tower(180, 520, 330, '#465a67'),
    houses([-10, 1210], 530, [60, 190], '#4a5f6c', 12, '#e2c98a'),
    rect(0, 520, W, 160, '#43555f'),
    repeat(5, i =>
      path(
        `M-20 ${548 + i * 8}q60 -${18 - i * 2} 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V600H-20Z`,
        ['#56707e', '#4f6775', '#48606d', '#425965', '#3c525e'][i] ?? '#3c525e',
      ),
    ),
    waves(W, 584, H, '#8b8f8c', '#6a706f', 4),
    palm(90, 640, 320),
    rect(560, 210, 560, 430, '#d9c79a'),
    rect(540, 190, 600, 26, '#efe6d0', 2),
    dado(560, 560, 560, 82, 1),
    [640, 880]
      .map(
        x =>
          rect(x - 14, 256, 188, 214, '#efe6d0', 3) +
          rect(x, 270, 160, 186, '#f0d48e') +
          stroke(`M${x + 80} 270V456M${x} 340H${x + 160}`, '#efe6d0', 7) +
          stroke(`M${x + 8} 280L${x + 152} 446M${x + 152} 280L${x + 8} 446`, '#fdfaf0', 11),
      )
      .join(''),
    repeat(
      7,
      i =>
        ellipse(
          470 + (i % 4) * 54 + (i > 3 ? 27 : 0),
          634 - (i > 3 ? 30 : 0),
          34,
          18,
          i % 2 ? '#b59b6d' : '#c8b084',
        ) +
        stroke(
          `M${458 + (i % 4) * 54 + (i > 3 ? 27 : 0)} ${628 - (i > 3 ? 30 : 0)}h20`,
          '#94794c',
          3,
        ),
    ),
    someone(420, 650, 0.84, dressed(cast.sam, { top: gold[400], wear: 'jacket' }), {
      facing: 'right',
      left: [
        [-40, -244],
        [20, -226],
      ],
      right: [
        [70, -250],
        [80, -216],
      ],
    }),
    someone(1010, 654, 0.86, dressed(cast.mei, { top: gold[400], wear: 'jacket' }), {
      facing: 'left',
      left: [
        [-70, -310],
        [-84, -372],
      ],
      right: [
        [62, -236],
        [52, -190],
      ],
    }),
    rain,
  )
}
