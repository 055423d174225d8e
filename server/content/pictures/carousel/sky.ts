import { ellipse, rect } from '../svg'
import { H, W } from './measures'

/** A sky in flat bands, from the top down; each band is a wide arc so that the eye reads a glow. */
export function sky(colours: readonly string[], horizon: number, cx: number): string {
  const step = horizon / colours.length
  return colours
    .map((colour, i) =>
      i === 0
        ? rect(0, 0, W, H, colour)
        : ellipse(cx, horizon + 260, W * (1.12 - i * 0.075), horizon + 260 - i * step, colour),
    )
    .join('')
}
