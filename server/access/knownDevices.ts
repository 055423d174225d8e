/**
 * Which devices an account has signed in on before: each carries a signed mark of it. With a mark nobody
 * is let in; its holder is only not held up by what others try from elsewhere.
 */
import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { SigningKey } from '../mongo/signingKey'

const ALGORITHM = 'HS256'
const PURPOSE = 'device'
export const DEVICE_DAYS = 365
/** Those that are signed here are 300 with the longest name; nothing much longer is looked at. */
const LONGEST = 2_000

interface Parts {
  key: SigningKey
  now: () => Date
}

export function createKnownDevices({ key, now }: Parts) {
  /** What the device is called, where its mark is of that account. */
  async function read(mark: string | undefined, usernameKey: string): Promise<string | undefined> {
    if (!mark || mark.length > LONGEST) return undefined
    const secret = await key.get(PURPOSE)
    const options = {
      algorithms: [ALGORITHM],
      subject: usernameKey,
      requiredClaims: ['exp'],
      currentDate: now(),
    }
    return jwtVerify(mark, secret, options).then(
      ({ payload }) => payload.jti,
      () => undefined,
    )
  }

  return {
    read,

    /**
     * The mark of a device that somebody has just signed in on.
     * @param former the one it came with; the device keeps its name
     */
    async sign(usernameKey: string, former?: string): Promise<string> {
      const ends = now().getTime() + DEVICE_DAYS * 24 * 60 * 60 * 1000
      return new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(usernameKey)
        .setJti((await read(former, usernameKey)) ?? randomUUID())
        .setExpirationTime(Math.floor(ends / 1000))
        .sign(await key.get(PURPOSE))
    },
  }
}
