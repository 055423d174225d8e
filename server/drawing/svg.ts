// The smallest drawing vocabulary: every function answers a piece of SVG text, so drawings are plain
// values that can be composed, compared and tested. Coordinates are pixels of the finished picture.
// What must hold: the same call always answers the same text (ids come from content, not a counter).

/** A number as SVG text with at most three decimals. */
export const num = (value: number): string => String(Math.round(value * 1000) / 1000)

/** A filled rectangle whose upper left corner is at (x, y); `rx` rounds its corners. */
export function rect(x: number, y: number, w: number, h: number, fill: string, rx = 0): string {
  const round = rx > 0 ? ` rx="${num(rx)}"` : ''
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${round} fill="${fill}"/>`
}

/** What path data encloses, filled. */
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

/** A line along path data, with round ends and joins. */
export function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Path data through points given as x, y, x, y …, in straight lines. */
export const through = (...points: readonly number[]): string =>
  points.map((value, i) => `${i % 2 ? ' ' : i ? 'L' : 'M'}${num(value)}`).join('')

/** Content moved so that its origin lies at (x, y); a negative `scaleX` mirrors it. */
export function at(x: number, y: number, content: string, scale = 1, turn = 0, scaleX = scale) {
  const size = scale === 1 && scaleX === 1 ? '' : ` scale(${num(scaleX)} ${num(scale)})`
  const angle = turn === 0 ? '' : ` rotate(${num(turn)})`
  return `<g transform="translate(${num(x)} ${num(y)})${angle}${size}">${content}</g>`
}

/** Content that one can see through; `opacity` is 0 to 1. */
export const fade = (opacity: number, ...content: string[]): string =>
  `<g opacity="${num(opacity)}">${content.join('')}</g>`

/** A short name for a piece of text: equal texts get equal names (FNV-1a). */
export function nameOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return `k${(hash >>> 0).toString(36)}`
}

/** Shows of `content` only what lies inside `shape`. */
export function clip(shape: string, ...content: string[]): string {
  const id = nameOf(shape)
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content.join('')}</g>`
}

/** `count` pieces, each made from its index. */
export const repeat = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('')

/** The whole picture. */
export function canvas(width: number, height: number, ...content: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.join('')}</svg>`
}
