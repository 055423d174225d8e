/** Two servers behind a balancer, restarted in turn while people read and write. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { startEmbedded } from '#server/database/embedded/engine.ts'
import { freePort } from '../../setup/serverProcess.ts'
import { stormSize } from '../../setup/storms.ts'
import { openBalancer } from './balancer.ts'
import { send, signIn } from './client.ts'
import { dataFolder, start } from './dataFolder.ts'

/** Each of the two servers at least twice: once with another that is new, and once with one that has served. */
const RESTARTS = stormSize('RESTARTS', 4, 20)
const READERS = 2
const WRITERS = 1
/** Between the requests of each: other tests want something of the machine too. */
const PACE_MS = 20

test(
  `${RESTARTS} restarts under load fail no request and lose no write`,
  async () => {
    const folder = await dataFolder()
    const database = await startEmbedded({ folder: join(folder, 'database') })
    const ports = [await freePort(), await freePort()]
    const open = (port: number) =>
      start({
        DATA_DIR: join(folder, `server-${port}`),
        MONGODB_URI: database.uri,
        DATABASE_ENGINE: 'external',
        PORT: String(port),
      })
    const servers = [await open(ports[0] ?? 0), await open(ports[1] ?? 0)]
    const { origin, uses } = await openBalancer(ports)
    const inUse = (port = 0) => expect.poll(() => uses(port), { timeout: 20_000 }).toBe(true)
    for (const port of ports) await inUse(port)

    const token = await signIn(origin)
    const failures: string[] = []
    const written: string[] = []
    let isOver = false
    const note = (what: string, status: number, text: string) => {
      if (status !== 200) failures.push(`${what}: ${status} ${text.slice(0, 200)}`)
    }
    const read = async (path: string) => {
      const answer = await fetch(origin + path)
      note(path, answer.status, await answer.text())
    }
    const reader = async () => {
      while (!isOver) {
        await read('/home')
        await read('/api/getTutor')
        await pause(PACE_MS)
      }
    }
    const writer = async (who: number) => {
      for (let count = 0; !isOver; count += 1) {
        const name = `導師${who}-${count}`
        const { status, envelope } = await send(origin, editCalls(tutor).add, {
          token,
          body: { name },
        })
        note(`add ${name}`, status, envelope.message)
        if (status === 200) written.push(name)
        await pause(PACE_MS)
      }
    }
    const load = [
      ...Array.from({ length: READERS }, reader),
      ...Array.from({ length: WRITERS }, (_, who) => writer(who)),
    ]
    try {
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        const which = restart % servers.length
        const [server, port] = [servers[which], ports[which]]
        if (!server || !port) throw new Error('no such server')
        server.process.kill('SIGTERM')
        expect(await server.ended).toBe(0)
        servers[which] = await open(port)
        await inUse(port)
      }
    } finally {
      isOver = true
      await Promise.all(load)
    }
    expect(failures).toEqual([])
    const { envelope } = await send<{ name: string }[]>(origin, recordCalls(tutor).list, { token })
    expect(envelope.data?.map(({ name }) => name).sort()).toEqual(written.sort())
    await Promise.all(servers.map(server => server.stop()))
    await database.stop()
  },
  RESTARTS * 75_000,
)
