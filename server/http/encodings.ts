/** How an answer is packed for the line. */
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** Best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** How hard it is tried: quickly where somebody waits, at best some 10 % smaller in 40 times the time. */
export type Effort = 'quick' | 'best'

const BROTLI_QUALITY = { quick: 5, best: constants.BROTLI_MAX_QUALITY } as const

/** Below this there is nothing to win. */
const LEAST_BYTES = 1_024

const pack: Record<
  Exclude<Encoding, 'identity'>,
  (body: Buffer, effort: Effort) => Promise<Buffer>
> = {
  br: (body, effort) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  // At its best it is hardly smaller.
  gzip: body => promisify(gzip)(body),
}

/** Browsers differ in few ways; whoever sends something new each time costs no memory. */
const understood = new LRUCache<string, Encoding>({ max: 200 })

/** What `req` would rather have. */
export function encodingFor(req: IncomingMessage): Encoding {
  const header = req.headers['accept-encoding']
  if (header === undefined) return 'identity'
  const known = understood.get(header)
  if (known) return known
  // Which is smaller is known here; browsers name them in no order that means anything.
  const accepts = new Negotiator(req)
  const encoding = ENCODINGS.find(each => accepts.encoding([each]) !== undefined) ?? 'identity'
  if (header.length < 200) understood.set(header, encoding)
  return encoding
}

/** A body as it goes over the line, and the headers that say so. */
export async function packed(
  whole: Buffer,
  encoding: Encoding,
  effort: Effort = 'quick',
): Promise<{ body: Buffer; headers: string[] }> {
  const isPacked = encoding !== 'identity' && whole.length >= LEAST_BYTES
  const body = isPacked ? await pack[encoding](whole, effort) : whole
  const length = ['content-length', String(body.length)]
  return { body, headers: isPacked ? ['content-encoding', encoding, ...length] : length }
}
