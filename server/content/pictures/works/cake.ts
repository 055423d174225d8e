import { clay, gold, green, sand, stone, white, wood } from '../palette'
import { facade } from '../skyline'
import { at, canvas, circle, clip, ellipse, path, rect, repeat } from '../svg'
import { caption, exhibit, plinth } from './exhibit'
import { H, W } from './measures'

/** 《大三巴的下午》: an almond cake with the façade and its steps in cocoa, and the slice that was cut. */
export function cake(): string {
  const side = path('M370 330V600Q600 668 830 600V330Z', white)
  const slice =
    path('M-80 0V-150L60 -176V-26Z', '#fdf3e2') +
    [0, 1, 2]
      .map(
        i =>
          path(`M-80 ${-i * 50}v-34l140 -26v34Z`, sand[400]) +
          path(`M-80 ${-34 - i * 50}v-8l140 -26v8Z`, i === 1 ? gold[400] : white),
      )
      .join('') +
    path('M-80 -150L60 -176L-20 -196Z', '#fdf6ee') +
    circle(-10, -178, 9, wood[300])
  return canvas(
    W,
    H,
    exhibit('#fbeade', clay[300]),
    plinth(600, 660, 620),
    caption(525, 730, '大三巴的下午', '何詠珊'),
    ellipse(600, 640, 330, 34, stone[300]),
    ellipse(600, 632, 330, 32, stone[200]),
    clip(
      side,
      rect(360, 320, 480, 360, '#fff9f0'),
      rect(744, 320, 90, 360, '#eddcc8'),
      facade(600, 566, 150, wood[700], '#fff9f0'),
      repeat(4, i => rect(500 - i * 16, 570 + i * 16, 200 + i * 32, 9, wood[i % 2 ? 500 : 700])),
    ),
    ellipse(600, 330, 230, 58, '#fffaf2'),
    ellipse(600, 330, 206, 47, '#fdf3e2'),
    repeat(14, i =>
      ellipse(
        600 + Math.cos((i * Math.PI) / 7) * 205,
        326 + Math.sin((i * Math.PI) / 7) * 46,
        19,
        13,
        white,
      ),
    ),
    [500, 560, 640, 700]
      .map(x => circle(x, 322, 26, gold[500]) + circle(x, 322, 20, gold[300]))
      .join(''),
    repeat(6, i => at(520 + i * 32, 352, ellipse(0, 0, 7, 14, wood[200]), 1, i * 37)),
    path('M600 318C580 300 590 286 604 282C612 296 612 308 600 318Z', green[500]),
    ellipse(890, 640, 100, 12, stone[200]),
    at(905, 640, slice, 0.86),
  )
}
