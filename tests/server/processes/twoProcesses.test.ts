/**
 * Two processes of one site on one database: three mongods that stand in for each other where a mongod
 * can be had, else the embedded engine's socket.
 */

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessCalls } from '#contract/calls/access.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { courses } from '#contract/collections/course.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { MOST_FAILURES } from '#server/access/loginLimits.ts'
import { startEmbedded } from '#server/database/embedded/engine.ts'
import { type ServerProcess, startServer } from '../../setup/serverProcess.ts'
import { stormSize } from '../../setup/storms.ts'
import { type Reply, send, signIn } from './client.ts'
import { DELAY_MS, hasMongod, type ReplicaSet, startReplicaSet } from './replicaSet.ts'
import { expectWritten, WRITES, writeWhile } from './writers.ts'

const KILLS = stormSize('KILLS', 2, 5)
const STORM_MS = 60_000 + 100 * WRITES + 10_000 * KILLS

/** All at once are more than a busy machine answers within three seconds. */
const few = pLimit(4)

let folder: string
let database: Pick<ReplicaSet, 'uri' | 'stop'> & Partial<ReplicaSet>
let one: ServerProcess
let two: ServerProcess
let token: string
let opened = 0

async function open(): Promise<ServerProcess> {
  opened += 1
  return startServer({
    DATA_DIR: join(folder, `process-${opened}`),
    DATABASE_ENGINE: 'external',
    MONGODB_URI: database.uri,
    DEMO_CONTENT: 'off',
    LOG_LEVEL: 'error',
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'school-processes-'))
  database = hasMongod
    ? await startReplicaSet()
    : await startEmbedded({ folder: join(folder, 'database') })
  one = await open()
  two = await open()
  token = await signIn(one.origin)
}, 120_000)
afterAll(async () => {
  await one.stop()
  await two.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
}, 60_000)

beforeEach(emptyTutors)

type Named = { id: string; title: string }

test('what is written through one is read through the other within a second', async () => {
  const titles = async () => {
    const list = recordCalls(courses.cpd).listEnabled
    return (await send<Named[]>(two.origin, list)).envelope.data?.map(({ title }) => title)
  }
  expect(await titles()).toEqual([])
  const sent = { token, body: { title: '甲', enabled: true } }
  const { envelope } = await send<Named>(one.origin, editCalls(courses.cpd).add, sent)
  await expect.poll(titles, { timeout: DELAY_MS, interval: 20 }).toEqual(['甲'])
  await send(one.origin, editCalls(courses.cpd).delete, {
    token,
    value: envelope.data?.id ?? '',
  })
  await expect.poll(titles, { timeout: DELAY_MS, interval: 20 }).toEqual([])
})

test('one Idempotency-Key sent to both at once has one effect, and both say the same of it', async () => {
  const keys = Array.from({ length: 50 }, () => randomUUID())
  await few.map(keys, async key => {
    const sending = { token, key, body: { name: `一次 ${key}` } }
    const replies = await Promise.all(
      [one, two, one, two].map(({ origin }) =>
        patiently<Named>(origin, editCalls(tutor).add, sending),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(replies.map(({ envelope }) => envelope.data?.id)).size).toBe(1)
  })
  const { envelope } = await send<Named[]>(two.origin, recordCalls(tutor).list, { token })
  expect(envelope.data).toHaveLength(keys.length)
})

test('wrong passwords count together, whichever process they were sent to', async () => {
  const attempt = async ({ origin }: ServerProcess, password: string) => {
    const body = { username: 'somebody', password }
    return (await send(origin, accessCalls.login, { body })).status
  }
  const statuses = []
  for (let count = 0; count < MOST_FAILURES.name; count += 1) {
    statuses.push(await attempt(count % 2 ? one : two, `wrong ${count}`))
  }
  expect(new Set(statuses)).toEqual(new Set([401]))
  expect(await Promise.all([one, two].map(server => attempt(server, 'wrong')))).toEqual([429, 429])
})

test('a session that ends on one has ended on the other', async () => {
  const mine = await signIn(one.origin)
  const list = recordCalls(tutor).list
  expect((await send(two.origin, list, { token: mine })).status).toBe(200)
  await send(one.origin, accessCalls.logout, { token: mine })
  expect((await send(two.origin, list, { token: mine })).status).toBe(401)
})

test(
  `killing one of them ${KILLS} times during ${WRITES} writes loses nothing, and doubles nothing`,
  async () => {
    // Who was cut off goes on with the other, as behind a balancer.
    let turn = 0
    const originOf = () => [one, two][turn++ % 2]?.origin ?? ''
    const written = await writeWhile({ token, originOf }, KILLS, async () => {
      two.process.kill('SIGKILL')
      expect(await two.ended).toBe('SIGKILL')
      two = await open()
    })
    for (const { origin } of [one, two]) await expectWritten(origin, token, written)
  },
  STORM_MS,
)

test.runIf(hasMongod)(
  `killing the primary ${KILLS} times during ${WRITES} writes loses none that was acknowledged, and doubles none`,
  async () => {
    const origins = [one.origin, two.origin]
    const originOf = (writer: number) => origins[writer % 2] ?? ''
    const written = await writeWhile({ token, originOf }, KILLS, async () => {
      await database.killPrimary?.()
    })
    for (const origin of origins) {
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200)
      await expectWritten(origin, token, written)
    }
  },
  STORM_MS,
)

/** As a device does, which sends again where it is asked for patience. */
async function patiently<T>(...sending: Parameters<typeof send>): Promise<Reply<T>> {
  const reply = await send<T>(...sending)
  return reply.status === 503 ? patiently(...sending) : reply
}

/** Whatever the one before has left, also where it failed. */
async function emptyTutors() {
  const { envelope } = await patiently<Named[]>(one.origin, recordCalls(tutor).list, { token })
  await few.map(envelope.data ?? [], ({ id }) =>
    patiently(one.origin, editCalls(tutor).delete, { token, value: id }),
  )
}
