import { white, wood } from '../palette'
import { canvas, ellipse, path, poly, rect, stroke } from '../svg'
import { caption, exhibit } from './exhibit'
import { H, W } from './measures'

/** A wooden stool with wedged joints. */
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
