import { cast, dressed } from '../cast'
import { someone } from '../figure'
import { blue, gold, green, stone } from '../palette'
import { cloud, hills } from '../skyline'
import { at, canvas, ellipse, path, rect, repeat, stroke } from '../svg'
import { H, W } from './measures'

/** Volunteers clean a beach. */
export function volunteers(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#d3e9f1'),
    ellipse(400, 600, 900, 420, '#e8f2ec'),
    cloud(850, 110, 280, '#f6fafa'),
    cloud(260, 160, 200, '#f6fafa'),
    hills(W, 470, [120, 180, 120, 70, 60, 100, 60, 40], '#a9d0b8'),
    hills(W, 490, [40, 70, 100, 60, 30, 20, 20, 20], '#8cc0a2'),
    rect(0, 470, W, 90, '#9cc9d6'),
    repeat(12, i => rect((i * 241) % 1100, 486 + ((i * 29) % 60), 70, 4, '#c7e2e8', 2)),
    path('M0 560Q300 530 620 556T1200 548V900H0Z', '#f0dfb9'),
    path('M0 640Q400 600 760 650T1200 640V900H0Z', '#e6d0a2'),
    path('M0 552Q300 524 620 548T1200 540V552Q900 566 620 562T0 568Z', '#fdfaf0'),
    [cast.ana, cast.sam, cast.fong, cast.rui]
      .map((look, i) =>
        someone(
          230 + i * 250,
          800 + (i % 2) * 50,
          1.02,
          dressed(look, { top: green[600], wear: 'shirt' }),
          i % 2
            ? {
                facing: 'left',
                left: [
                  [-70, -246],
                  [-92, -196],
                ],
                right: [
                  [62, -236],
                  [54, -190],
                ],
              }
            : {
                facing: 'right',
                left: [
                  [-62, -236],
                  [-54, -190],
                ],
                right: [
                  [70, -246],
                  [92, -196],
                ],
              },
        ),
      )
      .join(''),
    at(
      336,
      720,
      path('M-40 -100Q0 -120 40 -100L56 0Q0 14 -56 0Z', '#2e5d8f') +
        path('M14 -108Q30 -106 40 -100L56 0Q36 6 22 6Z', '#22486f') +
        stroke('M-24 -102Q0 -70 24 -102', '#1a3a5c', 5),
    ),
    at(
      372,
      850,
      path('M-40 -100Q0 -120 40 -100L56 0Q0 14 -56 0Z', gold[400]) +
        path('M14 -108Q30 -106 40 -100L56 0Q36 6 22 6Z', gold[500]) +
        stroke('M-24 -102Q0 -70 24 -102', gold[500], 5),
    ),
    at(
      850,
      800,
      path('M-40 -100Q0 -120 40 -100L56 0Q0 14 -56 0Z', '#2e5d8f') +
        path('M14 -108Q30 -106 40 -100L56 0Q36 6 22 6Z', '#22486f'),
    ),
    [
      [120, 860],
      [600, 780],
      [620, 870],
      [1110, 840],
    ]
      .map(([x = 0, y = 0], i) =>
        at(
          x,
          y,
          i % 2
            ? rect(-12, -44, 24, 44, '#bfe0e6', 8) + rect(-6, -56, 12, 14, blue[500], 3)
            : path('M-20 0L-14 -22L0 -26L16 -20L22 0Z', stone[400]),
          1,
          i % 2 ? 70 : 0,
        ),
      )
      .join(''),
  )
}
