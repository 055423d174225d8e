import { blue, cream, green, red, white, wood } from '../palette'
import { facade, houses, tower } from '../skyline'
import { at, canvas, circle, clip, path, rect, repeat } from '../svg'
import { caption, exhibit } from './exhibit'
import { H, W } from './measures'

/** A poster of the town. */
export function poster(): string {
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
