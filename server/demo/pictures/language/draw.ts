import { at, clip, fade } from '#server/drawing/svg.ts'
import { type Drawing, type Line, thingsOf } from './parse.ts'
import { drawShape, filled } from './shape.ts'
import { type Scope, type Value, worth } from './value.ts'

/** What a word drawn by code is given: its arguments, read when asked for, and what is inside it. */
export interface Call {
  readonly texts: readonly string[]
  /** The argument as a number or colour; fails where it is missing and no preset is given. */
  number(index: number, preset?: number): number
  colour(index: number, preset?: string): string
  /** The first `count` arguments as numbers. */
  numbers(count: number): number[]
  /** The words from the `index`th on, with what stands in braces put in. */
  text(index: number): string
  /** The value of any text of this line. */
  value(text: string): Value
  /** Draws another line of the language; nothing where its word ends in `?` and nobody knows it. */
  draw(line: string): string
}

export type Verb = (call: Call) => string

/** Drawings by name, and the words that are drawn by code. */
export interface Book {
  readonly drawings: ReadonlyMap<string, Drawing>
  readonly verbs: Readonly<Record<string, Verb>>
}

/** Where a line is drawn: the book, what names mean, and what the word `content` stands for. */
interface Page {
  readonly book: Book
  readonly scope: Scope
  readonly content: string
}

/** Content at the place `x,y[,scale[,degrees[,scale across]]]`. */
function put(place: string, scope: Scope, content: string): string {
  const numbers = place.split(',').map(part => Number(worth(part, scope)))
  const [x = 0, y = 0, scale = 1, turn = 0, across = scale] = numbers
  if (numbers.some(Number.isNaN)) throw new Error(`${place} is no place`)
  return at(x, y, content, scale, turn, across)
}

/** `each count dx,dy[,degrees]`: what is inside, so many times, each moved and turned on; `i` counts. */
function each(page: Page, line: Line): string {
  const [count = '', step = ''] = line.rest.split(' ')
  const [dx = 0, dy = 0, turn = 0] = step.split(',').map(part => Number(worth(part, page.scope)))
  return Array.from({ length: Math.floor(Number(worth(count, page.scope))) }, (_, i) => {
    const drawn = drawAll({ ...page, scope: { ...page.scope, i } }, line.inside)
    return at(i * dx, i * dy, drawn, 1, i * turn)
  }).join('')
}

/** Shows of what is inside only what lies within the first of it. */
function clipped(page: Page, { inside: [shape, ...others] }: Line): string {
  if (!shape) throw new Error('clip lacks a shape')
  return clip(drawAll(page, [shape]), drawAll(page, others))
}

/** The values of a drawing's parameters, from the line that asks for it. */
function given({ parameters }: Drawing, words: readonly string[], line: Line, scope: Scope) {
  if (words.length > parameters.length) throw new Error(`${line.word} has too much: ${line.rest}`)
  const values: Record<string, Value> = {}
  parameters.forEach(({ name, preset }, index) => {
    const word = words[index]
    const text = word ?? preset
    if (text === undefined) throw new Error(`${line.word} lacks ${name}`)
    values[name] = worth(text, word === undefined ? values : scope)
  })
  return values
}

const wordsOf = (line: Line): string[] => (line.rest === '' ? [] : line.rest.split(' '))

function named(page: Page, drawing: Drawing, line: Line): string {
  const words = wordsOf(line)
  const place = drawing.placed ? (words.shift() ?? '') : undefined
  const scope = given(drawing, words, line, page.scope)
  const content = drawAll(page, line.inside)
  const drawn = drawAll({ book: page.book, scope, content }, drawing.lines)
  return place === undefined ? drawn : put(place, page.scope, drawn)
}

function callOf(page: Page, line: Line): Call {
  const texts = wordsOf(line)
  const value = (text: string) => worth(text, page.scope)
  const argument = (index: number, preset: Value | undefined) => {
    const text = texts[index]
    return text === undefined ? preset : value(text)
  }
  const wrong = (kind: string, index: number) =>
    new Error(`${line.word}: no ${kind} at ${index} of ${line.rest}`)
  const number = (index: number, preset?: number) => {
    const found = argument(index, preset)
    if (typeof found !== 'number') throw wrong('number', index)
    return found
  }
  return {
    texts,
    value,
    number,
    numbers: count => Array.from({ length: count }, (_, index) => number(index)),
    text: index => filled(texts.slice(index).join(' '), page.scope),
    draw: text => drawAll(page, thingsOf(text)),
    colour(index, preset) {
      const colour = argument(index, preset)
      if (typeof colour !== 'string') throw wrong('colour', index)
      return colour
    },
  }
}

function drawOne(page: Page, line: Line): string {
  const { book, scope } = page
  const word = filled(line.word, scope)
  if (word === 'content') return page.content
  if (word === 'each') return each(page, line)
  if (word === 'clip') return clipped(page, line)
  if (word === 'at') return put(line.rest, scope, drawAll(page, line.inside))
  if (word === 'fade') return fade(Number(worth(line.rest, scope)), drawAll(page, line.inside))
  const shape = drawShape(word, line.rest, scope)
  if (shape !== undefined) return shape
  const drawing = book.drawings.get(word.replace('?', ''))
  if (drawing) return named(page, drawing, line)
  const verb = book.verbs[word]
  if (verb) return verb(callOf(page, line))
  if (word.endsWith('?')) return ''
  throw new Error(`nothing is called ${word}`)
}

const drawAll = (page: Page, lines: readonly Line[]): string =>
  lines.map(line => drawOne(page, line)).join('')

/** Draws a line of the book's language, for instance `plant 100,400,1.5 white`. */
export const drawLine = (book: Book, line: string): string =>
  drawAll({ book, scope: {}, content: '' }, thingsOf(line))
