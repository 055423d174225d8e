// The school's mark and the page's ornament. No dependency but plain text: the page carries a copy.
import { green } from './palette'
import { markShapes } from './things/mark'
import { type Motif, tile } from './tile'

/** The mark: a glazed tile with a lotus opening above a book. Square, good from 24 px up. */
export const logoSvg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true">',
  `<rect width="64" height="64" rx="13" fill="${green[700]}"/>`,
  `<path fill="#fff" d="${markShapes}"/>`,
  '</svg>',
].join('')

/**
 * One seamless tile (80 x 80) of an azulejo motif in line work, to be repeated as a background.
 * @param color a CSS colour of the lines; the ground is transparent
 */
export function tilePatternSvg(motif: Motif, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80">${tile(motif, 80, color, 1.5)}</svg>`
}
