import { blue, clay, gold, green, stone, white } from '../palette'
import { shadow, stage } from '../stage'
import { at, canvas, circle, ellipse, type Point, rect, repeat, stroke, through } from '../svg'
import { bars, ringChart } from '../things/charts'
import { keyboard, monitor, mug, plant } from '../things/desk'
import { H, W, Y } from './measures'

/** Data: three screens of charts. */
export function data(): string {
  const dots = repeat(22, i =>
    circle(
      24 + ((i * 53) % 250),
      150 - ((i * 41) % 110) * (0.4 + ((i * 53) % 250) / 420),
      5,
      i % 3 ? blue[300] : gold[400],
    ),
  )
  const nodes: Point[] = [
    [40, 40],
    [110, 90],
    [60, 150],
    [180, 50],
    [200, 150],
    [262, 96],
  ]
  const web =
    (
      [
        [0, 1],
        [1, 2],
        [1, 3],
        [1, 4],
        [3, 5],
        [4, 5],
        [3, 4],
        [0, 2],
      ] as const
    )
      .map(([a, b]) => stroke(through([nodes[a] ?? [0, 0], nodes[b] ?? [0, 0]]), '#4f86b8', 3))
      .join('') +
    nodes
      .map(([x, y], i) =>
        circle(
          x,
          y,
          i === 1 ? 17 : 11,
          [green[300], gold[400], blue[300], clay[300], green[500], gold[300]][i] ?? white,
        ),
      )
      .join('')
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#dfe8f2', accent: blue[800], motif: 2, table: '#a9b4bb' }),
    shadow(310, Y, 300),
    shadow(890, Y, 300),
    shadow(600, Y, 320),
    monitor(
      300,
      Y,
      1.12,
      at(0, 0, dots) + stroke('M18 166H284M18 166V14M20 150L276 40', '#5b87b5', 3),
    ),
    monitor(900, Y, 1.12, web),
    monitor(
      600,
      Y - 4,
      1.34,
      at(20, 20, bars(150, 88, [0.35, 0.5, 0.42, 0.7, 0.64, 0.92], green[500])) +
        ringChart(240, 62, 32, [
          [0.46, green[500]],
          [0.24, gold[400]],
          [0.18, clay[500]],
          [0.12, blue[300]],
        ]) +
        stroke('M22 160L66 138L110 148L160 126L210 140L280 118', gold[300], 4) +
        rect(20, 112, 260, 1.5, '#3c618c'),
      '#12304a',
    ),
    keyboard(600, Y + 42, 1.05),
    at(790, Y + 42, ellipse(0, -8, 22, 14, stone[300]) + stroke('M0 -22v10', stone[600], 3)),
    mug(1110, Y, 1.15, gold[400]),
    plant(90, Y, 1.05, white),
  )
}
