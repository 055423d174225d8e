import { green, white } from '../palette'
import { path, rect } from '../svg'

/** Path data of the lotus (three petals) and the open book below it, in a square of 64. */
export const markShapes = [
  'M32 11C39.5 18.5 40 30 32 40C24 30 24.5 18.5 32 11Z',
  'M21.5 18.5C13.5 25.5 15.5 36.5 27 41.5C21.8 34.5 20.4 26.5 21.5 18.5Z',
  'M42.5 18.5C50.5 25.5 48.5 36.5 37 41.5C42.2 34.5 43.6 26.5 42.5 18.5Z',
  'M10 43C18 40.3 26.2 41.5 32 46.1C37.8 41.5 46 40.3 54 43V50.6C46 48.1 38 49 32 53.4C26 49 18 48.1 10 50.6Z',
].join('')

/** The mark, 64 x 64 around the origin, on its tile or alone in one colour. */
export function mark(colour: string = white, ground: string | null = green[700]): string {
  return `<g transform="translate(-32 -32)">${ground ? rect(0, 0, 64, 64, ground, 13) : ''}${path(markShapes, colour)}</g>`
}
