/** Links that show one record as it would be, to whoever has them, for a day: signed, and nowhere kept. */
import { jwtVerify, SignJWT } from 'jose'
import { Failure } from '#contract/failure'
import { PREVIEW_HOURS } from '#contract/recordDraft'
import type { SigningKey } from '../mongo/signingKey'

const ALGORITHM = 'HS256'
const PURPOSE = 'preview'
const PREVIEW_MS = PREVIEW_HOURS * 60 * 60 * 1000
/** Those of links are 200; nothing longer is looked at. */
const LONGEST = 1_000

/** Which record a link shows. */
export interface Previewed {
  /** The collection's name. */
  of: string
  id: string
  expires_at: Date
}

interface Parts {
  key: SigningKey
  now: () => Date
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

export function createPreviewLinks({ key, now }: Parts) {
  return {
    /** A token for that record, good from now on. */
    async sign({ of, id }: Pick<Previewed, 'of' | 'id'>): Promise<{
      token: string
      expires_at: Date
    }> {
      const expires_at = new Date(now().getTime() + PREVIEW_MS)
      const token = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(`${of}/${id}`)
        .setExpirationTime(seconds(expires_at))
        .sign(await key.get(PURPOSE))
      return { token, expires_at }
    },

    /** @throws Failure `notFound` for what was not signed here, or longer ago than a day */
    async read(token: string): Promise<Previewed> {
      try {
        if (token.length > LONGEST) throw new Error('too long')
        const options = {
          algorithms: [ALGORITHM],
          requiredClaims: ['sub', 'exp'],
          currentDate: now(),
        }
        const { payload } = await jwtVerify(token, await key.get(PURPOSE), options)
        const [of = '', id = ''] = (payload.sub ?? '').split('/')
        return { of, id, expires_at: new Date((payload.exp ?? 0) * 1000) }
      } catch (cause) {
        if (cause instanceof Failure) throw cause
        throw new Failure('notFound', {
          message: '這個預覽連結無效，或已過期，請索取新的連結',
          cause,
        })
      }
    },
  }
}

export type PreviewLinks = ReturnType<typeof createPreviewLinks>
