// A person in a scene, about 400 units tall, standing at the origin (the ground between the feet).
// Limbs are thick lines from joint to joint, so any pose is a few points; the body is drawn from the
// back to the front: hair behind, legs, body, head, arms.
import { dim, ink, lit, mix, red, white } from './palette'
import { circle, ellipse, num, path, type Point, poly, rect, stroke, through } from './svg'

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
  readonly hat?: 'mortarboard' | 'cook' | 'helmet' | 'kerchief'
}

export interface Pose {
  /** Elbow and hand, for the arm on the left and on the right of the picture. */
  readonly left?: readonly [Point, Point]
  readonly right?: readonly [Point, Point]
  /** Knee and foot of each leg. */
  readonly legs?: readonly [readonly [Point, Point], readonly [Point, Point]]
  readonly facing?: 'front' | 'left' | 'right' | 'back'
}

const hanging = {
  left: [
    [-58, -232],
    [-52, -172],
  ],
  right: [
    [58, -232],
    [52, -172],
  ],
} as const
const standing = [
  [
    [-20, -90],
    [-22, -8],
  ],
  [
    [20, -90],
    [22, -8],
  ],
] as const

function behindHead(look: Look): string {
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
  if (look.hat === 'helmet')
    return (
      path('M-35 -364C-35 -404 35 -404 35 -364Z', '#dcae4c') + rect(-40, -368, 80, 8, '#b98a2b', 4)
    )
  if (look.hat === 'kerchief')
    return path('M-34 -356C-38 -400 38 -400 34 -356C14 -370 -14 -370 -34 -356Z', red[400])
  return ''
}

function head(look: Look, facing: NonNullable<Pose['facing']>): string {
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

function body(look: Look, back: boolean): string {
  const { top } = look
  const trunk =
    'M-20 -313C-42 -309 -52 -298 -51 -276L-40 -165H40L51 -276C52 -298 42 -309 20 -313Q0 -298 -20 -313Z'
  const shade = path(
    'M22 -312C44 -308 52 -298 51 -276L40 -165H14C26 -210 30 -262 22 -312Z',
    dim(top, 0.1),
  )
  const plain = path(trunk, top) + shade
  if (look.wear === 'gown')
    return (
      path(
        'M-20 -313C-46 -309 -54 -296 -55 -270L-66 -60Q0 -46 66 -60L55 -270C54 -296 46 -309 20 -313Q0 -298 -20 -313Z',
        top,
      ) +
      path(
        'M22 -312C46 -308 54 -296 55 -270L66 -60Q44 -54 24 -53C34 -140 34 -240 22 -312Z',
        dim(top, 0.14),
      ) +
      (back
        ? ''
        : path('M-20 -313L-10 -314L0 -270L10 -314L20 -313L6 -210H-6Z', '#dcae4c') +
          path('M-10 -315L0 -282L10 -315Z', white))
    )
  if (look.wear === 'dress')
    return (
      path(
        'M-20 -313C-42 -309 -52 -298 -51 -276L-36 -205L-58 -96H58L36 -205L51 -276C52 -298 42 -309 20 -313Q0 -298 -20 -313Z',
        top,
      ) +
      path(
        'M22 -312C44 -308 52 -298 51 -276L36 -205L58 -96H22C30 -160 28 -262 22 -312Z',
        dim(top, 0.1),
      )
    )
  if (back) return plain
  if (look.wear === 'jacket')
    return (
      plain +
      path('M-14 -314L0 -232L14 -314Q0 -300 -14 -314Z', white) +
      path('M-20 -313L-13 -316L0 -230L-24 -268Z', lit(top, 0.14)) +
      path('M20 -313L13 -316L0 -230L24 -268Z', dim(top, 0.2)) +
      stroke('M0 -230V-167', dim(top, 0.25), 2)
    )
  if (look.wear === 'coat')
    return (
      path(
        'M-20 -313C-42 -309 -54 -298 -53 -276L-52 -110H52L53 -276C54 -298 42 -309 20 -313Q0 -298 -20 -313Z',
        '#fbfdfc',
      ) +
      path('M24 -312C44 -308 54 -298 53 -276L52 -110H26C34 -190 34 -262 24 -312Z', '#dfe8e4') +
      path('M-13 -314L0 -244L13 -314Q0 -300 -13 -314Z', top) +
      stroke('M0 -244V-112M18 -200H36', '#c3cec8', 2.5)
    )
  if (look.wear === 'apron')
    return (
      plain +
      path('M-26 -282H26L34 -205V-112Q0 -102 -34 -112V-205Z', '#f1e6cf') +
      path('M8 -282H26L34 -205V-112Q22 -107 10 -106Z', '#e0d0ae') +
      stroke('M-24 -282L-17 -310M24 -282L17 -310M-34 -205L-42 -200M34 -205L42 -200', '#d8c39c', 4) +
      rect(-17, -196, 34, 30, '#e6d6b5', 4)
    )
  return (
    plain +
    path('M-13 -314Q0 -296 13 -314L9 -317H-9Z', dim(look.skin, 0.08)) +
    stroke('M-14 -314Q0 -295 14 -314', dim(top, 0.2), 3)
  )
}

function arm(shoulder: Point, [elbow, hand]: readonly [Point, Point], sleeve: string, look: Look) {
  const bare = look.wear === 'apron' || look.wear === 'shirt' || look.wear === undefined
  const wide = look.wear === 'gown' ? 34 : 23
  return (
    stroke(through([elbow, hand]), look.skin, 17) +
    circle(hand[0], hand[1], 11, look.skin) +
    (bare
      ? stroke(through([shoulder, elbow]), sleeve, wide)
      : stroke(
          through([
            shoulder,
            elbow,
            [elbow[0] * 0.22 + hand[0] * 0.78, elbow[1] * 0.22 + hand[1] * 0.78],
          ]),
          sleeve,
          wide,
        ))
  )
}

/** A whole person at the origin; without a pose: standing, arms hanging, facing the viewer. */
export function person(look: Look, pose: Pose = {}): string {
  const facing = pose.facing ?? 'front'
  const [near, far] = pose.legs ?? standing
  const leg = (hip: Point, joints: readonly [Point, Point], colour: string) =>
    stroke(through([hip, joints[0], joints[1]]), colour, 33)
  const shoe = ([x, y]: Point, way: number) =>
    path(
      `M${num(x - 17)} ${num(y + 8)}C${num(x - 18)} ${num(y - 10)} ${num(x + 14)} ${num(y - 12)} ${num(x + 17 + way)} ${num(y + 8)}Z`,
      '#26302d',
    )
  const sleeve = look.wear === 'coat' ? '#f3f7f5' : look.top
  const skirt = look.wear === 'dress' || look.wear === 'gown'
  const legColour = skirt ? look.skin : look.legs
  return (
    (facing === 'back' ? '' : behindHead(look)) +
    shoe(near[1], -3) +
    shoe(far[1], 3) +
    (skirt && look.wear === 'gown'
      ? leg([-16, -170], near, look.legs) + leg([16, -170], far, dim(look.legs, 0.14))
      : leg([-19, -175], near, legColour) + leg([19, -175], far, dim(legColour, 0.14))) +
    rect(-12, -334, 24, 36, dim(look.skin, 0.12), 8) +
    body(look, facing === 'back') +
    head(look, facing) +
    arm([-40, -290], pose.left ?? hanging.left, lit(sleeve, 0.07), look) +
    arm([40, -290], pose.right ?? hanging.right, dim(sleeve, 0.12), look)
  )
}
