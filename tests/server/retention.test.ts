/** What is past its time is forgotten once, and wholly, whoever is at it or was stopped at it. */
import { EventEmitter, once } from 'node:events'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { TRASH_DAYS } from '#contract/retention.ts'
import { DAY_MS } from '#contract/time.ts'
import { type AuditEvent, createAuditStore } from '#server/records/auditStore.ts'
import { createRepository } from '#server/records/repository.ts'
import { createRetention } from '#server/records/retention.ts'
import { dump, type SchoolDatabase, startDatabase } from './access/schoolDatabase.ts'
import { engines } from './engines.ts'

/** What a process of the site has of it. */
const processAt = ({ connection }: Pick<SchoolDatabase, 'connection'>) => ({
  connection,
  audit: createAuditStore(connection),
  repository: createRepository(connection),
})
type Process = ReturnType<typeof processAt>

const sweep = ({ repository, audit }: Pick<Process, 'repository' | 'audit'>) =>
  createRetention({
    ...{ repository, audit, historyDays: 365, now: () => new Date() },
    logger: pino({ level: 'silent' }),
  }).sweep()

describe.each(engines)('on %s', engine => {
  let database: SchoolDatabase
  let other: Awaited<ReturnType<SchoolDatabase['join']>>
  let processes: [Process, Process]
  beforeAll(async () => {
    database = await startDatabase(engine)
    other = await database.join()
    processes = [processAt(database), processAt(other)]
    await processes[0].repository.prepare()
    await processes[0].audit.prepare()
  })
  afterAll(async () => {
    await other.close()
    await database.close()
  })

  const daysAgo = (days: number) => ({
    account: 'mei',
    now: new Date(Date.now() - days * DAY_MS),
  })

  test('two that empty the trash at once say in the trail that it was done, once', async () => {
    const meeting = new EventEmitter()
    const both = once(meeting, 'both')
    let arrived = 0
    // Each has found the record, and neither knows of the other.
    const meetingBefore = (note: Process['audit']['note']) => async (event: AuditEvent) => {
      arrived += 1
      if (arrived === 2) meeting.emit('both')
      await both
      return note(event)
    }
    const id = 'ab'.repeat(12)
    const [{ repository, audit }] = processes
    const store = repository.of(tutor)
    const writing = daysAgo(TRASH_DAYS + 1)
    await store.add({ id, values: { name: '甲' }, clockFields: [] }, writing)
    await store.remove(id, writing)
    await Promise.all(
      processes.map(each =>
        sweep({ ...each, audit: { ...each.audit, note: meetingBefore(each.audit.note) } }),
      ),
    )
    expect(await store.listDeleted()).toEqual([])
    const noted = await audit.between(new Date(0), new Date(Date.now() + DAY_MS))
    expect(noted).toMatchObject([{ action: 'purge', account: 'system', title: '甲', record: id }])
  })

  test('failed logins are forgotten after ninety days, what was done as late as the configuration says', async () => {
    const [{ audit }] = processes
    for (const days of [89, 91, 364]) {
      const { now: at, account } = daysAgo(days)
      await audit.note({ at, action: 'login', account })
      await audit.noteFailed({ at, action: 'loginFailed', account }, '192.0.2.1')
    }
    await sweep(processes[0])
    const left = await audit.between(daysAgo(366).now, daysAgo(88).now)
    expect(left.map(({ action }) => action).sort()).toEqual([
      'login',
      'login',
      'login',
      'loginFailed',
    ])
  })

  test('however many logins fail in a month, all else that was done in it can be read', async () => {
    const audit = createAuditStore(database.connection, 2)
    const at = (second: number) => new Date(Date.UTC(2020, 0, 1, 0, 0, second))
    await audit.note({ at: at(1), action: 'login', account: 'mei' })
    await audit.note({ at: at(2), action: 'accountAdded', account: 'mei' })
    for (const second of [0, 3, 4, 5]) {
      const failed = { at: at(second), action: 'loginFailed', account: null } as const
      await audit.noteFailed(failed, `192.0.2.${second}`)
    }
    const read = await audit.between(at(0), at(60))
    expect(read.map(event => [event.at.getUTCSeconds(), event.action])).toEqual([
      [5, 'loginFailed'],
      [4, 'loginFailed'],
      [2, 'accountAdded'],
      [1, 'login'],
    ])
  })

  /** A record with former revisions and a draft, deleted for good by somebody who was killed at it. */
  async function leftOver(id: string): Promise<void> {
    const [{ repository, connection }] = processes
    const [store, writing] = [repository.of(tutor), daysAgo(2)]
    await store.add({ id, values: { name: '舊人' }, clockFields: [] }, writing)
    const draft = { id, plan: () => ({ job_title: '舊草稿' }) }
    await repository.draftsOf(tutor).change(draft, writing)
    await store.change({ id, plan: () => ({ name: '舊人改' }) }, writing)
    await store.remove(id, writing)
    await connection.model(tutor.name).deleteOne({ _id: id })
  }

  test('what is left of a record whose deleting for good was cut off is forgotten later', async () => {
    await leftOver('cd'.repeat(12))
    expect(await dump(database)).toContain('舊')
    await sweep(processes[0])
    expect(await dump(database)).not.toContain('舊')
  })

  test('and is no part of what is added with its id', async () => {
    const id = 'ef'.repeat(12)
    await leftOver(id)
    const store = processes[0].repository.of(tutor)
    await store.add({ id, values: { name: '新人' }, clockFields: [] }, daysAgo(0))
    await store.change({ id, plan: () => ({ name: '新人改' }) }, daysAgo(0))
    const kept = (await store.revisions(id)).map(({ record }) => record.values.name)
    expect(kept).toEqual(['新人改', '新人'])
  })
})
