// A face of a portrait, seen from the front, its middle at the origin: about 200 wide and 260 high,
// light from the upper left. Every feature is a flat shape; age shows in a few quiet lines.
import { dim, ink, lit, mix, red, white } from '../palette'
import { circle, clip, ellipse, num, path, repeat, stroke } from '../svg'

export type Jaw = 'oval' | 'round' | 'square' | 'long'

export interface Face {
  readonly skin: string
  readonly hair: string
  readonly jaw: Jaw
  /** Years; lines appear from about 45. */
  readonly age: number
  readonly woman: boolean
  readonly glasses?: 'round' | 'square' | 'half'
  readonly beard?: 'full' | 'moustache' | 'stubble'
  /** Opens the mouth to a wider smile. */
  readonly laughing?: boolean
}

const outlines: Readonly<Record<Jaw, string>> = {
  oval: 'M-98 -40C-104 -150 104 -150 98 -40C98 46 60 122 0 124C-60 122 -98 46 -98 -40Z',
  round: 'M-102 -36C-110 -146 110 -146 102 -36C106 54 64 118 0 120C-64 118 -106 54 -102 -36Z',
  square:
    'M-98 -42C-104 -150 104 -150 98 -42C98 26 94 74 62 106C40 124 -40 124 -62 106C-94 74 -98 26 -98 -42Z',
  long: 'M-99 -40C-105 -150 105 -150 99 -40C99 36 62 132 0 134C-62 132 -99 36 -99 -40Z',
}

function eyes(face: Face): string {
  const browColour = mix(face.hair, ink, face.age > 55 ? 0.05 : 0.25)
  const eye = (x: number, way: number) =>
    path(
      `M${num(x - 19)} -18C${num(x - 10)} -31 ${num(x + 10)} -31 ${num(x + 19)} -18C${num(x + 9)} -10 ${num(x - 9)} -10 ${num(x - 19)} -18Z`,
      white,
    ) +
    circle(x, -20, 9.2, '#33241c') +
    circle(x - 3, -23.5, 2.8, white) +
    stroke(
      `M${num(x - 20)} -18C${num(x - 10)} -32 ${num(x + 10)} -32 ${num(x + 20)} -18`,
      ink,
      face.woman ? 5 : 4,
    ) +
    (face.woman ? stroke(`M${num(x + way * 19)} -19L${num(x + way * 26)} -25`, ink, 3.6) : '') +
    stroke(
      `M${num(x - 25)} ${face.woman ? -49 : -46}Q${num(x + way * 4)} ${face.woman ? -61 : -57} ${num(x + 25)} ${face.woman ? -49 : -46}`,
      browColour,
      face.woman ? 6 : 9,
    )
  return eye(-42, -1) + eye(42, 1)
}

function lines(face: Face): string {
  if (face.age < 45) return ''
  const colour = dim(face.skin, 0.17)
  const folds = stroke('M-44 30Q-56 46 -54 60M44 30Q56 46 54 60', colour, 3.4)
  if (face.age < 54) return folds
  return (
    folds +
    stroke(
      'M-72 -14L-84 -20M-71 -6L-84 -4M72 -14L84 -20M71 -6L84 -4M-56 2Q-42 9 -28 2M56 2Q42 9 28 2',
      colour,
      3,
    ) +
    (face.age > 58 ? stroke('M-38 -84Q0 -91 38 -84M-28 -98Q0 -104 28 -98', colour, 3) : '')
  )
}

function spectacles(kind: Face['glasses']): string {
  if (!kind) return ''
  const glass = `fill="${white}" fill-opacity="0.16" stroke="${kind === 'square' ? '#2a2320' : '#5b3a22'}" stroke-width="${kind === 'half' ? 4 : 6}"`
  const bridge = `<path d="M-13 -24Q0 -32 13 -24M-74 -26L-98 -32M74 -26L98 -32" fill="none" stroke="${kind === 'square' ? '#2a2320' : '#5b3a22'}" stroke-width="5"/>`
  if (kind === 'round')
    return `<circle cx="-43" cy="-19" r="31" ${glass}/><circle cx="43" cy="-19" r="31" ${glass}/>${bridge}`
  if (kind === 'half')
    return `<path d="M-74 -22H-14Q-14 10 -44 10Q-74 10 -74 -22Z" ${glass}/><path d="M74 -22H14Q14 10 44 10Q74 10 74 -22Z" ${glass}/>${bridge}`
  return `<rect x="-76" y="-44" width="64" height="48" rx="12" ${glass}/><rect x="12" y="-44" width="64" height="48" rx="12" ${glass}/>${bridge}`
}

function mouth(face: Face): string {
  const lip = mix(face.skin, face.woman ? red[600] : '#8c3a30', face.woman ? 0.52 : 0.42)
  if (face.laughing)
    return (
      path('M-36 62Q0 70 36 62Q28 94 0 94Q-28 94 -36 62Z', '#7b2a2a') +
      path('M-31 65Q0 72 31 65L28 75Q0 80 -28 75Z', white) +
      stroke('M-36 62Q0 70 36 62', lip, 4)
    )
  return face.woman
    ? path('M-33 61Q-12 58 0 63Q12 58 33 61Q14 74 0 74Q-14 74 -33 61Z', lip) +
        path('M-33 61Q0 78 33 61Q16 87 0 87Q-16 87 -33 61Z', lit(lip, 0.14)) +
        stroke('M-36 59Q0 80 36 59', dim(lip, 0.25), 3)
    : stroke('M-30 66Q0 82 30 66', lip, 5.5) + stroke('M-12 90Q0 93 12 90', dim(face.skin, 0.12), 3)
}

function beard(face: Face): string {
  if (!face.beard) return ''
  const moustache = path(
    'M0 48C-16 40 -40 48 -46 64C-24 62 -10 60 0 58C10 60 24 62 46 64C40 48 16 40 0 48Z',
    face.hair,
  )
  if (face.beard === 'moustache') return moustache
  const full =
    'M-99 -10C-88 30 -70 46 -44 52C-20 40 20 40 44 52C70 46 88 30 99 -10C102 60 70 130 0 132C-70 130 -102 60 -99 -10ZM-34 66Q0 58 34 66Q26 88 0 88Q-26 88 -34 66Z'
  const shape = `<path d="${full}" fill="${face.hair}" fill-rule="evenodd"/>`
  return face.beard === 'stubble' ? `<g opacity="0.2">${shape}</g>` : shape + moustache
}

/** The face with ears; hair and neck are drawn around it by others. */
export function drawFace(face: Face): string {
  const { skin } = face
  const outline = outlines[face.jaw]
  const ear = (way: number) =>
    ellipse(way * 101, -14, 17, 27, way < 0 ? skin : dim(skin, 0.1)) +
    stroke(`M${way * 100} -26Q${way * 110} -14 ${way * 101} 0`, dim(skin, 0.2), 3.5)
  return (
    ear(-1) +
    ear(1) +
    path(outline, skin) +
    clip(
      path(outline, white),
      path('M30 -150C84 -120 86 40 22 140H130V-150Z', dim(skin, 0.065)),
      ellipse(-62, 32, 24, 17, mix(skin, red[400], face.woman ? 0.2 : 0.11)) +
        ellipse(62, 32, 24, 17, mix(skin, red[400], face.woman ? 0.24 : 0.14)),
      path('M-110 -150H110V-70C60 -104 -60 -104 -110 -70Z', dim(skin, 0.07)),
      beard(face),
    ) +
    stroke('M3 -10Q12 18 15 26Q14 34 0 34', dim(skin, 0.2), 4.5) +
    lines(face) +
    eyes(face) +
    mouth(face) +
    spectacles(face.glasses)
  )
}

/** Small pearls or rings at the ears. */
export const earrings = (colour: string): string =>
  repeat(2, i => circle(i ? 103 : -103, 20, 6.5, colour))
