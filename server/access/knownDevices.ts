/**
 * Which devices an account has signed in on before: each carries a signed mark of it. With a mark nobody
 * is let in; its holder is only not held up by what others try from elsewhere.
 */
import { randomUUID } from 'node:crypto'
import type { Connection } from 'mongoose'
import { Failure } from '#contract/failure.ts'
import { DAY_MS } from '#contract/time.ts'
import { createSigningKey } from './signingKey.ts'

export const DEVICE_DAYS = 365
/** Those that are signed here are 300 with the longest name; nothing much longer is looked at. */
const LONGEST = 2_000

interface Parts {
  connection: Connection
  now: () => Date
}

export function createKnownDevices({ connection, now }: Parts) {
  const key = createSigningKey(connection, 'device')

  /** What the device is called, where its mark is of that account. */
  async function read(mark: string | undefined, usernameKey: string): Promise<string | undefined> {
    if (!mark || mark.length > LONGEST) return undefined
    const options = { subject: usernameKey, requiredClaims: ['exp'], currentDate: now() }
    return key.read(mark, options).then(
      ({ jti }) => jti,
      error => {
        if (error instanceof Failure) throw error
        return undefined
      },
    )
  }

  return {
    read,

    /**
     * The mark of a device that somebody has just signed in on.
     * @param former the one it came with; the device keeps its name
     */
    async sign(usernameKey: string, former?: string): Promise<string> {
      const jti = (await read(former, usernameKey)) ?? randomUUID()
      const exp = Math.floor((now().getTime() + DEVICE_DAYS * DAY_MS) / 1000)
      return key.sign({ sub: usernameKey, jti, exp })
    },
  }
}
