/** What a body may weigh, and how deep it may go, is known before anybody looks at what it says. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAddress } from '#contract/calls/call.ts'
import { allCalls } from '#contract/calls/index.ts'
import { collections } from '#contract/collections/index.ts'
import { type ApiServer, startApi } from '../apiServer.ts'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const LITTLE = 8_000
const RECORDS = /^(add(?!Account)|modify(?!Account)|import|upload)/

const posts = allCalls(collections).filter(({ method }) => method === 'POST')
const addressOf = (endpoint: (typeof posts)[number]) =>
  callAddress(endpoint, endpoint.parameter && '0123456789abcdef01234567')

const post = (path: string, body: string) =>
  api.send(path, {
    method: 'POST',
    headers: {
      Authorization: `Token ${api.token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body,
  })

const weighing = (bytes: number) => `{"more":"${'x'.repeat(bytes - '{"more":""}'.length)}"}`

const little = posts.filter(({ name }) => !RECORDS.test(name) && name !== 'logout')

test('a call that takes a few short values takes 8 kB and not a byte more', async () => {
  expect(little.length).toBeGreaterThan(30)
  for (const endpoint of little) {
    const path = addressOf(endpoint)
    const over = await post(path, weighing(LITTLE + 1))
    expect([over.status, over.envelope.success], path).toEqual([413, false])
  }
  expect((await post('/api/endSession', weighing(LITTLE))).status).toBe(400)
})

/** An object of so many levels. */
const nested = (levels: number) => `${'{"more":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`
const listed = (levels: number) => `{"more":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`

test('a body of more than twenty levels is refused by every call, with a key as without', async () => {
  const deep = posts.filter(({ takes, name }) => takes !== 'files' && name !== 'logout')
  for (const endpoint of deep) {
    const path = addressOf(endpoint)
    const { status, envelope } = await post(path, nested(21))
    expect([status, envelope.message], path).toEqual([400, '內容：層數過多'])
  }
})

test.each(['/api/addBlog', '/api/importBlog', '/api/modifyBlogDraft', '/api/modifySetting'])(
  '%s refuses tens of thousands of levels as well',
  async path => {
    for (const body of [listed(21), nested(60_000), listed(100_000)]) {
      const { status, envelope } = await post(path, body)
      expect([status, envelope.message]).toEqual([400, '內容：層數過多'])
    }
  },
)

test.each([nested, listed])('twenty levels are none too many', async levels => {
  const { envelope } = await post('/api/addBlog', levels(20))
  expect(envelope.message).not.toContain('層數')
  expect(envelope.message).toContain('必須填寫')
})
