/**
 * `kill -9` at ten random moments of 2,000 writes. Eight writers send until each write is
 * acknowledged, with the same key each time, like the journal of a phone does. At the end every
 * record must stand at exactly the revision that its acknowledged edits make.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { tutor } from '#contract/collections/tutor'
import { type Endpoint, endpointOf } from '#contract/endpoint'
import { freePort, type ServerProcess } from '../../setup/serverProcess'
import { engines } from '../engines'
import { send, signIn } from './client'
import { dataFolder, start } from './dataFolder'

const WRITES = 2_000
const WRITERS = 8
const KILLS = 10
/** Each writer adds a record with every fifth write and edits it with the four that follow. */
const WRITES_A_RECORD = 5

interface Expected {
  id: string
  name: string
  revision: number
}

/** Kills the database's own process as well, where it has one. */
async function killMongod(folder: string): Promise<void> {
  const pid = Number(await readFile(join(folder, 'mongod', 'mongod.lock'), 'utf8').catch(() => ''))
  if (!pid) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Its keeper was faster.
  }
}

test.each(engines)(
  'no acknowledged write is lost and none is applied twice (%s)',
  async engine => {
    const folder = await dataFolder()
    const env = { DATA_DIR: folder, DATABASE_ENGINE: engine, PORT: String(await freePort()) }
    let server: ServerProcess = await start(env)
    const { origin } = server
    const token = await signIn(origin)
    let acknowledged = 0
    let isOver = false

    async function untilAcknowledged(endpoint: Endpoint, body: unknown): Promise<void> {
      const key = randomUUID()
      for (;;) {
        const reply = await send(origin, endpoint, { token, body, key }).catch(() => undefined)
        if (reply?.status === 200) break
        if (reply && reply.status < 500) throw new Error(reply.envelope.message)
        await pause(20)
      }
      acknowledged += 1
    }

    async function write(writer: number): Promise<Expected[]> {
      const written: Expected[] = []
      for (let count = 0; count < WRITES / WRITERS; count += 1) {
        const name = `${writer}-${count}`
        if (count % WRITES_A_RECORD === 0) {
          const id = randomUUID().replaceAll('-', '').slice(0, 24)
          written.push({ id, name, revision: 1 })
          await untilAcknowledged(endpointOf(tutor, 'add'), { id, name })
        } else {
          const record = written.at(-1) as Expected
          await untilAcknowledged(endpointOf(tutor, 'modify'), { id: record.id, name })
          record.name = name
          record.revision += 1
        }
      }
      return written
    }

    async function killAtRandom(): Promise<number> {
      const moments = Array.from({ length: KILLS }, () => randomInt(20, WRITES - 20))
      console.log(`kills after ${moments.sort((a, b) => a - b).join(', ')} writes`)
      for (const [round, moment] of moments.entries()) {
        while (acknowledged < moment && !isOver) await pause(1)
        server.process.kill('SIGKILL')
        if (round % 2 === 0) await killMongod(folder)
        expect(await server.ended).toBe('SIGKILL')
        server = await start(env)
      }
      return moments.length
    }

    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
    writing
      .finally(() => {
        isOver = true
      })
      .catch(() => undefined)
    const [written, kills] = await Promise.all([writing, killAtRandom()])

    expect([acknowledged, kills]).toEqual([WRITES, KILLS])
    const { envelope } = await send<Expected[]>(origin, endpointOf(tutor, 'list'), { token })
    const stored = new Map(envelope.data?.map(record => [record.id, record]))
    expect(stored.size).toBe(WRITES / WRITES_A_RECORD)
    for (const expected of written.flat()) expect(stored.get(expected.id)).toMatchObject(expected)
    await server.stop()
  },
  300_000,
)
