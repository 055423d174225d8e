import { blue, clay, gold, green, ink, red, stone, white, wood } from '../palette'
import { houses, tower } from '../skyline'
import { shadow, stage } from '../stage'
import { at, canvas, circle, clip, path, rect, stroke } from '../svg'
import { bars, ringChart } from '../things/charts'
import { laptop, mug, plant } from '../things/desk'
import { H, W, Y } from './measures'

/** Business: a case and figures before the town. */
export function business(): string {
  const town =
    rect(0, 0, 420, 330, blue[100]) +
    circle(96, 90, 40, gold[100]) +
    tower(330, 330, 270, blue[300]) +
    houses([-10, 430], 330, [70, 190], blue[300], 15, blue[100]) +
    houses([-10, 430], 330, [30, 110], blue[500], 31, blue[200])
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#e5efe6', accent: green[700], motif: 3, table: wood[300] }),
    rect(360, 96, 456, 360, white, 4),
    at(378, 112, clip(rect(0, 0, 420, 326, white), town)),
    rect(582, 112, 10, 326, white),
    rect(340, 446, 496, 16, white, 3),
    rect(340, 458, 496, 5, stone[200]),
    shadow(250, Y, 320),
    at(
      250,
      Y,
      path(
        'M-54 -170V-196Q-54 -222 -28 -222H28Q54 -222 54 -196V-170H34V-190Q34 -202 22 -202H-22Q-34 -202 -34 -190V-170Z',
        wood[800],
      ) +
        rect(-160, -176, 320, 176, wood[600], 18) +
        path('M70 -176H142Q160 -176 160 -158V-18Q160 0 142 0H70Z', wood[700]) +
        rect(-160, -106, 320, 12, wood[800]) +
        rect(-22, -120, 44, 40, gold[400], 5) +
        rect(-8, -106, 16, 12, wood[800], 3),
    ),
    shadow(690, Y, 300),
    laptop(
      690,
      Y,
      1.12,
      rect(0, 0, 200, 126, white) +
        at(18, 22, bars(110, 88, [0.3, 0.44, 0.4, 0.62, 0.76, 0.95], green[500])) +
        ringChart(162, 50, 22, [
          [0.5, blue[500]],
          [0.3, gold[400]],
          [0.2, clay[500]],
        ]) +
        rect(142, 92, 40, 5, stone[300], 2) +
        rect(142, 103, 28, 5, stone[200], 2),
      white,
    ),
    shadow(940, Y, 60),
    mug(938, Y, 1.2, red[600]),
    plant(1084, Y, 1.3, blue[500], green[600]),
    at(
      440,
      Y + 42,
      path('M-70 0L-52 -18H66L50 0Z', white) + stroke('M-40 -6H26M-34 -12H40', stone[300], 2.5),
    ),
    stroke(`M520 ${Y + 44}L600 ${Y + 28}`, ink, 6),
  )
}
