/** Requests drawn from the OpenAPI document and from text that has broken software elsewhere. */
import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OpenApiDocument } from '#server/openapi/document.ts'
import { stormSize } from '../../setup/storms.ts'
import { signIn } from '../processes/client.ts'
import { dataFolder, start } from '../processes/dataFolder.ts'
import { naughtyStrings } from './naughtyStrings.ts'
import { type FuzzedRequest, requestsFrom } from './requests.ts'

const REQUESTS = stormSize('REQUESTS', 3_000, 50_000)
/** Sent at the same time. */
const BATCH = 50

const agent = new Agent({ keepAlive: true, maxSockets: BATCH })

const unpackings: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

interface Reply {
  status: number
  type: string
  text: string
}

function send(origin: string, { method, path, headers, body }: FuzzedRequest): Promise<Reply> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers, agent }, answer => {
      buffer(answer).then(bytes => {
        const { statusCode: status = 0, headers: given } = answer
        // A part of a packed file cannot be unpacked.
        const encoding = status === 206 ? '' : (given['content-encoding'] ?? '')
        const unpack = unpackings[encoding] ?? (() => bytes)
        const type = given['content-type'] ?? ''
        resolve({ status, type, text: bytes.length > 0 ? unpack(bytes).toString() : '' })
      }, reject)
    })
    asking.on('error', reject).end(body)
  })
}

/** @throws Error where the server failed, or a call is answered without its envelope */
function judge({ method, path, ...sent }: FuzzedRequest, { status, type, text }: Reply): void {
  const said = () => `${status} ${text.slice(0, 300)}: ${JSON.stringify({ method, path, ...sent })}`
  if (status >= 500) throw new Error(said())
  const isCall = path.startsWith('/api/') && !path.startsWith('/api/openapi')
  if (!isCall || !type.includes('json') || text === '') return
  const { success, message } = JSON.parse(text)
  if (success !== (status === 200) || typeof message !== 'string') throw new Error(said())
}

test('there are as many naughty strings as in the big list, each once', () => {
  expect(naughtyStrings.length).toBeGreaterThanOrEqual(515)
  expect(new Set(naughtyStrings).size).toBe(naughtyStrings.length)
})

test(`${REQUESTS} strange requests: none is a failure of the server, which goes on`, async () => {
  const server = await start({
    DATA_DIR: await dataFolder(),
    DEMO_CONTENT: 'on',
    LOG_LEVEL: 'error',
  })
  const { origin } = server
  const document: OpenApiDocument = await (await fetch(`${origin}/api/openapi.json`)).json()
  const token = await signIn(origin)
  const home = await (await fetch(`${origin}/home`)).text()
  const files = [...new Set(home.match(/\/(?:assets|upload)\/[\w.-]+/g))]
  const statuses = new Map<number, number>()
  const batches = fc.array(requestsFrom(document, token, files), {
    minLength: BATCH,
    maxLength: BATCH,
  })
  await fc.assert(
    fc.asyncProperty(batches, async batch => {
      const replies = await Promise.all(batch.map(each => send(origin, each)))
      for (const [index, reply] of replies.entries()) {
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
        judge(batch[index] as FuzzedRequest, reply)
      }
    }),
    {
      numRuns: REQUESTS / BATCH,
      seed: Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31),
      endOnFailure: true,
    },
  )
  agent.destroy()
  console.log(JSON.stringify(Object.fromEntries(statuses)))
  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(REQUESTS)
  // A fuzz that only ever met closed doors would have found nothing out.
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 10)
  expect(server.process.exitCode).toBeNull()
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  expect(server.output()).not.toContain('"level":"error"')
  await server.stop()
}, 900_000)
