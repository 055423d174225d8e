import { words } from '../lettering'
import { gold, green, ink, mist, red, white } from '../palette'
import { at, canvas, clip, path, rect, repeat, ring } from '../svg'
import { caption, exhibit } from './exhibit'
import { H, W } from './measures'

const BUSES = [
  ['25', '3分鐘', red[600]],
  ['33', '8分鐘', green[700]],
  ['26A', '12分鐘', green[700]],
  ['50', '15分鐘', green[700]],
] as const

/** 《街坊巴士》: when the bus comes, large enough for old eyes, and read aloud. */
export function app(): string {
  const phone = (x: number, y: number, turn: number, body: string) =>
    at(
      x,
      y,
      rect(-128, -262, 280, 548, '#10231c24', 40) +
        rect(-140, -280, 280, 560, '#17211e', 40) +
        clip(rect(-126, -266, 252, 532, white, 28), at(-126, -266, body)) +
        rect(-38, -266, 76, 18, '#17211e', 9),
      1,
      turn,
    )
  const list =
    rect(0, 0, 252, 532, mist) +
    rect(0, 0, 252, 96, green[700]) +
    words('街坊巴士', 126, 72, 42, white, 'middle') +
    BUSES.map(
      ([line, wait, colour], i) =>
        rect(12, 108 + i * 104, 228, 92, white, 14) +
        words(line, 24, 170 + i * 104, 46, ink) +
        words(wait, 116, 170 + i * 104, 34, colour),
    ).join('')
  const next =
    rect(0, 0, 252, 532, white) +
    words('25', 126, 146, 118, green[800], 'middle') +
    words('往媽閣', 126, 204, 44, ink, 'middle') +
    rect(12, 232, 228, 140, gold[100], 18) +
    words('3分鐘', 126, 330, 78, red[600], 'middle') +
    rect(12, 392, 228, 120, green[700], 60) +
    words('讀出', 92, 472, 54, white) +
    path('M34 438h14l22 -18v64l-22 -18H34Z', white)
  return canvas(
    W,
    H,
    exhibit('#e2eaf3', '#b9c6cf'),
    repeat(3, i => ring(600, 430, 300 + i * 70, '#cddbe8', 3)),
    phone(450, 430, -7, list),
    phone(740, 450, 6, next),
    caption(960, 620, '街坊巴士', '蔡芷澄、馬俊彥'),
  )
}
