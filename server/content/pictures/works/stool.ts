import { white, wood } from '../palette'
import { canvas, ellipse, path, poly, rect, stroke } from '../svg'
import { caption, exhibit } from './exhibit'
import { H, W } from './measures'

/** 《三代》: a square stool, its seat of old wood and its legs of new. */
export function stool(): string {
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
      wood[300],
    ),
    poly(
      [
        [708, 360],
        [748, 360],
        [798, 802],
        [754, 802],
      ],
      wood[400],
    ),
    poly(
      [
        [520, 370],
        [548, 370],
        [528, 760],
        [498, 760],
      ],
      wood[500],
    ),
    poly(
      [
        [654, 370],
        [682, 370],
        [704, 760],
        [674, 760],
      ],
      wood[500],
    ),
    rect(428, 640, 342, 30, wood[300], 6),
    rect(428, 640, 342, 9, wood[200], 5),
    rect(512, 560, 176, 22, wood[500], 6),
    path('M432 296H768L836 352H364Z', wood[600]),
    path('M432 296H768L772 300H428Z', wood[500]),
    rect(364, 352, 472, 34, wood[700], 3),
    stroke('M470 306L424 344M560 304L534 346M650 304L676 346M732 306L778 344', wood[700], 3),
    [
      [468, 372],
      [732, 372],
    ]
      .map(
        ([x = 0, y = 0]) =>
          rect(x - 12, y - 62, 24, 14, wood[300], 2) +
          stroke(`M${x - 8} ${y - 55}h16`, wood[600], 2),
      )
      .join(''),
    stroke('M458 420L424 760M760 420L784 700', wood[500], 3),
    caption(900, 600, '三代', '陳國棟'),
  )
}
