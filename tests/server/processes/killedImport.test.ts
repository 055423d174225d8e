/** `kill -9` in the middle of an import. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tutor } from '#contract/collections/tutor'
import { endpointOf } from '#contract/endpoint'
import type { WireRecord } from '#contract/record'
import { keptEndpointOf } from '#contract/staffEndpoint'
import { freePort } from '../../setup/serverProcess'
import { engines } from '../engines'
import { send, signIn } from './client'
import { dataFolder, start } from './dataFolder'

const ROWS = 2_000
const MOST_TRIES = 10

test.each(engines)(
  'an import that is stopped half way leaves nothing, and goes in whole the next time (%s)',
  async engine => {
    const env = {
      DATA_DIR: await dataFolder(),
      DATABASE_ENGINE: engine,
      PORT: String(await freePort()),
    }
    let server = await start(env)
    const { origin } = server
    const token = await signIn(origin)
    /** A server that has just begun on a busy machine may ask for patience first. */
    const all = async () => {
      for (;;) {
        const list = await send<WireRecord[]>(origin, endpointOf(tutor, 'list'), { token })
        if (list.status === 200 && list.envelope.data) return list.envelope.data
        expect(list.status).toBe(503)
      }
    }
    const bring = (rows: object[], key = randomUUID()) =>
      send(origin, keptEndpointOf(tutor, 'import'), { token, body: { rows }, key })

    const introduction = `<p>${'教學經驗豐富。'.repeat(300)}</p>`
    const many = Array.from({ length: ROWS }, (_, at) => ({ name: `導師${at}`, introduction }))
    expect((await bring(many)).status).toBe(200)
    const before = await all()

    let isTakenBack = false
    for (let tries = 0; tries < MOST_TRIES && !isTakenBack; tries += 1) {
      const job_title = `主任${tries}`
      const changes = before.slice(0, ROWS - 1).map(({ id, name }) => ({ id, name, job_title }))
      const [first] = changes
      const isBegun = async () => {
        const value = first?.id
        const { envelope } = await send(origin, endpointOf(tutor, 'byId'), { token, value })
        return envelope.data?.job_title === job_title
      }
      const sent = bring([...changes, { name: `新導師${tries}` }]).then(
        () => 'answered',
        () => 'cut',
      )
      while (!(await isBegun())) {}
      server.process.kill('SIGKILL')
      expect(await server.ended).toBe('SIGKILL')
      await sent
      server = await start(env)
      // All of it, where it was over before that; else nothing.
      const after = await all()
      const changed = after.filter(record => record.job_title === job_title).length
      isTakenBack = changed === 0
      expect(changed).toBe(isTakenBack ? 0 : changes.length)
      const added = after.filter(({ name }) => name === `新導師${tries}`).length
      expect(added).toBe(isTakenBack ? 0 : 1)
    }
    expect(isTakenBack).toBe(true)
    const { length } = await all()
    const key = randomUUID()
    expect((await bring(many, key)).status).toBe(200)
    expect((await bring(many, key)).status).toBe(200)
    expect((await all()).length).toBe(length + ROWS)
    await server.stop()
  },
  300_000,
)
