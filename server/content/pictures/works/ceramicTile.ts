import { blue, gold, white, wood } from '../palette'
import { at, canvas, circle, clip, path, rect, repeat, stroke } from '../svg'
import { glazedTile } from '../tile'
import { caption, exhibit } from './exhibit'
import { H, W } from './measures'

/** A painted tile panel. */
export function ceramicTile(): string {
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
