/** What an import wrote before it was stopped is taken back, by itself or by whoever is there. */
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tutor } from '#contract/collections/tutor'
import { createAuditBook } from '#server/mongo/auditBook'
import { createRepository, type Repository } from '#server/mongo/repository'
import { createRetention } from '#server/retention'
import { failureOf } from './access/failures'
import { engines, type SchoolDatabase, startDatabase } from './access/schoolDatabase'

const MINUTE_MS = 60_000

describe.each(engines)('on %s', engine => {
  let database: SchoolDatabase
  let repository: Repository
  let retention: ReturnType<typeof createRetention>
  let clock = Date.now()
  beforeAll(async () => {
    database = await startDatabase(engine)
    const { connection } = database
    repository = createRepository(connection)
    await repository.prepare()
    retention = createRetention({
      repository,
      audit: createAuditBook(connection),
      historyDays: 730,
      now: () => new Date(clock),
      logger: pino({ level: 'silent' }),
    })
  })
  afterAll(() => database.close())

  const writing = () => ({ account: 'mei', now: new Date(clock) })
  const names = async () => (await repository.of(tutor).list()).map(({ values }) => values.name)
  const valuesOf = (name: string) => ({
    ...Object.fromEntries(Object.keys(tutor.fields).map(field => [field, null])),
    name,
    enabled: true,
  })
  const idOf = (digit: string) => digit.repeat(24)
  const report = { problems: [], rows: [], unchanged: 0, import: null }

  test('a write that fails takes back what it had written, changes and additions', async () => {
    const add = { id: idOf('a'), values: valuesOf('甲'), clockFields: [] }
    await repository.of(tutor).add(add, writing())
    const step = (digit: string, before: number | null, name: string) => ({
      ...{ id: idOf(digit), before, title: name },
      values: valuesOf(name),
    })
    // The last of them has an id that is taken.
    const steps = [step('a', 1, '乙'), step('b', null, '丙'), step('b', null, '丁')]
    const plan = { id: idOf('1'), digest: 'x', steps, report }
    const failure = await failureOf(repository.importsOf(tutor).write(plan, writing()))
    expect(failure.code).toBe('conflict')
    expect(await names()).toEqual(['甲'])
    expect((await repository.importBook.find(idOf('1')))?.state).toBe('undone')
  })

  test('one whose process is gone is taken back two minutes later', async () => {
    const by = { ...writing(), import: idOf('2') }
    const steps = [
      { id: idOf('c'), before: null, title: '丙' },
      { id: idOf('d'), before: null, title: '丁' },
    ]
    const begun = { _id: idOf('2'), of: tutor.name, account: 'mei', at: by.now, digest: 'x', steps }
    expect(await repository.importBook.begin(begun)).toBe(true)
    const half = { id: idOf('c'), values: valuesOf('丙'), clockFields: [] }
    await repository.of(tutor).add(half, by)
    clock += MINUTE_MS
    await retention.mendImports()
    expect(await names()).toEqual(expect.arrayContaining(['丙']))
    clock += 2 * MINUTE_MS
    await retention.mendImports()
    expect(await names()).not.toContain('丙')
    expect((await repository.importBook.find(idOf('2')))?.state).toBe('undone')
  })
})
