/** What a phone has may be of data that went back since: another edit has made the same revision of another. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { snapshotCall } from '#contract/calls/snapshot.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import type { Snapshot } from '#contract/snapshot.ts'
import { type ApiServer, startApi } from '../apiServer.ts'

test('after an older state was put back, a phone gets what was edited since', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'went-back-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [data, older] = [join(folder, 'data'), join(folder, 'older')]

  /** What somebody does while the site runs. */
  async function visit<T>(work: (api: ApiServer) => Promise<T>): Promise<T> {
    const api = await startApi({ env: { DATA_DIR: data } })
    const done = await work(api)
    await api.close({ keep: true })
    return done
  }
  const id = 'ab'.repeat(12)
  const edit = (api: ApiServer, title: string) =>
    api.ask(editCalls(latestNotice).modify, { body: { id, revision: 1, title } })
  const snapshot = async (api: ApiServer, value?: string) =>
    (await api.ask<Snapshot>(snapshotCall, { value, token: null })).envelope.data

  await visit(api => api.ask(editCalls(latestNotice).add, { body: { id, title: '停課' } }))
  await cp(data, older, { recursive: true })
  const held = await visit(async api => {
    await edit(api, '誤寫')
    return snapshot(api)
  })
  await rm(data, { recursive: true })
  await cp(older, data, { recursive: true })
  const answer = await visit(async api => {
    await edit(api, '復課')
    // Somebody else's phone has all of it by then.
    await snapshot(api)
    return snapshot(api, held?.cursor)
  })
  expect(JSON.stringify(held)).toContain('誤寫')
  expect(JSON.stringify(answer)).toContain('復課')
})
