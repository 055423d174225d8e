import { cast } from '../cast'
import { someone } from '../figure'
import { dusk, gold, green, lit, red, wood } from '../palette'
import { waves } from '../pavement'
import { bridge, hills, houses, tower } from '../skyline'
import { at, canvas, circle, ellipse, path, rect, repeat, stroke } from '../svg'
import { H, W } from './measures'

/** Lanterns of the Mid-Autumn Festival. */
export function lanterns(): string {
  const lantern = (x: number, y: number, s: number, c: string, round: boolean) =>
    stroke(`M${x} 0V${y - 50 * s}`, '#6d8591', 2) +
    at(
      x,
      y,
      circle(0, 0, 96, `${gold[300]}1f`) +
        (round
          ? ellipse(0, 0, 56, 50, c) +
            ellipse(0, 0, 34, 50, lit(c, 0.16)) +
            ellipse(0, 0, 12, 50, lit(c, 0.34))
          : path('M-40 -46H40L50 0L40 46H-40L-50 0Z', c) +
            path('M-18 -46H18L24 0L18 46H-18L-24 0Z', lit(c, 0.2))) +
        rect(-24, -58, 48, 13, gold[500], 4) +
        rect(-24, 45, 48, 13, gold[500], 4) +
        stroke('M-12 58V96M0 58V108M12 58V96', gold[400], 4),
      s,
    )
  const rabbit = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      circle(0, -46, 130, `${gold[300]}1c`) +
        ellipse(10, -40, 80, 42, '#fdf3da') +
        circle(-66, -74, 34, '#fdf3da') +
        ellipse(-74, -128, 12, 36, '#fdf3da') +
        ellipse(-52, -128, 12, 36, '#f6dfae') +
        circle(92, -56, 15, '#fdf3da') +
        circle(-76, -78, 5, red[600]) +
        stroke('M-40 -20Q10 -4 70 -24M-20 -60Q20 -72 60 -60', gold[400], 4) +
        [-40, 50].map(dx => circle(dx, 0, 17, red[600]) + circle(dx, 0, 7, gold[300])).join(''),
      s,
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, dusk[900]),
    ellipse(840, 540, 900, 420, '#183c58'),
    ellipse(840, 580, 720, 300, '#235069'),
    circle(890, 190, 86, '#fdf3da'),
    circle(890, 190, 112, '#fdf3da14'),
    repeat(20, i => circle((i * 211) % 1200, 30 + ((i * 67) % 260), i % 3 ? 1.6 : 2.4, '#f3e9d0')),
    hills(W, 500, [40, 70, 120, 90, 50, 60, 90, 50], '#1d4a5a'),
    tower(230, 500, 300, '#2a5a6b'),
    bridge(520, 1400, 486, 16, '#2f6173', 6),
    houses([0, 1210], 504, [20, 110], '#17394b', 33, gold[300]),
    rect(0, 500, W, 180, '#17394b'),
    waves(W, 520, H, '#5a5a55', '#434a4b', 5),
    stroke('M-10 30Q300 130 620 60T1210 40', '#6d8591', 3),
    lantern(150, 150, 1, red[600], true),
    lantern(360, 190, 0.86, gold[400], false),
    lantern(560, 170, 1.04, red[600], true),
    lantern(720, 240, 0.7, green[500], false),
    lantern(1060, 170, 0.96, red[400], true),
    rabbit(620, 600, 1),
    someone(300, 640, 0.84, cast.yan, {
      facing: 'right',
      right: [
        [66, -246],
        [96, -232],
      ],
    }),
    stroke('M380 444L420 470', wood[500], 5),
    at(
      424,
      500,
      circle(0, 0, 50, `${gold[300]}22`) +
        ellipse(0, 0, 24, 28, red[400]) +
        rect(-10, -34, 20, 8, gold[400]),
    ),
    someone(880, 646, 0.86, cast.ho, {
      facing: 'left',
      left: [
        [-66, -246],
        [-90, -224],
      ],
    }),
    someone(1000, 640, 0.84, cast.ana, { facing: 'left' }),
  )
}
