import { blue, gold, green, red, stone, white } from '../palette'
import { poly, repeat, stroke } from '../svg'

/** A string of pennants hanging between two points. */
export const pennants = (x1: number, x2: number, y: number, sag: number): string =>
  stroke(`M${x1} ${y}Q${(x1 + x2) / 2} ${y + 2 * sag} ${x2} ${y}`, stone[400], 3) +
  repeat(Math.floor((x2 - x1) / 62), i => {
    const t = (i + 0.5) / Math.floor((x2 - x1) / 62)
    const [px, py] = [x1 + (x2 - x1) * t, y + 4 * sag * t * (1 - t)]
    return poly(
      [
        [px - 21, py],
        [px + 21, py],
        [px, py + 44],
      ],
      [red[400], gold[400], green[500], blue[500], '#fdfaf0'][i % 5] ?? white,
    )
  })
