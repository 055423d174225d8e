/**
 * A stand-in for an S3-compatible store: one bucket in memory. It checks the signature of every request
 * by itself, after the documentation of Signature Version 4, and fails where a test wants it to.
 */
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const KEY = { id: 'stand-in-key', secret: 'stand-in-secret', region: 'auto', bucket: 'school' }

/** Page of a listing. */
const MOST_KEYS = 3

interface Kept {
  bytes: Buffer
  stored_at: Date
  /** What it would say of the file to the world. */
  headers?: Record<'content-type' | 'cache-control', string | undefined>
}

export interface ObjectStore {
  /** What a server needs to use it. */
  env: Record<string, string>
  files: Map<string, Kept>
  /** The answer to the requests that follow, in the place of the right one. */
  failing: { method: string; status: number } | undefined
  /** Answers what is signed in the place of the store, which answers all that it does not take. */
  instead: ((name: string, res: ServerResponse) => boolean) | undefined
  /** Keeps only the first bytes of what it is sent. */
  isForgetful: boolean
  /** Requests that were not signed as they must be. */
  refused: string[]
  close: () => Promise<void>
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const escaped = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The signature that `req` should have. */
function signatureOf(req: IncomingMessage, names: string, secret: string): string {
  const url = new URL(req.url ?? '', 'http://store')
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&')
  const headers = names.split(';').map(name => `${name}:${String(req.headers[name]).trim()}\n`)
  const payload = String(req.headers['x-amz-content-sha256'])
  const canonical = [req.method, url.pathname, query, headers.join(''), names, payload].join('\n')
  const time = String(req.headers['x-amz-date'])
  const scope = `${time.slice(0, 8)}/${KEY.region}/s3/aws4_request`
  const digest = createHash('sha256').update(canonical).digest('hex')
  const key = ['s3', 'aws4_request'].reduce(
    hmac,
    hmac(hmac(`AWS4${secret}`, time.slice(0, 8)), KEY.region),
  )
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, digest].join('\n')).toString('hex')
}

function isSigned(req: IncomingMessage): boolean {
  const given = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/.*SignedHeaders=([^,]+), ?Signature=(\w+)$/
  const [, id, names = '', signature] = given.exec(req.headers.authorization ?? '') ?? []
  return id === KEY.id && signature === signatureOf(req, names, KEY.secret)
}

function listing(files: ObjectStore['files'], after: string): string {
  const names = [...files.keys()].sort().filter(name => name > after)
  const shown = names.slice(0, MOST_KEYS)
  const entries = shown.map(
    name =>
      `<Contents><Key>${name}</Key><LastModified>${files.get(name)?.stored_at.toISOString()}</LastModified></Contents>`,
  )
  const next =
    names.length > MOST_KEYS ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`
}

function send(res: ServerResponse, { bytes }: Kept, range: string | undefined): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) {
    res.writeHead(200, { 'content-length': bytes.length }).end(bytes)
    return
  }
  if (Number(from) >= bytes.length) {
    res.writeHead(416, { 'content-range': `bytes */${bytes.length}` })
    res.end('<Error><Code>InvalidRange</Code></Error>')
    return
  }
  const last = Math.min(to ? Number(to) : Number.POSITIVE_INFINITY, bytes.length - 1)
  const part = bytes.subarray(Number(from), last + 1)
  const span = `bytes ${from}-${last}/${bytes.length}`
  res.writeHead(206, { 'content-length': part.length, 'content-range': span }).end(part)
}

export async function openObjectStore(): Promise<ObjectStore> {
  const store: ObjectStore = {
    env: {},
    files: new Map(),
    failing: undefined,
    instead: undefined,
    isForgetful: false,
    refused: [],
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer(async (req, res) => {
    const body = await buffer(req)
    const url = new URL(req.url ?? '', 'http://store')
    const name = decodeURIComponent(url.pathname.slice(`/${KEY.bucket}/`.length))
    const kept = store.files.get(name)
    const { failing } = store
    if (!isSigned(req)) {
      store.refused.push(`${req.method} ${req.url}`)
      res.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    } else if (store.instead?.(name, res)) {
      // Nor is anything more to be said.
    } else if (failing && failing.method === req.method) {
      res.writeHead(failing.status).end('<Error><Code>Wanted</Code></Error>')
    } else if (req.method === 'PUT') {
      const bytes = store.isForgetful ? body.subarray(0, 10) : body
      const { 'content-type': type, 'cache-control': kept } = req.headers
      const headers = { 'content-type': type, 'cache-control': kept }
      store.files.set(name, { bytes, stored_at: new Date(), headers })
      res.end()
    } else if (req.method === 'DELETE') {
      store.files.delete(name)
      res.writeHead(204).end()
    } else if (url.searchParams.has('list-type')) {
      res.end(listing(store.files, url.searchParams.get('continuation-token') ?? ''))
    } else if (kept) send(res, kept, req.headers.range)
    else res.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  store.env = {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: KEY.bucket,
    S3_ACCESS_KEY_ID: KEY.id,
    S3_SECRET_ACCESS_KEY: KEY.secret,
    S3_REGION: KEY.region,
  }
  return store
}
