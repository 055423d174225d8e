/** What a client sends never causes a 500, is refused by the field's label, and leaves nothing stored. */

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pathTemplate } from '#contract/calls/call.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { allCalls } from '#contract/calls/index.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { settingCalls } from '#contract/calls/settings.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import { settings } from '#contract/collections/setting.ts'
import type { Field } from '#contract/field.ts'
import { isLong } from '../../setup/storms.ts'
import { type Answer, type ApiServer, startApi } from '../apiServer.ts'
import { namedShapes, shapes } from '../shapes.ts'
import { badValuesOf, jsonText, rawBodies } from './badValues.ts'
import { leastDraft } from './sampleDrafts.ts'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
}, 60_000)
afterAll(() => api.close())

const post = (name: string, body: string | Buffer, contentType: string | undefined) =>
  api.send(`/api/${name}`, {
    method: 'POST',
    headers: {
      Authorization: `Token ${api.token}`,
      'Content-Length': String(Buffer.byteLength(body)),
      ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
    },
    body,
  })

function expectRefusal(answer: Answer, what: string): void {
  expect(answer.envelope, what).toMatchObject({ success: false, message: expect.any(String) })
  expect(answer.status, what).toBeGreaterThanOrEqual(400)
  expect(answer.status, what).toBeLessThan(500)
}

describe.each(namedShapes)('%s', (_name, collection: AnyCollection) => {
  const count = async () => {
    const { envelope } = await api.ask<unknown[]>(recordCalls(collection).list)
    return envelope.data?.length
  }
  let before: number | undefined
  beforeAll(async () => {
    before = await count()
  })
  afterEach(async () => {
    expect(await count()).toBe(before)
  })

  test.each(Object.entries(collection.fields))(
    'every bad %s is refused by its label when it is added',
    async (name: string, field: Field) => {
      for (const bad of badValuesOf(field)) {
        const draft = jsonText({ ...leastDraft(collection), [name]: bad.value })
        const answer = await post(`add${collection.name}`, draft, 'application/json')
        const what = `${name}: ${bad.name}`
        expect(answer.status, what).toBe(400)
        expect(answer.envelope.success, what).toBe(false)
        expect(answer.envelope.message, what).toContain(field.label)
      }
    },
  )

  test('bodies that are no record are refused', async () => {
    for (const { name, contentType, body, expectedStatus } of rawBodies) {
      const bytes = typeof body === 'string' ? body : Buffer.from(body)
      const answer = await post(`add${collection.name}`, bytes, contentType)
      expectRefusal(answer, name)
      expect(answer.status, name).toBe(expectedStatus)
    }
  })

  test('several faults are all named', async () => {
    const body = { ...leastDraft(collection), [collection.title]: 1, image: 'a/b', enabled: 'x' }
    const { envelope } = await api.ask(editCalls(collection).add, { body })
    for (const name of [collection.title, 'image', 'enabled']) {
      const field = collection.fields[name]
      if (field) expect(envelope.message).toContain(`${field.label}：`)
    }
  })
})

/** Those that a change is judged by like no field before them; in the long run all. */
const judged = new Set<string>()
const isNew = ([, field]: [string, Field]) => {
  const { label: _, ...rest } = field
  const kind = JSON.stringify(rest)
  return isLong || (!judged.has(kind) && judged.add(kind))
}

test('several faults of which a call reads some by itself are all named', async () => {
  const said = async (name: string, body: object) =>
    (await post(name, JSON.stringify(body), 'application/json')).envelope.message
  expect(await said('addTutor', { id: 'x' })).toMatch(/^系統編號：.*；姓名：必須填寫$/)
  expect(await said('insertMacauCourseSortNumber', {})).toMatch(/^系統編號：.*；排序：必須填寫$/)
  const isBWMode = { name: 'isBWMode', value: 1, revision: 'x' }
  expect(await said('modifySetting', isBWMode)).toMatch(/^版本：.*；全站灰階：必須/)
  expect(await said('changePassword', {})).toBe('現時的密碼：必須填寫；新密碼：必須填寫')
  expect(await said('subscribePush', {})).toMatch(/^推送位址：.*；推送公鑰：.*；推送密鑰：/)
})

test('a bad change changes nothing', async () => {
  for (const collection of shapes) {
    const add = await api.ask<{ id: string }>(editCalls(collection).add, {
      body: leastDraft(collection),
    })
    const { id = '' } = add.envelope.data ?? {}
    for (const [name, field] of Object.entries(collection.fields).filter(isNew)) {
      for (const bad of badValuesOf(field)) {
        const body = jsonText({ id, [name]: bad.value })
        const answer = await post(`modify${collection.name}`, body, 'application/json')
        expect(answer.status, `${collection.name} ${name}: ${bad.name}`).toBe(400)
      }
    }
    const now = await api.ask(recordCalls(collection).byId, { value: id })
    expect(now.envelope.data).toEqual(add.envelope.data)
    await api.ask(editCalls(collection).delete, { value: id })
  }
}, 120_000)

test('every setting refuses what is not of its kind, and unknown names', async () => {
  const { settingByName } = settingCalls
  const { modifySetting } = settingEditCalls
  for (const [name, field] of Object.entries(settings)) {
    for (const bad of badValuesOf(field)) {
      const body = jsonText({ name, value: bad.value })
      const answer = await post('modifySetting', body, 'application/json')
      expect(answer.status, `${name}: ${bad.name}`).toBe(400)
    }
    expect((await api.ask(modifySetting, { body: { name } })).status).toBe(400)
    const cleared = await api.ask(modifySetting, { body: { name, value: null } })
    expect(cleared.status, name).toBe(['isBWMode', 'contact'].includes(name) ? 400 : 200)
  }
  for (const name of ['unknown', '__proto__', 'constructor', '']) {
    expect((await api.ask(modifySetting, { body: { name, value: true } })).status).toBe(400)
    if (name) expect((await api.ask(settingByName, { value: name })).status).toBe(400)
  }
})

test('the wrong method of every call is 405 with the right one named', async () => {
  for (const endpoint of allCalls(collections)) {
    const path = pathTemplate(endpoint).replace(/\{.*\}/, 'x')
    for (const method of ['PUT', 'PATCH', 'DELETE', endpoint.method === 'GET' ? 'POST' : 'GET']) {
      const answer = await api.send(path, { method })
      expect([answer.status, answer.envelope?.success], `${method} ${path}`).toEqual([405, false])
      expect(answer.headers.get('allow')).toContain(endpoint.method)
    }
  }
})

test('what no call answers to is an enveloped 404', async () => {
  const paths = [
    '/api',
    '/api/',
    '/api/getNobody',
    '/api/getblog',
    '/api/getBlogById',
    '/api/login/x',
  ]
  for (const path of paths) {
    const answer = await api.send(path)
    expectRefusal(answer, path)
    expect([404, 405]).toContain(answer.status)
  }
})

test('operators, repeated and missing values in a query string are refused', async () => {
  const queries = [
    'getBlogByUrl/',
    'getBlogByUrl/?url',
    'getBlogByUrl/?url[$gt]=',
    'getBlogByUrl/?url[$ne]=x&url=/about',
    'getBlogByUrl/?url=/a&url=/b',
    'getBlogByUrl/?$where=1&url=/a',
    'getBlogByUrl/?__proto__=1&url=/a',
    'getBlogByUrl/?url=%00',
    'getBlogByUrl/?url=//elsewhere.example',
    'getNewsByCategory/',
    'getNewsByCategory/?category=nobody',
    'getNewsByCategory/?category[$ne]=',
    'getNews?title[$regex]=.*',
    'getCourseImageByCategory/nobody',
    'getBlogById/%00',
    'getBlogById/%E0%A4%A',
    `getBlogById/${'a'.repeat(5_000)}`,
  ]
  for (const query of queries) {
    const answer = await api.send(`/api/${query}`)
    expectRefusal(answer, query)
    expect(answer.status, query).toBe(400)
  }
})
