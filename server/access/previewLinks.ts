/**
 * Links that show one record as it would be, to whoever has them, for a day: signed, and nowhere kept. How
 * it stood is signed with it, so that a link ends with that; and how often all links to it were taken back.
 */
import { jwtVerify, SignJWT } from 'jose'
import { Failure } from '#contract/failure'
import { PREVIEW_HOURS } from '#contract/recordDraft'
import type { PreviewEndings } from '../mongo/previewEndings'
import type { PreviewMark } from '../mongo/previewMarks'
import type { SigningKey } from '../mongo/signingKey'

const ALGORITHM = 'HS256'
const PURPOSE = 'preview'
const PREVIEW_MS = PREVIEW_HOURS * 60 * 60 * 1000
/** Those of links are 250; nothing longer is looked at. */
const LONGEST = 1_000

/** Which record a link shows. */
export interface Previewed {
  /** The collection's name. */
  of: string
  id: string
  mark: PreviewMark
  expires_at: Date
}

interface Parts {
  key: SigningKey
  endings: PreviewEndings
  now: () => Date
}

/** What a link is told that shows nothing, or nothing any more. */
export const noPreview = (cause?: unknown) =>
  new Failure('notFound', { message: '這個預覽連結無效，或已過期，請索取新的連結', cause })

/** As short as it can be: `[revision, enabled, draft, drafted]`. */
type Written = [number, 0 | 1, number, 0 | 1]

const written = ({ record, isEnabled, draft, isDrafted }: PreviewMark): Written => [
  record,
  isEnabled ? 1 : 0,
  draft,
  isDrafted ? 1 : 0,
]

const readMark = ([record, isEnabled, draft, isDrafted]: Written): PreviewMark => ({
  record,
  isEnabled: isEnabled === 1,
  draft,
  isDrafted: isDrafted === 1,
})

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

export function createPreviewLinks({ key, endings, now }: Parts) {
  return {
    /** A token for that record, good from now on. */
    async sign({ of, id, mark }: Omit<Previewed, 'expires_at'>): Promise<{
      token: string
      expires_at: Date
    }> {
      const expires_at = new Date(now().getTime() + PREVIEW_MS)
      const token = await new SignJWT({ mark: written(mark), ended: await endings.count(of, id) })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(`${of}/${id}`)
        .setExpirationTime(seconds(expires_at))
        .sign(await key.get(PURPOSE))
      return { token, expires_at }
    },

    /** Takes back all links to that record. */
    end: ({ of, id }: Pick<Previewed, 'of' | 'id'>): Promise<void> => endings.add(of, id),

    /** @throws Failure `notFound` for what was not signed here, longer ago than a day, or is taken back */
    async read(token: string): Promise<Previewed> {
      try {
        if (token.length > LONGEST) throw new Error('too long')
        const options = {
          algorithms: [ALGORITHM],
          requiredClaims: ['sub', 'exp', 'mark', 'ended'],
          currentDate: now(),
        }
        const { payload } = await jwtVerify(token, await key.get(PURPOSE), options)
        const [of = '', id = ''] = (payload.sub ?? '').split('/')
        if (payload.ended !== (await endings.count(of, id))) throw noPreview()
        const mark = readMark(payload.mark as Written)
        return { of, id, mark, expires_at: new Date((payload.exp ?? 0) * 1000) }
      } catch (cause) {
        if (cause instanceof Failure) throw cause
        throw noPreview(cause)
      }
    },
  }
}

export type PreviewLinks = ReturnType<typeof createPreviewLinks>
