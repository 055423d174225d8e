/**
 * Hashing passwords. Each hash takes 19 MiB and some 30 ms of a core, so a burst of logins must wait
 * in line, in the whole process; and judging a name that does not exist must take as long as judging
 * one that does, or the time of the answer would tell which names there are.
 */
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from './semaphore.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const strangers = createSemaphore({ atOnce: 2, waiting: 100 })
/** Of whoever has signed in before: no line of strangers is before them. */
const known = createSemaphore({ atOnce: 1, waiting: 100 })

const random64 = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')

/** Looks like any hash of ours and costs as much to compare with, but no password belongs to it. */
const DECOY = [
  '$argon2id$v=19',
  `m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}`,
  random64(16),
  random64(32),
].join('$')

/** The same password typed on another system, or at full width, may arrive as other code points. */
const asTyped = (password: string) => password.normalize('NFKC')

/** The argon2id hash to store, in PHC form. @throws Failure `tooMany` when too many wait in line */
export const hashPassword = (password: string): Promise<string> =>
  known(() => hash(asTyped(password), COST))

/**
 * Whether the password belongs to the stored hash; without one (no such account) it is false after
 * the same time.
 * @param isKnown whether who asks is signed in, or on a device that was
 * @throws Failure `tooMany` when too many wait in line
 */
export function isRightPassword(
  password: string,
  stored: string | undefined,
  isKnown = false,
): Promise<boolean> {
  const inTurn = isKnown ? known : strangers
  return inTurn(() => verify(stored ?? DECOY, asTyped(password)))
}
