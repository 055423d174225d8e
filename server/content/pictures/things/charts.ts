import { gold } from '../palette'
import { type Point, rect } from '../svg'

/** A bar chart w x h whose bars rise; the last one in gold. */
export const bars = (w: number, h: number, values: readonly number[], colour: string): string => {
  const step = w / values.length
  return values
    .map((v, i) =>
      rect(
        i * step + step * 0.16,
        h - v * h,
        step * 0.68,
        v * h,
        i === values.length - 1 ? gold[400] : colour,
        3,
      ),
    )
    .join('')
}

/** A ring chart of parts that add up to 1. */
export function ringChart(
  x: number,
  y: number,
  r: number,
  parts: readonly (readonly [share: number, colour: string])[],
): string {
  let from = -0.25
  return parts
    .map(([share, colour]) => {
      const point = (turn: number): Point => [
        x + Math.cos(turn * 2 * Math.PI) * r,
        y + Math.sin(turn * 2 * Math.PI) * r,
      ]
      const [a, b] = [point(from), point(from + share - 0.012)]
      from += share
      return `<path d="M${a[0].toFixed(1)} ${a[1].toFixed(1)}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${b[0].toFixed(1)} ${b[1].toFixed(1)}" fill="none" stroke="${colour}" stroke-width="${(r * 0.42).toFixed(1)}"/>`
    })
    .join('')
}
