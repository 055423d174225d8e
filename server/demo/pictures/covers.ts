// Covers of the school's publications: title and number, the mark, one picture, a band of tiles.

import { at } from '#server/drawing/svg.ts'
import { issues } from '../documents/issues.ts'
import { draw } from './book.ts'

/** The ground of each cover and the motif of its tiles, in the order of the issues. */
const GROUNDS = ['#f3f8f4 1', '#faf3e4 3', '#f8efe0 2', '#f1f5f9 1', '#eef6f0 3', '#f2f5fa 2']

/** The cover of the `index`th issue. */
export function drawCover(index: number): string {
  const issue = issues[index]
  const [ground, motif] = (GROUNDS[index] ?? '').split(' ')
  if (!issue || !ground) throw new Error(`there is no issue ${index}`)
  const { title, number, date, accent } = issue
  const frame = [
    `box 0 0 900 270 ${ground}`,
    `box 0 0 900 24 ${accent}`,
    `mark 800,132,1.7 white ${accent}`,
    `words 66 150 86 ${accent} ${title.replaceAll(/[《》]/g, '')}`,
    `words 70 216 36 mix(${accent},${ground},20) ${number}　${date}`,
    `box 0 262 900 8 ${accent}`,
    `box 0 970 900 230 #fdfdfb`,
    `tiles 0 978 900 225 75 ${motif} ${accent} 0.75`,
    `box 0 970 900 8 ${accent}`,
    `box 0 1184 900 16 ${accent}`,
  ].map(draw)
  const picture = at(0, 270, draw(`cover-${index + 1}`))
  return picture + frame.join('')
}
