/**
 * A call is declared once. The toy call here is declared and answered, and nothing else is told about it:
 * the route, the reading of its body, the types of client and handler and the OpenAPI document follow.
 */
import { createServer } from 'node:http'
import { QueryClient } from '@tanstack/react-query'
import express from 'express'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { type Input, type Output, read, writeLittle } from '#contract/calls/call.ts'
import { id, idSent, labelled, truth } from '#contract/calls/parts.ts'
import { createRequestCall } from '#data/api.ts'
import { ask } from '#data/ask.ts'
import type { Handlers } from '#server/calls/call.ts'
import { answeringWith } from '#server/calls/index.ts'
import { apiRouter } from '#server/http/apiRouter.ts'
import { openApiDocument } from '#server/openapi/document.ts'
import { end, serve } from '../serve.ts'

const toyCalls = {
  wind: writeLittle('windToy', '上鏈', {
    input: v.object({ id: idSent, isFull: labelled('上滿', v.optional(truth)) }),
    output: v.object({ id, turns: v.number() }),
  }),
  listToys: read('getToyNames', '名稱', { output: v.array(v.string()) }),
  forget: writeLittle('forgetToy', '忘記', { access: 'administrator' }),
}

const handlers: Handlers<typeof toyCalls> = {
  wind: async ({ input }) => ({
    data: { id: input.id, turns: input.isFull ? 9 : 1 },
    message: '已上鏈',
  }),
  listToys: async () => ({ data: ['車'], message: '' }),
  forget: async () => ({ data: null, message: '' }),
}

const calls = Object.entries(toyCalls)
const token = 'a token'
const app = express().use(
  '/api',
  apiRouter({
    calls: Object.values(toyCalls),
    access: { authenticate: async () => ({ account: 'a', isAdministrator: false, token }) },
    callOf: call => {
      const [key] = calls.find(([, each]) => each.name === call.name) ?? []
      return answeringWith(call, handlers[key as keyof typeof toyCalls] as never)
    },
  }),
)
const server = createServer(app)
let origin: string
beforeAll(async () => {
  origin = await serve(server)
})
afterAll(() => end(server))

const ID = 'ABCDEF0123456789abcdef01'

test('the compiler misses a handler that is not there, and one that answers something else', () => {
  // @ts-expect-error forget is missing
  const missing: Handlers<typeof toyCalls> = { wind: handlers.wind, listToys: handlers.listToys }
  // @ts-expect-error it says a list of texts
  const wrong: typeof handlers.listToys = async () => ({ data: [1], message: '' })
  expect([missing, wrong]).toHaveLength(2)
})

test('the types of what is asked and answered are those of the declaration', () => {
  type Wind = typeof toyCalls.wind
  expectTypeOf<Input<Wind>>().toEqualTypeOf<{ id: string; isFull?: boolean | undefined }>()
  expectTypeOf<Output<Wind>>().toEqualTypeOf<{ id: string; turns: number }>()
  expectTypeOf<Output<typeof toyCalls.forget>>().toEqualTypeOf<null>()
  const { queryFn: _, ...query } = ask(toyCalls.listToys)
  expectTypeOf(new QueryClient().getQueryData(query.queryKey)).toEqualTypeOf<string[] | undefined>()
})

test('it is routed, its body read, and its answer enveloped', async () => {
  const request = createRequestCall({ origin, token: () => token })
  const answer = await request(toyCalls.wind, undefined, { id: ID, isFull: true })
  expect(answer).toEqual({ id: ID.toLowerCase(), turns: 9 })
  expect(await createRequestCall({ origin })(toyCalls.listToys)).toEqual(['車'])
})

test('a malformed body is refused part by part, after the access', async () => {
  const post = async (name: string, body: unknown, headers = {}) => {
    const response = await fetch(`${origin}/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, ...((await response.json()) as object) }
  }
  const signedIn = { Authorization: `Token ${token}` }
  expect(await post('windToy', { id: 7 })).toMatchObject({ status: 401 })
  expect(await post('forgetToy', {}, signedIn)).toMatchObject({ status: 403 })
  expect(await post('windToy', { id: 7, isFull: 'yes' }, signedIn)).toMatchObject({
    status: 400,
    message: '系統編號：必須是24個十六進制數字；上滿：必須是true或false',
    data: {
      issues: [
        { field: 'id', label: '系統編號', rule: 'string', message: '必須是24個十六進制數字' },
        { field: 'isFull', label: '上滿', rule: 'boolean', message: '必須是true或false' },
      ],
    },
  })
  for (const body of [[], 'text', null, 7]) {
    expect(await post('windToy', body, signedIn)).toMatchObject({ status: 400, success: false })
  }
})

test('the OpenAPI document describes it', () => {
  const { paths } = openApiDocument(Object.values(toyCalls), [])
  expect(paths['/api/windToy']).toHaveProperty('post.summary', '上鏈')
  expect(paths['/api/windToy']).toHaveProperty(
    'post.requestBody.content.application/json.schema.properties.isFull',
    { type: 'boolean' },
  )
  expect(paths['/api/getToyNames']).toHaveProperty('get.security', [{}, { token: [] }])
})
