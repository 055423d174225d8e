import { cast } from '../cast'
import { someone } from '../figure'
import { words } from '../lettering'
import { gold, white, wood } from '../palette'
import { at, canvas, clip, poly, rect, repeat } from '../svg'
import { caption, exhibit } from './exhibit'
import { H, W } from './measures'

const ROAD = '#27323a'

/** An old person on a crossing whose stripes are the words; 430 by 600, from its corner. */
export const crossingPoster: string = clip(
  rect(0, 0, 430, 600, white),
  rect(0, 0, 430, 600, ROAD),
  words('慢一點', 215, 160, 128, gold[400], 'middle'),
  words('看清楚', 215, 300, 128, gold[400], 'middle'),
  repeat(20, i => rect(0, 40 + i * 15, 430, 5, ROAD)),
  repeat(6, i =>
    poly(
      [
        [30 + i * 68, 340],
        [66 + i * 68, 340],
        [70 + (i - 2) * 110, 600],
        [10 + (i - 2) * 110, 600],
      ],
      i % 2 ? ROAD : gold[400],
    ),
  ),
  someone(230, 560, 0.62, cast.ho, {
    facing: 'left',
    left: [
      [-50, -230],
      [-76, -190],
    ],
  }),
  rect(178, 436, 6, 124, wood[700], 3),
)

/** 《慢一點，看清楚》: a poster for those who cross a road slowly. */
export function poster(): string {
  return canvas(
    W,
    H,
    exhibit('#f5e9de', wood[400]),
    rect(372, 92, 470, 640, '#10231c1c', 4),
    rect(360, 76, 470, 640, white, 3),
    at(380, 96, crossingPoster),
    caption(880, 560, '慢一點，看清楚', '周柏然'),
  )
}
