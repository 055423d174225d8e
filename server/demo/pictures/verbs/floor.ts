// Floors seen in perspective: Portuguese wave pavement, chequered tiles and boards.

import { clip, num, path, rect, repeat, stroke, through } from '#server/drawing/svg.ts'
import type { Call, Verb } from '../language/draw.ts'

/** Width, upper and lower line of a floor and its two colours: `w top bottom pale dark`. */
const ground = (call: Call) => {
  const [w = 0, top = 0, bottom = 0] = call.numbers(3)
  return { w, top, bottom, pale: call.colour(3), dark: call.colour(4) }
}

const laid = (w: number, top: number, bottom: number, pale: string, pattern: string) =>
  clip(rect(0, top, w, bottom - top, '#ffffff'), rect(0, top, w, bottom - top, pale), pattern)

/** `waves w top bottom pale dark rows=6`: calçada, whose waves grow towards the viewer. */
const waves: Verb = call => {
  const { w, top, bottom, pale, dark } = ground(call)
  const rows = call.number(5, 6)
  const yOf = (i: number) => top + (bottom - top) * ((i / rows) ** 1.7 * 0.96 + (i / rows) * 0.04)
  const wave = (i: number) => {
    const y = yOf(i + 0.12)
    const next = yOf(i + 0.62)
    const length = 60 + (y - top) * 1.25
    const start = w / 2 - Math.ceil(w / 2 / length + 1) * length - (i % 2) * length * 0.5
    const arc = (way: number) => {
      const half = num((way * length) / 2)
      return `q${num((way * length) / 4)} ${num((y - next) * 0.72)} ${half} 0t${half} 0`
    }
    const count = Math.ceil((w - start) / length) + 1
    const [there, back] = [arc(1).repeat(count), arc(-1).repeat(count)]
    return path(`M${num(start)} ${num(y)}${there}V${num(next)}${back}Z`, dark)
  }
  return laid(w, top, bottom, pale, repeat(rows, wave))
}

/** `chequers w top bottom pale dark columns=14 rows=6 eye=220 middle=w/2`: in one-point perspective. */
const chequers: Verb = call => {
  const { w, top, bottom, pale, dark } = ground(call)
  const [columns, rows, eye] = [call.number(5, 14), call.number(6, 6), call.number(7, 220)]
  const middle = call.number(8, w / 2)
  const deep = bottom - top + eye
  // Equal steps in depth: what is twice as far appears half as far below the horizon.
  const below = (row: number) => 1 / (1 / eye + ((1 / deep - 1 / eye) * row) / rows)
  const step = (w * 1.15) / columns
  const reach = Math.ceil(((w / step) * deep) / eye / 2) + 2
  const square = (row: number, column: number) => {
    const [far, near] = [below(row), below(row + 1)]
    const x = (c: number, depth: number) => middle + (c * step * depth) / deep
    const [y1, y2] = [top - eye + far, top - eye + near]
    const [left, right] = [column, column + 1]
    return `${through(x(left, far), y1, x(right, far), y1, x(right, near), y2, x(left, near), y2)}Z`
  }
  const squares = repeat(rows, row =>
    repeat(reach * 2, c => ((c - reach + row) % 2 === 0 ? square(row, c - reach) : '')),
  )
  return laid(w, top, bottom, pale, path(squares, dark))
}

/** `boards w top bottom colour joint eye=260`: boards that run towards the viewer. */
const boards: Verb = call => {
  const { w, top, bottom, pale, dark } = ground(call)
  const eye = call.number(5, 260)
  const joints = repeat(41, i => {
    const foot = ((i - 20) * w) / 13
    return through(w / 2 + (foot * eye) / (bottom - top + eye), top, w / 2 + foot, bottom)
  })
  return laid(w, top, bottom, pale, stroke(joints, dark, 2))
}

export const floorVerbs = { waves, chequers, boards }
