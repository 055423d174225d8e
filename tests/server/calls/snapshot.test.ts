/** What reading offline rests on: whoever follows the changes has what whoever asks anew gets. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { snapshotCall } from '#contract/calls/snapshot.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import { type Course, courses } from '#contract/collections/course.ts'
import { collections } from '#contract/collections/index.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { settings } from '#contract/collections/setting.ts'
import {
  SETTINGS,
  type Snapshot,
  type SnapshotRecord,
  snapshotId,
  withChanges,
} from '#contract/snapshot.ts'
import { toIso } from '#contract/time.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { fullDraft } from './sampleDrafts.ts'

const MINUTE_MS = 60_000
const notice = (fields: object) => ({ title: '通告', ...fields })

const sorted = ({ records }: Snapshot) =>
  Object.entries(records).flatMap(([name, list]) =>
    list.map(record => [name, snapshotId(record), record] as const),
  )
const byId = (snapshot: Snapshot) =>
  new Map(sorted(snapshot).map(([name, id, record]) => [`${name}/${id}`, record]))

describe.each(engines)('on %s', engine => {
  let api: ApiServer
  let second: ApiServer
  beforeAll(async () => {
    api = await startApi({ engine })
    second = await startApi({ uri: await api.databaseUri() })
  }, 120_000)
  afterAll(async () => {
    await second.close()
    await api.close()
  })

  async function snapshot(since?: string, server = api): Promise<Snapshot> {
    const { status, envelope } = await server.ask<Snapshot>(snapshotCall, {
      value: since,
      token: null,
    })
    expect(status).toBe(200)
    return envelope.data as Snapshot
  }

  const add = async (
    collection: (typeof collections)[number],
    body: object,
    server = api,
  ): Promise<string> => {
    const { envelope } = await server.ask<{ id: string }>(editCalls(collection).add, { body })
    expect(envelope.message).toBe('已新增')
    return envelope.data?.id ?? ''
  }

  test('holds what a visitor sees of every collection, and the settings', async () => {
    for (const collection of collections) await add(collection, fullDraft(collection))
    const whole = await snapshot()
    expect(whole.complete).toBe(true)
    for (const { name } of collections) expect(whole.records[name], name).not.toHaveLength(0)
    expect(whole.records[SETTINGS]).toHaveLength(Object.keys(settings).length)
    const hidden = await add(courses.degree, { ...fullDraft(courses.degree), enabled: false })
    const after = await snapshot()
    expect(after.records.DegreeCourse?.map(snapshotId)).not.toContain(hidden)
    expect(after.cursor).toBe(whole.cursor)
  })

  test('nothing changed is less than 1 kB, and not sent again to who names its version', async () => {
    const { cursor } = await snapshot()
    const path = `/api/getSnapshot?since=${cursor}`
    const answer = await fetch(api.origin + path)
    const body = await answer.text()
    expect(JSON.parse(body).data).toEqual({ cursor, complete: false, records: {}, removed: {} })
    expect(body.length).toBeLessThan(1000)
    const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' }
    expect((await api.send(path, { headers })).status).toBe(304)
  })

  test('a change, a new record, a deleted, a disabled and an expired one are all told', async () => {
    const ids = []
    for (const title of ['甲', '乙', '丙']) ids.push(await add(latestNotice, notice({ title })))
    const [changed, deleted, disabled] = ids
    const soon = toIso(new Date(Date.now() + 5 * MINUTE_MS))
    const expiring = await add(latestNotice, notice({ unpublish_at: soon }))
    const coming = await add(latestNotice, notice({ publish_at: soon }))
    const held = await snapshot()
    expect(held.records.LatestNotice?.map(snapshotId)).not.toContain(coming)

    const modify = editCalls(latestNotice).modify
    await api.ask(modify, { body: { id: changed, title: '丁' } })
    await api.ask(modify, { body: { id: disabled, enabled: false } })
    await api.ask(editCalls(latestNotice).delete, { value: deleted })
    api.advance(6 * MINUTE_MS)
    const answer = await snapshot(held.cursor)
    api.advance(-6 * MINUTE_MS)

    expect(answer.complete).toBe(false)
    expect(Object.keys(answer.records)).toEqual(['LatestNotice'])
    expect(answer.records.LatestNotice?.map(snapshotId).sort()).toEqual([changed, coming].sort())
    expect([...(answer.removed.LatestNotice ?? [])].sort()).toEqual(
      [deleted, disabled, expiring].sort(),
    )
  })

  test('a record that came back, or lies in its time again, comes with the next answer', async () => {
    const id = await add(latestNotice, notice({}))
    const modify = editCalls(latestNotice).modify
    const first = await snapshot()
    await api.ask(modify, { body: { id, enabled: false } })
    const without = withChanges(first, await snapshot(first.cursor))
    expect(byId(without).has(`LatestNotice/${id}`)).toBe(false)
    await api.ask(modify, { body: { id, enabled: true } })
    const again = withChanges(without, await snapshot(without.cursor))
    expect(byId(again)).toEqual(byId(await snapshot()))
  })

  test('what is added with the id of a record that was deleted for good comes to who held that', async () => {
    const { delete: deletion, modify } = editCalls(latestNotice)
    const titleAtSecond = async (id: string) => {
      const { records } = await snapshot(undefined, second)
      return records.LatestNotice?.find(each => snapshotId(each) === id)?.title
    }
    const purge = (id: string) => api.ask(trashCalls(latestNotice).purge, { value: id, body: {} })
    const id = await add(latestNotice, notice({ title: '從前' }))
    await expect.poll(() => titleAtSecond(id)).toBe('從前')
    const held = await snapshot()
    await api.ask(deletion, { value: id })
    await purge(id)
    await add(latestNotice, notice({ id, title: '現在' }))
    const records = { LatestNotice: [{ id, title: '現在', revision: 1 }] }
    const expected = { complete: false, records }
    expect(await snapshot(held.cursor)).toMatchObject(expected)
    await expect.poll(() => snapshot(held.cursor, second)).toMatchObject(expected)

    // The second edit of the new one has the revision of the old one's deletion.
    await api.ask(deletion, { value: id })
    await expect.poll(() => titleAtSecond(id)).toBeUndefined()
    await purge(id)
    await add(latestNotice, notice({ id, title: '後來' }))
    await api.ask(modify, { body: { id, title: '再後來' } })
    await expect.poll(() => titleAtSecond(id)).toBe('再後來')
  })

  test('who follows the changes has what who asks anew gets, whichever process answers', async () => {
    let held = await snapshot()
    for (let round = 0; round < 12; round += 1) {
      const [writer, reader] = round % 2 ? [api, second] : [second, api]
      const id = await add(courses.cpd, { title: `第 ${round} 輪` }, writer)
      const body = { id, title: `第 ${round} 輪之後` }
      const kept = writer.ask<Course>(editCalls(courses.cpd).modify, { body })
      const [answer] = await Promise.all([snapshot(held.cursor, reader), kept])
      held = withChanges(held, answer)
      if (round % 3 === 0) await reader.ask(editCalls(courses.cpd).delete, { value: id })
    }
    let anew = await snapshot()
    // Each process hears of what the other wrote last within a second.
    while (held.cursor !== anew.cursor) {
      held = withChanges(held, await snapshot(held.cursor, second))
      anew = await snapshot()
    }
    const order = (list: readonly SnapshotRecord[] = []) => list.map(snapshotId).sort()
    expect(order(held.records.CPDCourse)).toEqual(order(anew.records.CPDCourse))
    expect(byId(held)).toEqual(byId(anew))
  })

  test('a process that never was in the states it is asked about tells what changed since each', async () => {
    const cursors = []
    const id = await add(courses.degree, fullDraft(courses.degree))
    for (const name of ['甲', '乙', '丙']) {
      cursors.push((await snapshot()).cursor)
      await api.ask(editCalls(courses.degree).modify, { body: { id, title: name } })
    }
    const { cursor } = await snapshot()
    await expect.poll(async () => (await snapshot(undefined, second)).cursor).toBe(cursor)
    for (const since of cursors) {
      const { complete, records, removed } = await snapshot(since, second)
      expect({ complete, removed }).toEqual({ complete: false, removed: {} })
      expect(records.DegreeCourse?.map(snapshotId)).toEqual([id])
    }
  })

  test('a setting that changed is told like a record', async () => {
    const { cursor } = await snapshot()
    const body = { name: 'licence', value: '第 42 號' }
    await api.ask(settingEditCalls.modifySetting, { body })
    const { records } = await snapshot(cursor)
    expect(records[SETTINGS]).toMatchObject([body])
  })

  test('a cursor nobody gave out is answered with everything', async () => {
    for (const since of ['0'.repeat(32), 'x', '']) {
      expect((await snapshot(since)).complete, since).toBe(true)
    }
  })
})
