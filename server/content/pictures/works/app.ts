import { blue, clay, gold, green, red, stone, white } from '../palette'
import { at, canvas, circle, clip, path, rect, repeat, ring, stroke } from '../svg'
import { caption, exhibit } from './exhibit'
import { H, W } from './measures'

/** Two screens of an app. */
export function app(): string {
  const phone = (x: number, y: number, turn: number, body: string) =>
    at(
      x,
      y,
      rect(-128, -262, 280, 548, '#10231c24', 40) +
        rect(-140, -280, 280, 560, '#17211e', 40) +
        rect(-126, -266, 252, 532, white, 28) +
        clip(rect(-126, -266, 252, 532, white, 28), at(-126, -266, body)) +
        rect(-38, -266, 76, 18, '#17211e', 9),
      1,
      turn,
    )
  const map =
    rect(0, 0, 252, 532, '#e3efe4') +
    path('M0 320Q80 280 140 330T252 300V532H0Z', blue[200]) +
    stroke('M-10 90L262 180M60 -10L120 330M200 -10L160 320M-10 230L262 260', white, 13) +
    stroke('M40 250L92 212L104 130L180 152', green[700], 8) +
    circle(40, 250, 12, green[700]) +
    at(
      180,
      152,
      path('M0 0C-30 -36 -28 -64 0 -66C28 -64 30 -36 0 0Z', red[600]) + circle(0, -40, 10, white),
    ) +
    rect(16, 392, 220, 124, white, 18) +
    rect(34, 412, 120, 14, green[800], 5) +
    rect(34, 440, 170, 8, stone[300], 4) +
    rect(34, 458, 130, 8, stone[300], 4) +
    rect(34, 480, 184, 26, green[700], 13) +
    rect(16, 34, 220, 40, white, 20) +
    circle(40, 54, 8, stone[400]) +
    rect(58, 50, 110, 8, stone[300], 4)
  const list =
    rect(0, 0, 252, 532, '#f4f8f5') +
    rect(0, 0, 252, 110, green[700]) +
    rect(24, 48, 120, 16, white, 5) +
    rect(24, 76, 80, 9, green[300], 4) +
    repeat(
      4,
      i =>
        rect(18, 128 + i * 98, 216, 84, white, 14) +
        rect(
          30,
          140 + i * 98,
          60,
          60,
          [clay[300], blue[300], gold[300], green[300]][i] ?? white,
          10,
        ) +
        rect(104, 148 + i * 98, 100, 11, stone[600], 4) +
        rect(104, 170 + i * 98, 72, 7, stone[300], 3) +
        circle(212, 186 + i * 98, 8, i === 1 ? red[400] : stone[200]),
    )
  return canvas(
    W,
    H,
    exhibit('#e2eaf3', '#b9c6cf'),
    repeat(3, i => ring(600, 430, 300 + i * 70, '#cddbe8', 3)),
    phone(450, 430, -7, list),
    phone(740, 450, 6, map),
    caption(960, 620),
  )
}
