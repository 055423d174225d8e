/**
 * Links that show one record as it would be, to whoever has them, for a day: signed, and nowhere kept. How
 * it stood is signed with it, so that a link ends with that; and how often all links to it were taken back.
 */
import type { Connection } from 'mongoose'
import { Failure } from '#contract/failure.ts'
import { PREVIEW_HOURS } from '#contract/recordDraft.ts'
import { HOUR_MS } from '#contract/time.ts'
import type { PreviewMark } from '../records/previewMarks.ts'
import { createPreviewEndings } from './previewEndings.ts'
import { createSigningKey } from './signingKey.ts'

const PREVIEW_MS = PREVIEW_HOURS * HOUR_MS
/** Those of links are 270; nothing longer is looked at. */
const LONGEST = 1_000

/** Which record a link shows. */
interface Previewed {
  /** The collection's name. */
  of: string
  id: string
  mark: PreviewMark
  expires_at: Date
}

interface Parts {
  connection: Connection
  now: () => Date
}

/** What a link is told that shows nothing, or nothing any more. */
export const noPreview = (cause?: unknown) =>
  new Failure('notFound', { message: '這個預覽連結無效，或已過期，請索取新的連結', cause })

/** As short as it can be: `[revision, enabled, draft, drafted, created]`. */
type Written = [number, 0 | 1, number, 0 | 1, number?]

const written = ({ record, isEnabled, draft, isDrafted, created }: PreviewMark): Written => [
  record,
  isEnabled ? 1 : 0,
  draft,
  isDrafted ? 1 : 0,
  created,
]

const readMark = ([record, isEnabled, draft, isDrafted, created]: Written): PreviewMark => ({
  record,
  created,
  isEnabled: isEnabled === 1,
  draft,
  isDrafted: isDrafted === 1,
})

export function createPreviewLinks({ connection, now }: Parts) {
  const key = createSigningKey(connection, 'preview')
  const endings = createPreviewEndings(connection)
  return {
    /** A token for that record, good from now on. */
    async sign({ of, id, mark }: Omit<Previewed, 'expires_at'>): Promise<{
      token: string
      expires_at: Date
    }> {
      const expires_at = new Date(now().getTime() + PREVIEW_MS)
      const stands = { mark: written(mark), ended: await endings.count(of, id) }
      const exp = Math.floor(expires_at.getTime() / 1000)
      return { token: await key.sign({ ...stands, sub: `${of}/${id}`, exp }), expires_at }
    },

    /** Takes back all links to that record. */
    end: ({ of, id }: Pick<Previewed, 'of' | 'id'>): Promise<void> => endings.add(of, id),

    /** @throws Failure `notFound` for what was not signed here, longer ago than a day, or is taken back */
    async read(token: string): Promise<Previewed> {
      try {
        if (token.length > LONGEST) throw new Error('too long')
        const requiredClaims = ['sub', 'exp', 'mark', 'ended']
        const payload = await key.read(token, { requiredClaims, currentDate: now() })
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
