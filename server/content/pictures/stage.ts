// The stage of all still lifes, so that the course pictures read as one family: a tinted wall with large
// quiet tiles, a round-headed niche of lighter tint, a table edge with a narrow tile band below it.
import { dim, mix, white } from './palette'
import { archOutline } from './room'
import { clip, path, poly, rect, stroke } from './svg'
import { dado, type Motif, tileField } from './tile'

export interface Stage {
  readonly wall: string
  readonly accent: string
  readonly motif: Motif
  readonly table: string
}

/**
 * Wall, niche and table; things then stand on `tableLine(h)`.
 * @param behind what is seen beyond the table, which covers its lower part
 */
export function stage(
  w: number,
  h: number,
  { wall, accent, motif, table }: Stage,
  behind = '',
  nicheX = w / 2,
): string {
  const y = tableLine(h)
  const nw = w * 0.56
  const niche = mix(wall, white, 0.55)
  const outline = archOutline(nicheX - nw / 2, h * 0.09, nw, y)
  return (
    rect(0, 0, w, h, wall) +
    tileField({ x: 0, y: 0, w, h: y }, Math.round(h / 5), motif, accent, 0.2) +
    path(archOutline(nicheX - nw / 2 - 16, h * 0.09 - 16, nw + 32, y), white) +
    path(outline, niche) +
    clip(
      path(outline, white),
      poly(
        [
          [nicheX - nw * 0.1, 0],
          [nicheX + nw, 0],
          [nicheX + nw, y],
          [nicheX + nw * 0.34, y],
        ],
        dim(niche, 0.04),
      ),
    ) +
    stroke(outline, dim(niche, 0.1), 2) +
    behind +
    rect(0, y - 6, w, h - y + 6, table) +
    rect(0, y - 6, w, 10, mix(table, white, 0.28)) +
    rect(0, y + h * 0.09, w, h, dim(table, 0.16)) +
    dado(0, h * 0.905, w, h * 0.095, motif, accent)
  )
}

/** Where things stand on the table of a picture of height `h`. */
export const tableLine = (h: number): number => h * 0.77

/** The soft patch of shade under a thing that stands at (x, y). */
export const shadow = (x: number, y: number, w: number): string =>
  `<ellipse cx="${x + w * 0.08}" cy="${y + 4}" rx="${w * 0.56}" ry="${Math.min(14, w * 0.07)}" fill="#10231c" fill-opacity="0.16"/>`
