/** Who sees what, over every collection with publishing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { collections } from '#contract/collections/index.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { toIso } from '#contract/time.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { fullDraft } from './sampleDrafts.ts'

const MINUTE_MS = 60_000
const inMinutes = (minutes: number) => toIso(new Date(Date.now() + minutes * MINUTE_MS))

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
}, 60_000)
afterAll(() => api.close())

const published = collections.filter(({ publishing }) => publishing)

describe.each(published.map(collection => [collection.name, collection] as const))(
  '%s',
  (_name, collection) => {
    async function sees(id: string, token: string | null | undefined): Promise<boolean[]> {
      const one = await api.ask(recordCalls(collection).byId, { value: id, token })
      const lists = collection.verbs.filter(verb => verb === 'list' || verb === 'listEnabled')
      const inLists = await Promise.all(
        lists.map(async verb => {
          const { envelope } = await api.ask<{ id: string }[]>(recordCalls(collection)[verb], {
            token,
          })
          return envelope.data?.some(record => record.id === id) ?? false
        }),
      )
      return [one.status === 200, ...inLists]
    }

    const add = async (publishing: object): Promise<string> => {
      const body = { ...fullDraft(collection), ...publishing }
      const { envelope } = await api.ask<{ id: string }>(editCalls(collection).add, { body })
      return envelope.data?.id ?? ''
    }

    const hidden = [
      ['disabled', { enabled: false }],
      ['not yet published', { publish_at: inMinutes(5) }],
      ['no longer published', { unpublish_at: inMinutes(-5) }],
    ] as const

    test.each(hidden)(
      'a visitor never sees a record that is %s, staff do',
      async (_why, fields) => {
        const id = await add(fields)
        for (const isSeen of await sees(id, null)) expect(isSeen).toBe(false)
        const [one, list, enabledList] = await sees(id, undefined)
        expect([one, list]).toEqual([true, true])
        if (enabledList !== undefined) expect(enabledList).toBe(false)
      },
    )

    test('a record inside its publishing time is seen by everybody', async () => {
      const id = await add({ publish_at: inMinutes(-5), unpublish_at: inMinutes(5) })
      for (const isSeen of await sees(id, null)) expect(isSeen).toBe(true)
    })
  },
)

test("publishing follows the server's clock", async () => {
  const [collection] = published
  if (!collection) throw new Error('no collection with publishing')
  const add = editCalls(collection).add
  const body = { ...fullDraft(collection), publish_at: inMinutes(60) }
  const { envelope } = await api.ask<{ id: string }>(add, { body })
  const value = envelope.data?.id ?? ''
  const asked = () => api.ask(recordCalls(collection).byId, { value, token: null })
  expect((await asked()).status).toBe(404)
  api.advance(61 * MINUTE_MS)
  expect((await asked()).status).toBe(200)
  api.advance(-61 * MINUTE_MS)
})

test('what a visitor saw while the clock was ahead is not what they see once it is set right', async () => {
  const body = { title: '下月的通告', publish_at: inMinutes(60) }
  await api.ask(editCalls(latestNotice).add, { body })
  const seen = async () =>
    JSON.stringify(
      (await api.ask(recordCalls(latestNotice).listEnabled, { token: null })).envelope.data,
    )
  expect(await seen()).not.toContain(body.title)
  api.advance(90 * MINUTE_MS)
  expect(await seen()).toContain(body.title)
  api.advance(-90 * MINUTE_MS)
  expect(await seen()).not.toContain(body.title)
})
