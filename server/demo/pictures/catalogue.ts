import { canvas } from '#server/drawing/svg.ts'
import { draw } from './book.ts'
import { drawCover } from './covers.ts'
import { parseDrawings } from './language/parse.ts'
import { scenes } from './scenes/scenes.ts'

/** A picture of the demo school: `label` is its original file name, `draw` answers SVG of that size. */
export interface Picture {
  readonly label: string
  readonly width: number
  readonly height: number
  readonly draw: () => string
}

const covers = [1, 2, 3, 4, 5, 6].map(number => ({
  label: `publication-${number}.webp`,
  width: 900,
  height: 1200,
  draw: () => canvas(900, 1200, drawCover(number - 1)),
}))

const drawn = scenes.flatMap(({ width, height, text }) =>
  [...parseDrawings(text)]
    .filter(([, { placed, parameters }]) => !placed && parameters.length === 0)
    .map(([name]) => ({
      label: `${name}.webp`,
      width,
      height,
      draw: () => canvas(width, height, draw(name)),
    })),
)

/** Every picture of the demo school; a label is the original file name its text refers to. */
export const pictures: readonly Picture[] = [...drawn, ...covers]
