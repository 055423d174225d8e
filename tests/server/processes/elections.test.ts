/** Two processes of one site on three mongods, the first of which is killed, or freezes. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createConnection, Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { stormSize } from '../../setup/storms.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { hasMongod, type ReplicaSet, startReplicaSet } from './replicaSet.ts'

const ROUNDS = stormSize('ELECTIONS', 1, 12)
const SIGNALS = [
  ['is killed', 'SIGKILL'],
  ['freezes', 'SIGSTOP'],
] as const

/** After another one takes the writes. */
const SEEN_MS = 2_000
/** Decided are three seconds; the rest is the test's own machine. */
const ANSWER_MS = 3_300

describe.runIf(hasMongod)('while another one of three mongods takes over', () => {
  let database: ReplicaSet
  let one: ApiServer
  let two: ApiServer
  let id: string
  beforeAll(async () => {
    database = await startReplicaSet()
    one = await startApi({ uri: database.uri })
    two = await startApi({ uri: database.uri })
    const body = { name: '始', enabled: true }
    id = String((await one.ask(editCalls(tutor).add, { body })).envelope.data?.id)
  }, 120_000)
  afterAll(async () => {
    await Promise.all([one.close(), two.close()])
    await database.stop()
  }, 60_000)

  test('that nothing is answered as done before most members have it', async () => {
    const raw = createConnection(database.uri, { dbName: 'school' })
    const records = (await raw.asPromise()).collection(tutor.name)
    const thaw = await database.freezeFollowers()
    let isThawed = false
    const write = { $set: { name: '未定' }, $inc: { revision: 1 } }
    // As a request did that is still waiting for the others.
    await records.updateOne({ _id: new Types.ObjectId(id) }, write, { writeConcern: { w: 1 } })
    const asked = one
      .ask(editCalls(tutor).modify, { body: { id, name: '未定' } })
      .then(({ status }) => ({ status, isThawed }))
    const isEarly = await Promise.race([asked, pause(500)])
    isThawed = true
    thaw()
    expect(isEarly).toBeUndefined()
    expect(await asked).toEqual({ status: 200, isThawed: true })
    await raw.close()
  }, 30_000)

  const rounds = Array.from({ length: ROUNDS }, (_, round) => round)
  const ways = rounds.flatMap(round =>
    SIGNALS.map(([how, signal]) => [how, signal, round] as const),
  )

  test.each(ways)(
    'that the first %s: nothing old is given, in time',
    async (_, signal, round) => {
      const name = `${signal} ${round}`
      let isOver = false
      let longest = 0
      const timed = async <T>(asked: Promise<T>): Promise<T> => {
        const began = performance.now()
        const answered = await asked
        longest = Math.max(longest, performance.now() - began)
        return answered
      }
      const seen = async (api: ApiServer, token: string | null) => {
        const { status, envelope } = await timed(
          api.ask<{ name: string }[]>(recordCalls(tutor).list, { token }),
        )
        expect([200, 503]).toContain(status)
        return envelope.data?.[0]?.name
      }
      const wentBack: string[] = []
      const visitors = [one, two].flatMap(api =>
        [null, api.token].map(async token => {
          let isNew = false
          while (!isOver) {
            const answered = await seen(api, token)
            if (isNew && answered !== undefined && answered !== name) wentBack.push(answered)
            isNew ||= answered === name
            await pause(20)
          }
        }),
      )

      const { replaced, back } = await database.upsetPrimary(signal)
      const began = performance.now()
      const headers = { 'Idempotency-Key': randomUUID() }
      const modify = { body: { id, name }, headers }
      while ((await timed(one.ask(editCalls(tutor).modify, modify))).status !== 200) await pause(20)
      const written = performance.now() - began
      // What staff read is asked for anew, so it is never old.
      expect([name, undefined]).toContain(await seen(two, two.token))
      while ((await seen(two, null)) !== name) await pause(20)
      const visible = performance.now() - began
      isOver = true
      await Promise.all(visitors)
      await back()
      console.log(
        `${name}: elected ${replaced.toFixed()} ms, written ${written.toFixed()}, seen ${visible.toFixed()}, longest answer ${longest.toFixed()}`,
      )
      expect(wentBack).toEqual([])
      expect(longest).toBeLessThan(ANSWER_MS)
      expect(visible).toBeLessThan(SEEN_MS)
    },
    90_000,
  )
})
