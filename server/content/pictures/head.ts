// The head of a person in a scene, in the person's own units: its middle near (0, -350), some 64 wide.
import { dim, ink, lit, mix, red, white } from './palette'
import { circle, ellipse, num, path, poly, rect, stroke } from './svg'

export type Facing = 'front' | 'left' | 'right' | 'back'
export type Cut = 'short' | 'parted' | 'bob' | 'long' | 'bun' | 'curly' | 'bald' | 'tail'

export type Wear = 'shirt' | 'jacket' | 'apron' | 'gown' | 'coat' | 'dress'

export interface Look {
  readonly skin: string
  readonly hair: string
  readonly cut: Cut
  readonly top: string
  readonly legs: string
  readonly wear?: Wear
  readonly glasses?: boolean
  readonly hat?: 'mortarboard' | 'cook'
}

export function behindHead(look: Look): string {
  if (look.cut === 'bob') return rect(-37, -388, 74, 72, look.hair, 30)
  if (look.cut === 'long')
    return path('M-37 -350C-37 -400 37 -400 37 -350L42 -282C20 -270 -20 -270 -42 -282Z', look.hair)
  if (look.cut === 'tail')
    return path('M20 -386C52 -380 56 -330 40 -290C36 -310 30 -330 18 -350Z', look.hair)
  return ''
}

function hairOver(look: Look, turn: number): string {
  const { hair: h } = look
  const cap = `M-32 -346C-38 -398 38 -398 32 -346C28 -362 ${num(18 + turn)} -374 ${num(4 + turn * 2)} -373C${num(-12 + turn)} -372 -27 -366 -32 -346Z`
  switch (look.cut) {
    case 'bald':
      return path(
        'M-32 -350C-33 -362 -31 -368 -28 -372C-27 -362 -28 -354 -29 -342Z M32 -350C33 -362 31 -368 28 -372C27 -362 28 -354 29 -342Z',
        h,
      )
    case 'parted':
      return path(
        'M-32 -344C-38 -400 40 -402 32 -344C30 -356 26 -364 20 -368C4 -364 -14 -366 -20 -378C-22 -366 -29 -360 -32 -344Z',
        h,
      )
    case 'bun':
      return circle(turn * -1.2, -394, 15, dim(h, 0.1)) + path(cap, h)
    case 'curly':
      return [
        [-26, -366, 13],
        [-16, -382, 14],
        [2, -388, 15],
        [19, -381, 14],
        [28, -364, 12],
        [-31, -350, 8],
        [31, -350, 8],
        [0, -374, 14],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, h))
        .join('')
    default:
      return path(cap, h)
  }
}

function hatOver(look: Look): string {
  if (look.hat === 'mortarboard')
    return (
      path('M-28 -376L-26 -356C-10 -366 10 -366 26 -356L28 -376Z', '#0d1f1a') +
      poly(
        [
          [-50, -386],
          [0, -402],
          [50, -386],
          [0, -370],
        ],
        ink,
      ) +
      stroke('M2 -387L38 -380L39 -352', '#dcae4c', 3) +
      circle(39, -350, 4, '#dcae4c')
    )
  if (look.hat === 'cook')
    return (
      rect(-29, -386, 58, 20, white, 4) +
      path(
        'M-30 -384C-48 -398 -34 -424 -16 -414C-10 -430 14 -430 18 -414C38 -422 46 -396 30 -384Z',
        white,
      ) +
      stroke('M-26 -370H26', '#d9e5de', 2)
    )
  return ''
}

export function head(look: Look, facing: Facing): string {
  if (facing === 'back')
    return (
      circle(-31, -348, 6, look.skin) +
      circle(31, -348, 6, look.skin) +
      ellipse(0, -354, 33, 36, look.cut === 'bald' ? look.skin : look.hair) +
      (look.cut === 'bald'
        ? path('M-33 -350C-30 -318 30 -318 33 -350C24 -342 -24 -342 -33 -350Z', look.hair)
        : '') +
      (look.cut === 'bun' ? circle(0, -384, 17, dim(look.hair, 0.1)) : '') +
      (look.cut === 'long'
        ? path('M-33 -350H33L40 -276C14 -264 -14 -264 -40 -276Z', look.hair)
        : '') +
      (look.cut === 'tail'
        ? path('M-12 -372C-16 -320 -10 -290 0 -262C10 -290 16 -320 12 -372Z', lit(look.hair, 0.1))
        : '') +
      hatOver(look)
    )
  const turn = facing === 'left' ? -7 : facing === 'right' ? 7 : 0
  const eye = (x: number) =>
    circle(x, -350, 2.8, ink) +
    stroke(`M${num(x - 4)} -360Q${num(x)} -362.5 ${num(x + 4)} -360`, mix(look.hair, ink, 0.3), 2)
  const spectacles = look.glasses
    ? `<g fill="none" stroke="${ink}" stroke-width="2"><circle cx="${turn - 11}" cy="-349" r="8"/><circle cx="${turn + 11}" cy="-349" r="8"/><path d="M${turn - 3} -350h6"/></g>`
    : ''
  return (
    circle(-31 + turn * 0.4, -346, 6, look.skin) +
    circle(31 + turn * 0.4, -346, 6, dim(look.skin, 0.08)) +
    path(
      'M-30 -362C-30 -394 30 -394 30 -362C30 -332 16 -317 0 -317C-16 -317 -30 -332 -30 -362Z',
      look.skin,
    ) +
    path(
      'M16 -384C30 -376 30 -362 30 -360C30 -332 16 -317 2 -317C18 -330 24 -352 16 -384Z',
      dim(look.skin, 0.07),
    ) +
    circle(turn - 17, -339, 5, mix(look.skin, red[400], 0.22)) +
    circle(turn + 17, -339, 5, mix(look.skin, red[400], 0.22)) +
    eye(turn - 11) +
    eye(turn + 11) +
    stroke(`M${turn - 6} -331Q${turn} -326 ${turn + 6} -331`, mix(look.skin, '#7a2a22', 0.6), 2.4) +
    stroke(`M${turn + 1} -347l2 6`, dim(look.skin, 0.2), 2) +
    hairOver(look, turn) +
    spectacles +
    hatOver(look)
  )
}
