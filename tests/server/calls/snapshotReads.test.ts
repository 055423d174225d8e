/** `getSnapshot` is answered from memory: the database is only told which state was given out. */
import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { snapshotCall } from '#contract/calls/snapshot.ts'
import { collections } from '#contract/collections/index.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { SETTINGS, type Snapshot } from '#contract/snapshot.ts'
import { type ApiServer, startApi } from '../apiServer.ts'

const READ = [...collections.map(({ name }) => name), SETTINGS, 'snapshotStates']

let api: ApiServer
let asked: string[] = []
beforeAll(async () => {
  mongoose.set('debug', (of: string, command: string) => {
    if (READ.includes(of)) asked.push(`${of}.${command}`)
  })
  api = await startApi({ demo: true })
}, 120_000)
afterAll(async () => {
  mongoose.set('debug', false)
  await api.close()
})

/** @returns the cursor, and what the database was asked for it */
async function take(since?: string): Promise<[cursor: string | undefined, asked: string[]]> {
  asked = []
  const asking = { value: since, token: null }
  const { envelope } = await api.ask<Snapshot>(snapshotCall, asking)
  return [envelope.data?.cursor, asked]
}

test('each collection is read once, by whoever comes first; a state is kept once', async () => {
  const [cursor, first] = await take()
  expect([...new Set(first)]).toEqual(first)
  for (const since of [undefined, cursor]) expect((await take(since))[1]).toEqual([])

  await api.ask(editCalls(tutor).add, { body: { name: '新導師' } })
  expect((await take(cursor))[1]).toEqual(['snapshotStates.insertOne'])
  for (const since of [undefined, cursor]) expect((await take(since))[1]).toEqual([])
})
