/** What has a time appears and disappears by the server's clock, with nobody signed in and nothing written. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAddress } from '#contract/calls/call.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { openCoursesCall, recordCalls } from '#contract/calls/records.ts'
import { snapshotCall } from '#contract/calls/snapshot.ts'
import { courses } from '#contract/collections/course.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { type ApiServer, startApi } from '../apiServer.ts'

const MINUTE_MS = 60_000
const TITLE = '限時刊出'
const { single } = courses

let api: ApiServer
let id: string
beforeAll(async () => {
  api = await startApi()
  const moment = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
  const body = { title: TITLE, publish_at: moment(10), unpublish_at: moment(20) }
  await api.ask(editCalls(latestNotice).add, { body })
  const added = await api.ask<{ id: string }>(editCalls(single).add, { body })
  id = added.envelope.data?.id as string
}, 120_000)
afterAll(() => api.close())

const places = () => [
  callAddress(recordCalls(single).list),
  callAddress(recordCalls(single).listEnabled),
  callAddress(recordCalls(single).byId, id),
  callAddress(openCoursesCall),
  callAddress(snapshotCall),
  callAddress(recordCalls(latestNotice).list),
  '/feeds/notices.atom',
  '/sitemap.xml',
]

/** Where it can be seen: asked twice, so that the second answer is one that was kept. */
async function seenAt(): Promise<string[]> {
  const found: string[] = []
  for (const path of places()) {
    await fetch(api.origin + path)
    const text = await (await fetch(api.origin + path)).text()
    if (text.includes(TITLE) || text.includes(id)) found.push(path)
  }
  return found
}

test('it is nowhere before its time, everywhere in it, and nowhere after it', async () => {
  expect(await seenAt()).toEqual([])
  api.advance(9.9 * MINUTE_MS)
  expect(await seenAt()).toEqual([])
  api.advance(0.2 * MINUTE_MS)
  expect(await seenAt()).toEqual(places())
  api.advance(9.7 * MINUTE_MS)
  expect(await seenAt()).toEqual(places())
  api.advance(0.4 * MINUTE_MS)
  expect(await seenAt()).toEqual([])
})
