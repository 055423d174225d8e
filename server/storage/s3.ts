/** Files in a store that speaks S3: one bucket, whose files only this site's own address gives out. */
import { setTimeout as waitFor } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { XMLParser } from 'fast-xml-parser'
import { Failure } from '#contract/failure.ts'
import type { Config } from '../config.ts'
import type { Storage, StoredFile } from './storage.ts'

type Place = NonNullable<Config['objectStorage']>

/** A store that is busy for a moment is asked again, twice. */
const RETRIES = 2

/** The first pause before that, milliseconds; each is up to twice the one before. */
const PAUSE_MS = 50

/** For one request; a file is 20 MB at most. */
const PATIENCE_MS = 60_000

/** How a store answers who has another bucket, region or key than it knows, or a key that may not list the bucket. */
const REFUSED = [301, 400, 401, 403, 404]

const AWAY = '檔案儲存暫時無法使用，請稍後再試'

export interface RemoteStorage extends Storage {
  /** The store's own answer, which may be a part of the file; the range as browsers send it. */
  read(name: string, range: string | undefined): Promise<Response>
  /** What the store says against these keys, this bucket or this region; nothing where it lists. */
  refusal(): Promise<string | undefined>
}

/**
 * What the store says of a picture where it is open to the world (`ASSET_BASE_URL`): as which kind it shows it,
 * without which no social network takes one, and that it may be kept for ever.
 */
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' }
const FOR_EVER = 'public, max-age=31536000, immutable'

const unavailable = (cause: unknown) => new Failure('unavailable', { message: AWAY, cause })

interface Listing {
  ListBucketResult: {
    Contents?: { Key: string; LastModified: string }[]
    NextContinuationToken?: string
  }
}

const xml = new XMLParser({ parseTagValue: false, isArray: name => name === 'Contents' })

const isBusy = ({ status }: Response): boolean => status === 429 || status >= 500

const leave = async ({ body }: Response): Promise<void> => body?.cancel()

/**
 * @param patienceMs how long one request may take, milliseconds; of a `read` only until its body begins, as
 * who reads it may have a slow line
 * @throws Failure `unavailable` from each of its functions, where the store cannot be reached or refuses
 */
export function createS3Storage(
  { endpoint, bucket, ...credentials }: Place,
  patienceMs = PATIENCE_MS,
): RemoteStorage {
  const client = new AwsClient({ ...credentials, service: 's3' })
  const addressOf = (name: string) => `${endpoint}/${bucket}/${encodeURIComponent(name)}`

  /** As `client.fetch` would, whose signal ends nothing once the request that it signed is garbage. */
  async function send(address: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    for (let tried = 0; ; tried += 1) {
      const answer = await fetch(await client.sign(address, init), { signal })
      if (!isBusy(answer) || tried === RETRIES) return answer
      await leave(answer)
      await waitFor(Math.random() * PAUSE_MS * 2 ** tried, undefined, { signal })
    }
  }

  /**
   * @param expected statuses that are an answer
   * @param take what is made of it while there is patience
   */
  async function ask<T>(
    address: string,
    init: RequestInit,
    expected: number[],
    take: (answer: Response) => Promise<T> | T,
  ): Promise<T> {
    const patience = new AbortController()
    const late = new Error(`the object storage took longer than ${patienceMs} ms`)
    const timer = setTimeout(() => patience.abort(late), patienceMs)
    try {
      const answer = await send(address, init, patience.signal)
      if (expected.includes(answer.status)) return await take(answer)
      const said = (await answer.text().catch(() => '')).slice(0, 500)
      throw new Error(`the object storage answered ${answer.status}: ${said}`)
    } catch (cause) {
      throw unavailable(cause)
    } finally {
      clearTimeout(timer)
    }
  }

  async function page(after: string | undefined): Promise<Listing['ListBucketResult']> {
    const query = new URLSearchParams({ 'list-type': '2' })
    if (after) query.set('continuation-token', after)
    const listing = await ask(`${endpoint}/${bucket}?${query}`, {}, [200], answer => answer.text())
    return (xml.parse(listing) as Listing).ListBucketResult
  }

  return {
    async put(name, bytes) {
      const body = new Uint8Array(bytes)
      const type = TYPES[name.split('.').at(-1) ?? '']
      const headers = {
        'content-length': String(body.length),
        'cache-control': FOR_EVER,
        ...(type && { 'content-type': type }),
      }
      await ask(addressOf(name), { method: 'PUT', body, headers }, [200], leave)
    },

    get: name =>
      ask(addressOf(name), {}, [200, 404], async answer => {
        const bytes = await answer.arrayBuffer()
        return answer.status === 404 ? undefined : new Uint8Array(bytes)
      }),

    async list() {
      const found: StoredFile[] = []
      let next: string | undefined
      do {
        const { Contents = [], NextContinuationToken } = await page(next)
        for (const { Key, LastModified } of Contents) {
          found.push({ name: Key, stored_at: new Date(LastModified) })
        }
        next = NextContinuationToken
      } while (next)
      return found
    },

    remove: name => ask(addressOf(name), { method: 'DELETE' }, [200, 204, 404], leave),

    refusal: () =>
      ask(`${endpoint}/${bucket}?list-type=2&max-keys=1`, {}, [200, ...REFUSED], async answer => {
        const text = await answer.text()
        if (answer.ok) return undefined
        const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(text) ?? []
        return `${answer.status} ${code}`.trim()
      }),

    read: (name, range) =>
      ask(
        addressOf(name),
        range ? { headers: { range } } : {},
        [200, 206, 404, 416],
        answer => answer,
      ),
  }
}
