// Floors seen in perspective: Portuguese wave pavement, chequered tiles and boards.

import { white } from './palette'
import { clip, num, path, poly, rect, repeat, stroke } from './svg'

/**
 * Wave pavement (calçada) from the line `top` down to `bottom`: waves grow towards the viewer.
 * @param rows how many dark waves lie between the two lines
 */
export function waves(
  w: number,
  top: number,
  bottom: number,
  pale: string,
  dark: string,
  rows = 6,
) {
  const depth = bottom - top
  const yOf = (i: number) => top + depth * ((i / rows) ** 1.7 * 0.96 + (i / rows) * 0.04)
  const wave = (i: number) => {
    const y = yOf(i + 0.12)
    const next = yOf(i + 0.62)
    const swing = (next - y) * 0.72
    const length = 60 + (y - top) * 1.25
    const start = w / 2 - Math.ceil(w / 2 / length + 1) * length - (i % 2) * length * 0.5
    const count = Math.ceil((w - start) / length) + 1
    const arc = (dir: number) =>
      `q${num((dir * length) / 4)} ${num(-swing)} ${num((dir * length) / 2)} 0t${num((dir * length) / 2)} 0`
    return path(
      `M${num(start)} ${num(y)}${arc(1).repeat(count)}V${num(next)}${arc(-1).repeat(count)}Z`,
      dark,
    )
  }
  return clip(rect(0, top, w, depth, white), rect(0, top, w, depth, pale), repeat(rows, wave))
}

/** Chequered floor in one-point perspective, its vanishing point above the middle of the picture. */
export function chequers(
  w: number,
  top: number,
  bottom: number,
  pale: string,
  dark: string,
  options: { columns?: number; rows?: number; eye?: number; cx?: number } = {},
): string {
  const { columns = 14, rows = 6, eye = 220, cx = w / 2 } = options
  const horizon = top - eye
  // Equal steps in depth: what is twice as far appears half as far below the horizon.
  const far = 1 / eye
  const near = 1 / (bottom - horizon)
  const yOf = (row: number) => horizon + 1 / (far + ((near - far) * row) / rows)
  const step = (w * 1.15) / columns
  const xOf = (column: number, y: number) =>
    cx + (column * step * (y - horizon)) / (bottom - horizon)
  const reach = Math.ceil(((w / step) * (bottom - horizon)) / eye / 2) + 2
  const squares = repeat(rows, row =>
    repeat(reach * 2, c => {
      const column = c - reach
      if ((column + row) % 2 !== 0) return ''
      const [y1, y2] = [yOf(row), yOf(row + 1)]
      return poly(
        [
          [xOf(column, y1), y1],
          [xOf(column + 1, y1), y1],
          [xOf(column + 1, y2), y2],
          [xOf(column, y2), y2],
        ],
        dark,
      )
    }),
  )
  const box = rect(0, top, w, bottom - top, white)
  return clip(box, rect(0, top, w, bottom - top, pale), squares)
}

/** Floor boards running towards the viewer. */
export function boards(
  w: number,
  top: number,
  bottom: number,
  colour: string,
  joint: string,
  eye = 260,
) {
  const horizon = top - eye
  const lines = repeat(41, i => {
    const foot = w / 2 + (i - 20) * (w / 13)
    const head = w / 2 + ((foot - w / 2) * (top - horizon)) / (bottom - horizon)
    return stroke(`M${num(head)} ${num(top)}L${num(foot)} ${num(bottom)}`, joint, 2)
  })
  const box = rect(0, top, w, bottom - top, colour)
  return clip(box, box, lines)
}
