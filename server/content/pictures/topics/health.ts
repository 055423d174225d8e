import { blue, green, ink, red, stone, white, wood } from '../palette'
import { shadow, stage } from '../stage'
import { at, canvas, circle, ellipse, path, rect, repeat, stroke } from '../svg'
import { H, W, Y } from './measures'

/** Health: a heartbeat, a first-aid case, a stethoscope. */
export function health(): string {
  const heart =
    'M0 70C-110 -6 -82 -92 -36 -92C-14 -92 -4 -78 0 -66C4 -78 14 -92 36 -92C82 -92 110 -6 0 70Z'
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#dfeee9', accent: green[600], motif: 2, table: '#b9c9c4' }),
    at(
      600,
      260,
      at(6, 8, path(heart, '#10231c1c'), 1.7) +
        at(0, 0, path(heart, red[400]), 1.7) +
        at(0, 0, path('M0 70C110 -6 82 -92 36 -92C60 -60 50 10 0 70Z', red[600]), 1.7) +
        stroke('M-250 0H-92L-66 -44L-24 52L14 -70L46 24L62 0H250', white, 10),
    ),
    shadow(250, Y, 330),
    at(
      250,
      Y,
      path(
        'M-50 -196V-218Q-50 -236 -32 -236H32Q50 -236 50 -218V-196H32V-218H-32V-196Z',
        stone[600],
      ) +
        rect(-160, -200, 320, 200, white, 16) +
        path('M80 -200H144Q160 -200 160 -184V-16Q160 0 144 0H80Z', '#e4ece8') +
        rect(-160, -126, 320, 8, stone[200]) +
        rect(-20, -166, 40, 120, green[600], 4) +
        rect(-60, -126, 120, 40, green[600], 4) +
        rect(-110, -134, 26, 24, stone[300], 4) +
        rect(84, -134, 26, 24, stone[300], 4),
    ),
    shadow(640, Y + 20, 240),
    at(
      640,
      Y + 34,
      stroke(
        'M-90 -120C-96 -40 -40 -20 -30 -60C-26 -90 -52 -110 -60 -124M-30 -46C-20 20 60 20 74 -24C80 -46 96 -60 116 -50',
        blue[800],
        10,
      ) +
        circle(132, -36, 28, stone[400]) +
        circle(128, -40, 19, stone[200]) +
        circle(-92, -128, 8, ink) +
        circle(-62, -130, 8, ink),
    ),
    shadow(960, Y, 200),
    at(
      950,
      Y,
      rect(-88, -230, 176, 230, wood[400], 8) +
        rect(-74, -206, 148, 192, white, 3) +
        rect(-34, -240, 68, 30, stone[600], 6) +
        repeat(
          5,
          i =>
            circle(-50, -170 + i * 34, 8, i < 3 ? green[500] : stone[300]) +
            rect(-32, -174 + i * 34, i % 2 ? 70 : 88, 7, stone[300], 3),
        ),
    ),
    at(
      1104,
      Y,
      rect(-38, -118, 76, 118, '#d98e3c', 10) +
        rect(14, -118, 24, 118, '#b9722a', 10) +
        rect(-42, -144, 84, 32, white, 6) +
        rect(-38, -88, 76, 54, white) +
        rect(-8, -80, 16, 38, green[600], 2) +
        rect(-19, -69, 38, 16, green[600], 2),
    ),
    at(
      440,
      Y + 44,
      ellipse(0, -10, 40, 13, white) +
        path('M0 -23A40 13 0 0 1 0 3Z', red[400]) +
        ellipse(96, -8, 26, 10, blue[300]),
    ),
  )
}
