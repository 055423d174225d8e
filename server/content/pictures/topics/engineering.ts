import { blue, clay, dim, gold, green, ink, lit, red, stone, white } from '../palette'
import { shadow, stage } from '../stage'
import { at, canvas, circle, ellipse, frame, path, poly, rect, repeat, ring, stroke } from '../svg'
import { mug } from '../things/desk'
import { H, W, Y } from './measures'

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

/** Engineering: a bridge on a blueprint, gears, a helmet. */
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
