import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTemplate } from '#contract/calls/call.ts'
import { allCalls } from '#contract/calls/index.ts'
import { collections } from '#contract/collections/index.ts'
import type { OpenApiDocument } from '#server/openapi/document.ts'
import { type ApiServer, startApi } from './apiServer.ts'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
}, 60_000)
afterAll(() => api.close())

const readDocument = async () =>
  (await fetch(`${api.origin}/api/openapi.json`)).json() as Promise<OpenApiDocument>

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const result = await validator.validate(await readDocument())
  expect(result.errors ?? []).toEqual([])
  expect([result.valid, validator.version]).toEqual([true, '3.1'])
})

test('every call stands in it once, with its method', async () => {
  const { paths } = await readDocument()
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  const calls = allCalls(collections).map(
    endpoint => `${endpoint.method} ${pathTemplate(endpoint)}`,
  )
  expect(listed.sort()).toEqual(calls.sort())
})

test.each(['openapi.json', 'docs'])(
  '%s is only read, and kept by nobody who has shown a token',
  async name => {
    const ask = (method: string, headers = {}) =>
      fetch(`${api.origin}/api/${name}`, { method, headers })
    const wrong = await ask('POST')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await wrong.json()).toMatchObject({ success: false, data: null })
    expect((await ask('GET')).headers.get('cache-control')).toBe('no-cache')
    const known = await ask('GET', { Authorization: `Token ${api.token}` })
    expect(known.headers.get('cache-control')).toBe('private, no-store')
    expect(known.headers.get('vary')).toContain('Authorization')
  },
)

test('people can read it as a page that needs no script', async () => {
  const response = await fetch(`${api.origin}/api/docs`)
  const html = await response.text()
  expect(response.headers.get('content-type')).toContain('text/html')
  for (const endpoint of allCalls(collections)) expect(html).toContain(pathTemplate(endpoint))
  expect(html).not.toContain('<script')
})
