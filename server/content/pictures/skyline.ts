// Macau as a silhouette: free towers, the tower with its mast, the façade on the hill, the lighthouse,
// and the long bridge. All stand on a base line `y` and take one flat colour, so that layers of them
// read as distance.

import { seeded } from './random'
import { circle, ellipse, num, path, poly, rect, repeat, stroke } from './svg'

/** A row of houses between two x, with a few lit windows where a colour for them is given. */
export function houses(
  span: readonly [from: number, to: number],
  y: number,
  heights: readonly [low: number, high: number],
  fill: string,
  seed: number,
  windows?: string,
): string {
  const next = seeded(seed)
  const parts: string[] = []
  let x = span[0]
  while (x < span[1]) {
    const w = 34 + next() * 46
    const h = heights[0] + next() * (heights[1] - heights[0])
    const roof = next()
    parts.push(rect(x, y - h, w + 1, h, fill))
    if (roof < 0.3) parts.push(rect(x + w * 0.3, y - h - 12, w * 0.4, 13, fill))
    else if (roof < 0.45)
      parts.push(
        poly(
          [
            [x, y - h + 1],
            [x + w / 2, y - h - 18],
            [x + w, y - h + 1],
          ],
          fill,
        ),
      )
    else if (roof < 0.55) parts.push(rect(x + w * 0.46, y - h - 34, 3.5, 36, fill))
    if (windows) {
      const columns = Math.floor((w - 10) / 11)
      for (let row = 0; row < Math.floor(h / 18) - 1; row += 1) {
        for (let column = 0; column < columns; column += 1) {
          if (next() < 0.3)
            parts.push(rect(x + 8 + column * 11, y - h + 12 + row * 18, 5, 8, windows))
        }
      }
    }
    x += w + (next() < 0.25 ? 8 : 0)
  }
  return parts.join('')
}

/** The slender tower with a pod and a mast; `h` from base to tip. */
export function tower(x: number, y: number, h: number, fill: string): string {
  const pod = y - h * 0.66
  return (
    path(
      `M${num(x - h * 0.032)} ${num(y)}L${num(x - h * 0.014)} ${num(pod)}H${num(x + h * 0.014)}L${num(x + h * 0.032)} ${num(y)}Z`,
      fill,
    ) +
    path(
      `M${num(x - h * 0.03)} ${num(pod + h * 0.03)}L${num(x - h * 0.062)} ${num(pod - h * 0.02)}V${num(pod - h * 0.05)}L${num(x - h * 0.035)} ${num(pod - h * 0.085)}H${num(x + h * 0.035)}L${num(x + h * 0.062)} ${num(pod - h * 0.05)}V${num(pod - h * 0.02)}L${num(x + h * 0.03)} ${num(pod + h * 0.03)}Z`,
      fill,
    ) +
    rect(x - h * 0.016, pod - h * 0.12, h * 0.032, h * 0.05, fill) +
    rect(x - h * 0.006, y - h, h * 0.012, h * 0.25, fill)
  )
}

/** The lonely façade of the old church on its stair; `through` is what its openings show. */
export function facade(x: number, y: number, w: number, fill: string, through: string): string {
  const u = w / 10
  const opening = (cx: number, top: number, ow: number, oh: number) =>
    path(
      `M${num(cx - ow / 2)} ${num(top + oh)}V${num(top + ow / 2)}a${num(ow / 2)} ${num(ow / 2)} 0 0 1 ${num(ow)} 0V${num(top + oh)}Z`,
      through,
    )
  return (
    poly(
      [
        [x - 5.6 * u, y],
        [x - 5 * u, y - 1.3 * u],
        [x + 5 * u, y - 1.3 * u],
        [x + 5.6 * u, y],
      ],
      fill,
    ) +
    rect(x - 4.6 * u, y - 7 * u, 9.2 * u, 5.8 * u, fill) +
    rect(x - 4.9 * u, y - 4.4 * u, 9.8 * u, 0.5 * u, fill) +
    rect(x - 4.9 * u, y - 7.2 * u, 9.8 * u, 0.5 * u, fill) +
    poly(
      [
        [x - 4.4 * u, y - 7.1 * u],
        [x - 2.7 * u, y - 9 * u],
        [x + 2.7 * u, y - 9 * u],
        [x + 4.4 * u, y - 7.1 * u],
      ],
      fill,
    ) +
    rect(x - 2.6 * u, y - 10.6 * u, 5.2 * u, 1.8 * u, fill) +
    poly(
      [
        [x - 2.9 * u, y - 10.5 * u],
        [x, y - 12.6 * u],
        [x + 2.9 * u, y - 10.5 * u],
      ],
      fill,
    ) +
    rect(x - 0.12 * u, y - 13.8 * u, 0.24 * u, 1.4 * u, fill) +
    rect(x - 0.45 * u, y - 13.4 * u, 0.9 * u, 0.22 * u, fill) +
    opening(x, y - 3.7 * u, 1.4 * u, 2.4 * u) +
    opening(x - 2.9 * u, y - 3.4 * u, 1.1 * u, 2.1 * u) +
    opening(x + 2.9 * u, y - 3.4 * u, 1.1 * u, 2.1 * u) +
    [-2.9, 0, 2.9].map(i => opening(x + i * u, y - 6.5 * u, u, 1.7 * u)).join('') +
    opening(x, y - 9 * u, 0.9 * u, 1.3 * u)
  )
}

/** The lighthouse on its hill. */
export function lighthouse(x: number, y: number, h: number, fill: string, lamp: string): string {
  return (
    path(
      `M${num(x - h * 0.14)} ${num(y)}L${num(x - h * 0.095)} ${num(y - h * 0.7)}H${num(x + h * 0.095)}L${num(x + h * 0.14)} ${num(y)}Z`,
      fill,
    ) +
    rect(x - h * 0.13, y - h * 0.74, h * 0.26, h * 0.045, fill) +
    rect(x - h * 0.07, y - h * 0.88, h * 0.14, h * 0.15, lamp) +
    path(
      `M${num(x - h * 0.09)} ${num(y - h * 0.88)}Q${num(x)} ${num(y - h * 1.04)} ${num(x + h * 0.09)} ${num(y - h * 0.88)}Z`,
      fill,
    )
  )
}

/** A cable-stayed bridge from `x1` to `x2`, its deck rising to the middle; two double masts. */
export function bridge(
  x1: number,
  x2: number,
  y: number,
  rise: number,
  fill: string,
  thick = 7,
): string {
  const mid = (x1 + x2) / 2
  const w = x2 - x1
  const deck = (x: number) => y - rise * (1 - ((x - mid) / (w / 2)) ** 2)
  const mast = (x: number) => {
    const top = deck(x) - w * 0.13
    const cables = repeat(7, i => {
      const reach = w * (0.035 + i * 0.018)
      const from = `M${num(x)} ${num(top + i * 3)}`
      return stroke(
        `${from}L${num(x - reach)} ${num(deck(x - reach))}${from}L${num(x + reach)} ${num(deck(x + reach))}`,
        fill,
        thick * 0.17,
      )
    })
    return (
      cables +
      stroke(
        `M${num(x - thick)} ${num(y + 26)}L${num(x - thick * 0.5)} ${num(top)}H${num(x + thick * 0.5)}L${num(x + thick)} ${num(y + 26)}`,
        fill,
        thick * 0.7,
      )
    )
  }
  const piers = repeat(13, i => {
    const x = x1 + (w * (i + 0.5)) / 13
    return rect(x - thick * 0.3, deck(x), thick * 0.6, y + 26 - deck(x), fill)
  })
  return (
    stroke(
      `M${num(x1)} ${num(y)}Q${num(mid)} ${num(y - 2 * rise)} ${num(x2)} ${num(y)}`,
      fill,
      thick,
    ) +
    piers +
    mast(x1 + w * 0.36) +
    mast(x1 + w * 0.64)
  )
}

/** A tree with a clear trunk, light from the left. */
export function tree(
  x: number,
  y: number,
  h: number,
  leaf: string,
  leafLit: string,
  trunk: string,
): string {
  return (
    rect(x - h * 0.035, y - h * 0.5, h * 0.07, h * 0.5, trunk) +
    ellipse(x, y - h * 0.62, h * 0.3, h * 0.3, leaf) +
    circle(x + h * 0.19, y - h * 0.48, h * 0.19, leaf) +
    circle(x - h * 0.2, y - h * 0.5, h * 0.18, leaf) +
    ellipse(x - h * 0.07, y - h * 0.69, h * 0.19, h * 0.18, leafLit) +
    circle(x - h * 0.22, y - h * 0.54, h * 0.1, leafLit)
  )
}

/** A soft cloud made of flat lobes. */
export function cloud(x: number, y: number, w: number, fill: string): string {
  const h = w * 0.16
  return (
    rect(x - w / 2, y - h, w, h, fill, h / 2) +
    ellipse(x - w * 0.12, y - h, w * 0.2, h * 1.05, fill) +
    ellipse(x + w * 0.14, y - h * 0.9, w * 0.15, h * 0.75, fill)
  )
}

/** Hills as one smooth ridge through the given heights above `y`, evenly spread over the width. */
export function hills(w: number, y: number, heights: readonly number[], fill: string): string {
  const step = w / (heights.length - 1)
  const points = heights.map((h, i) => [i * step, y - h] as const)
  const curve = points
    .slice(1)
    .map(([x, py], i) => {
      const [px, prev] = points[i] ?? [0, y]
      return `C${num(px + step / 2)} ${num(prev)} ${num(x - step / 2)} ${num(py)} ${num(x)} ${num(py)}`
    })
    .join('')
  return path(`M0 ${num(points[0]?.[1] ?? y)}${curve}V${num(y)}H0Z`, fill)
}
