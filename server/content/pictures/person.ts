// A person in a scene, about 400 units tall, standing at the origin (the ground between the feet).
// Limbs are thick lines from joint to joint, so any pose is a few points; the body is drawn from the
// back to the front: hair behind, legs, body, head, arms.

import { behindHead, type Facing, head, type Look } from './head'
import { dim, lit, white } from './palette'
import { circle, num, type Point, path, rect, stroke, through } from './svg'

export type { Look } from './head'

export interface Pose {
  /** Elbow and hand, for the arm on the left and on the right of the picture. */
  readonly left?: readonly [Point, Point]
  readonly right?: readonly [Point, Point]
  /** Knee and foot of each leg. */
  readonly legs?: readonly [readonly [Point, Point], readonly [Point, Point]]
  readonly facing?: Facing
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
