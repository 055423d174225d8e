/** What is past its time is forgotten once, also where several processes look for it at the same moment. */
import { EventEmitter, once } from 'node:events'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { TRASH_DAYS } from '#contract/retention.ts'
import { DAY_MS } from '#contract/time.ts'
import { type AuditEvent, createAuditStore } from '#server/records/auditStore.ts'
import { createRepository } from '#server/records/repository.ts'
import { createRetention } from '#server/records/retention.ts'
import { type SchoolDatabase, startDatabase } from './access/schoolDatabase.ts'
import { engines } from './engines.ts'

describe.each(engines)('on %s', engine => {
  let database: SchoolDatabase
  let other: Awaited<ReturnType<SchoolDatabase['join']>>
  beforeAll(async () => {
    database = await startDatabase(engine)
    other = await database.join()
  })
  afterAll(async () => {
    await other.close()
    await database.close()
  })

  test('two that empty the trash at once say in the trail that it was done, once', async () => {
    const meeting = new EventEmitter()
    const both = once(meeting, 'both')
    let arrived = 0
    const processes = [database, other].map(({ connection }) => {
      const audit = createAuditStore(connection)
      // Each has found the record, and neither knows of the other.
      const note = async (event: AuditEvent) => {
        arrived += 1
        if (arrived === 2) meeting.emit('both')
        await both
        return audit.note(event)
      }
      const repository = createRepository(connection)
      const parts = { historyDays: 365, now: () => new Date(), logger: pino({ level: 'silent' }) }
      const retention = createRetention({ repository, audit: { ...audit, note }, ...parts })
      return { audit, repository, retention }
    })
    const [first] = processes
    if (!first) throw new Error('no process')
    await first.repository.prepare()
    await first.audit.prepare()
    const writing = { account: 'mei', now: new Date(Date.now() - (TRASH_DAYS + 1) * DAY_MS) }
    const id = 'ab'.repeat(12)
    const store = first.repository.of(tutor)
    await store.add({ id, values: { name: '甲' }, clockFields: [] }, writing)
    await store.remove(id, writing)
    await Promise.all(processes.map(({ retention }) => retention.sweep()))
    expect(await store.listDeleted()).toEqual([])
    const noted = await first.audit.between(new Date(0), new Date(Date.now() + DAY_MS))
    expect(noted).toMatchObject([{ action: 'purge', account: 'system', title: '甲', record: id }])
  })
})
