import { blue, gold, green, lit, red, white, wood } from '../palette'
import { cloud, hills } from '../skyline'
import { at, canvas, circle, clip, ellipse, path, rect, repeat, stroke } from '../svg'
import { caption, exhibit } from './exhibit'
import { H, W } from './measures'

/** A lotus pond embroidered in a hoop. */
export function embroidery(): string {
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
