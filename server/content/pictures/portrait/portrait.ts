import { dim, white } from '../palette'
import { archOutline } from '../room'
import { at, canvas, clip, ellipse, path, rect, stroke } from '../svg'
import { type Motif, tileField } from '../tile'
import { drawClothes, type Garment } from './clothes'
import { drawFace, earrings, type Face } from './face'
import { drawHair, type Style } from './hair'

export interface Sitter extends Face {
  readonly style: Style
  readonly garment: Garment
  readonly colour: string
  readonly second: string
  /** The wall, the niche behind the head, and the tiles on the wall. */
  readonly wall: string
  readonly niche: string
  readonly motif: Motif
  readonly lines: string
  readonly jewel?: string
}

/** A tutor's portrait, 800 x 960: a bust in front of an arched niche in a tiled wall. */
export function portrait(sitter: Sitter): string {
  const { skin, wall, niche, lines } = sitter
  const hair = drawHair(sitter.style, sitter.hair)
  const arch = archOutline(110, 96, 580, 900)
  const neck = 'M-58 84V150Q-58 166 -74 172Q0 226 74 172Q58 166 58 150V84Z'
  return canvas(
    800,
    960,
    rect(0, 0, 800, 960, wall),
    tileField({ x: 0, y: 0, w: 800, h: 960 }, 160, sitter.motif, lines, 0.55),
    path(archOutline(88, 74, 624, 920), white),
    path(arch, niche),
    clip(
      path(arch, white),
      path('M400 96C560 96 690 226 690 386V960H560C620 700 600 300 400 96Z', dim(niche, 0.045)),
    ),
    stroke('M110 960V386A290 290 0 0 1 690 386V960', dim(niche, 0.12), 3),
    at(
      400,
      430,
      ellipse(26, 330, 250, 200, dim(niche, 0.07)) +
        hair.behind +
        path(neck, dim(skin, 0.1)) +
        clip(path(neck, white), ellipse(6, 76, 92, 72, dim(skin, 0.24))) +
        drawClothes(sitter.garment, sitter.colour, sitter.second, dim(skin, 0.04)) +
        drawFace(sitter) +
        hair.over +
        (sitter.jewel ? earrings(sitter.jewel) : ''),
      1.26,
    ),
  )
}
