import { type Look, type Pose, person } from './person'
import { at, ellipse } from './svg'

/** A drawn person on the ground at (x, y), with the patch of shade under the feet. */
export const grounded = (x: number, y: number, s: number, body: string): string =>
  at(x, y, ellipse(0, 4, 52, 8, '#10231c30') + body, s)

/** Somebody standing on the ground at (x, y). */
export const someone = (x: number, y: number, s: number, look: Look, pose: Pose = {}): string =>
  grounded(x, y, s, person(look, pose))
