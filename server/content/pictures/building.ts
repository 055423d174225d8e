// The demo school's house: two floors under a pediment, in the old manner of Macau: coloured plaster,
// white trim, round-headed windows with shutters, a tiled plinth. One drawing, by day or by night.
import { dim, gold, green, lit, mix, white } from './palette'
import { archOutline } from './room'
import { at, circle, clip, num, path, poly, rect, repeat, stroke } from './svg'
import { dado } from './tile'

export interface Light {
  readonly wall: string
  readonly trim: string
  readonly shutter: string
  readonly glass: string
  readonly roof: string
}

export const daylight: Light = {
  wall: '#f0d9a2',
  trim: '#fffdf7',
  shutter: green[700],
  glass: '#bdd4ea',
  roof: '#b1552f',
}
export const evening: Light = {
  wall: '#b98f5e',
  trim: '#e3cfa8',
  shutter: green[900],
  glass: gold[300],
  roof: '#6e3a2a',
}

function shuttered(x: number, y: number, w: number, h: number, light: Light): string {
  const leaf = (lx: number) =>
    rect(lx, y + w * 0.36, w * 0.42, h - w * 0.36, light.shutter) +
    repeat(9, i =>
      rect(
        lx + 4,
        y + w * 0.36 + 8 + (i * (h - w * 0.36 - 14)) / 9,
        w * 0.42 - 8,
        2.5,
        lit(light.shutter, 0.2),
      ),
    )
  return (
    path(archOutline(x - 9, y - 9, w + 18, h + 9), light.trim) +
    path(archOutline(x, y, w, h), light.glass) +
    clip(
      path(archOutline(x, y, w, h), white),
      poly(
        [
          [x, y + h * 0.7],
          [x + w * 0.7, y],
          [x + w, y],
          [x, y + h],
        ],
        lit(light.glass, 0.4),
      ),
    ) +
    stroke(
      `M${num(x + w / 2)} ${num(y)}V${num(y + h)}M${num(x)} ${num(y + w / 2)}H${num(x + w)}M${num(x)} ${num(y + h * 0.68)}H${num(x + w)}`,
      light.trim,
      4,
    ) +
    leaf(x - w * 0.42 - 9) +
    leaf(x + w + 9) +
    rect(x - 16, y + h, w + 32, 9, light.trim, 2) +
    rect(x - 16, y + h + 6, w + 32, 4, dim(light.trim, 0.2))
  )
}

/** The door with its fanlight, steps in front. */
function door(cx: number, foot: number, light: Light): string {
  const x = cx - 52
  const y = foot - 214
  return (
    path(archOutline(x - 16, y - 16, 136, 230), light.trim) +
    path(archOutline(x, y, 104, 214), light.glass) +
    repeat(5, i => at(cx, y + 52, rect(-1.5, -52, 3, 52, light.trim), 1, -60 + i * 30)) +
    rect(x, y + 52, 104, 6, light.trim) +
    rect(x, y + 58, 50, 156, light.shutter) +
    rect(x + 54, y + 58, 50, 156, dim(light.shutter, 0.15)) +
    [0, 54]
      .map(
        dx =>
          rect(x + dx + 9, y + 70, 32, 50, lit(light.shutter, 0.12), 2) +
          rect(x + dx + 9, y + 132, 32, 66, lit(light.shutter, 0.12), 2),
      )
      .join('') +
    circle(x + 44, y + 142, 4, gold[300]) +
    circle(x + 60, y + 142, 4, gold[300]) +
    repeat(3, i =>
      rect(
        x - 26 - i * 16,
        foot + i * 11 - 2,
        156 + i * 32,
        12,
        mix(light.trim, '#8a8f84', 0.1 + i * 0.08),
        2,
      ),
    )
  )
}

/**
 * The house, 1000 wide and about 620 high, its foot line in the middle at the origin.
 * @param mark what hangs in the pediment (drawn around its own origin, some 60 wide)
 */
export function school(light: Light, mark: string): string {
  const { wall, trim } = light
  const floor = (y: number, h: number, skipDoor: boolean) =>
    [-390, -215, 0, 215, 390]
      .map(x => (skipDoor && x === 0 ? '' : shuttered(x - 36, y, 72, h, light)))
      .join('')
  const pilasters = [-488, -302, -118, 118, 302, 488]
    .map(
      x =>
        rect(x - 12, -500, 24, 500, trim) +
        rect(x + 4, -500, 8, 500, dim(trim, 0.09)) +
        rect(x - 18, -510, 36, 14, trim, 2),
    )
    .join('')
  return (
    rect(-500, -510, 1000, 510, wall) +
    rect(118, -510, 382, 510, dim(wall, 0.045)) +
    dado(-500, -96, 1000, 88, 1) +
    rect(-500, -10, 1000, 12, dim(trim, 0.25)) +
    pilasters +
    rect(-506, -278, 1012, 16, trim) +
    rect(-506, -266, 1012, 5, dim(trim, 0.2)) +
    floor(-470, 150, false) +
    floor(-232, 122, true) +
    door(0, 0, light) +
    rect(-520, -528, 1040, 22, trim) +
    rect(-520, -510, 1040, 6, dim(trim, 0.25)) +
    rect(-512, -552, 1024, 26, light.roof) +
    repeat(64, i => rect(-512 + i * 16, -552, 3, 26, dim(light.roof, 0.2))) +
    path(
      'M-190 -526V-560C-150 -560 -130 -600 -96 -604C-70 -650 -30 -664 0 -664C30 -664 70 -650 96 -604C130 -600 150 -560 190 -560V-526Z',
      trim,
    ) +
    path(
      'M-166 -532V-546C-140 -548 -118 -588 -84 -592C-60 -634 -28 -648 0 -648C28 -648 60 -634 84 -592C118 -588 140 -548 166 -546V-532Z',
      wall,
    ) +
    at(0, -588, mark) +
    circle(0, -672, 12, trim)
  )
}
