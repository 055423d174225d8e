/** Files in a store that speaks S3: one bucket, whose files only this site's own address gives out. */
import { AwsClient } from 'aws4fetch'
import { XMLParser } from 'fast-xml-parser'
import { Failure } from '#contract/failure.ts'
import type { Config } from '../config.ts'
import type { Storage, StoredFile } from './storage.ts'

type Place = NonNullable<Config['objectStorage']>

/** A store that is busy for a moment is asked again, twice. */
const RETRIES = 2

/** For one request; a file is 20 MB at most. */
const PATIENCE_MS = 60_000

const AWAY = '檔案儲存暫時無法使用，請稍後再試'

export interface RemoteStorage extends Storage {
  /** The store's own answer, which may be a part of the file; the range as browsers send it. */
  read(name: string, range: string | undefined): Promise<Response>
}

const unavailable = (cause: unknown) => new Failure('unavailable', { message: AWAY, cause })

interface Listing {
  ListBucketResult: {
    Contents?: { Key: string; LastModified: string }[]
    NextContinuationToken?: string
  }
}

const xml = new XMLParser({ parseTagValue: false, isArray: name => name === 'Contents' })

/** @throws Failure `unavailable` from each of its functions, where the store cannot be reached or refuses */
export function createS3Storage({ endpoint, bucket, ...credentials }: Place): RemoteStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES })
  const addressOf = (name: string) => `${endpoint}/${bucket}/${encodeURIComponent(name)}`

  /** @param expected statuses that are an answer */
  async function ask(address: string, init: RequestInit, expected: number[]): Promise<Response> {
    let answer: Response
    try {
      answer = await client.fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    } catch (cause) {
      throw unavailable(cause)
    }
    if (expected.includes(answer.status)) return answer
    const said = (await answer.text().catch(() => '')).slice(0, 500)
    throw unavailable(new Error(`the object storage answered ${answer.status}: ${said}`))
  }

  async function page(after: string | undefined): Promise<Listing['ListBucketResult']> {
    const query = new URLSearchParams({ 'list-type': '2' })
    if (after) query.set('continuation-token', after)
    const answer = await ask(`${endpoint}/${bucket}?${query}`, {}, [200])
    return (xml.parse(await answer.text()) as Listing).ListBucketResult
  }

  return {
    async put(name, bytes) {
      const body = new Uint8Array(bytes)
      const headers = { 'content-length': String(body.length) }
      await (await ask(addressOf(name), { method: 'PUT', body, headers }, [200])).body?.cancel()
    },

    async get(name) {
      const answer = await ask(addressOf(name), {}, [200, 404])
      const bytes = await answer.arrayBuffer().catch(cause => {
        throw unavailable(cause)
      })
      return answer.status === 404 ? undefined : new Uint8Array(bytes)
    },

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

    async remove(name) {
      await ask(addressOf(name), { method: 'DELETE' }, [200, 204, 404])
    },

    read: (name, range) =>
      ask(addressOf(name), range ? { headers: { range } } : {}, [200, 206, 404, 416]),
  }
}
