/** What an import wrote before it was stopped is taken back, by itself or by whoever is there. */
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tutor } from '#contract/collections/tutor'
import { createRepository, type Repository } from '#server/mongo/repository'
import { createStoppedImports } from '#server/stoppedImports'
import { failureOf } from './access/failures'
import { engines, type SchoolDatabase, startDatabase } from './access/schoolDatabase'

describe.each(engines)('on %s', engine => {
  let database: SchoolDatabase
  let repository: Repository
  let stoppedImports: ReturnType<typeof createStoppedImports>
  const clock = Date.now()
  beforeAll(async () => {
    database = await startDatabase(engine)
    const { connection } = database
    repository = createRepository(connection)
    await repository.prepare()
    const now = () => new Date(clock)
    stoppedImports = createStoppedImports({ repository, now, logger: pino({ level: 'silent' }) })
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

  /** One that has begun, and written the half of it. */
  async function halfImport(digit: string) {
    const id = idOf(digit)
    const by = { ...writing(), import: id }
    const known = { id: idOf('c'), values: valuesOf('丙'), clockFields: [] }
    await repository.of(tutor).add(known, writing())
    const steps = [
      { id: known.id, before: 1, title: '丙' },
      { id: idOf('d'), before: null, title: '丁' },
      { id: idOf('e'), before: null, title: '戊' },
    ]
    const begun = { _id: id, of: tutor.name, account: 'mei', at: by.now, digest: 'x', steps }
    const holder = await repository.importBook.begin(begun)
    const change = { id: known.id, plan: () => valuesOf('丙丙') }
    await repository.of(tutor).change(change, by)
    await repository.of(tutor).add({ id: idOf('d'), values: valuesOf('丁'), clockFields: [] }, by)
    return { id, holder: holder ?? '' }
  }

  test('until it is whole nobody sees any of it, and its records wait', async () => {
    const { id, holder } = await halfImport('2')
    const store = repository.of(tutor)
    expect(await names()).toEqual(expect.arrayContaining(['丙']))
    expect(await names()).not.toEqual(expect.arrayContaining(['丙丙']))
    expect(await names()).not.toContain('丁')
    expect(await store.list({ name: '丙' })).toHaveLength(1)
    expect(await store.list({ name: '丙丙' })).toHaveLength(0)
    expect((await store.find(idOf('c')))?.revision).toBe(1)
    expect(await store.find(idOf('d'))).toBeUndefined()
    expect(await store.revisions(idOf('c'))).toHaveLength(1)
    expect((await failureOf(store.revisions(idOf('d')))).code).toBe('notFound')
    const all = await repository.writtenBetween(new Date(0), new Date(clock + 1), [])
    expect(all.filter(each => each.id === idOf('d'))).toEqual([])
    expect(all.filter(each => each.id === idOf('c'))).toHaveLength(1)
    const edit = { id: idOf('c'), revision: 1, plan: () => valuesOf('其他') }
    expect((await failureOf(store.change(edit, writing()))).code).toBe('unavailable')
    expect((await failureOf(store.remove(idOf('d'), writing()))).code).toBe('unavailable')

    expect(await repository.importBook.finish(id, holder, report)).toBe(true)
    expect(await names()).toEqual(expect.arrayContaining(['丙丙', '丁']))
    expect(await store.revisions(idOf('c'))).toHaveLength(2)
    await store.change({ id: idOf('c'), plan: () => valuesOf('丙') }, writing())
    for (const digit of ['c', 'd']) {
      await store.remove(idOf(digit), writing())
      await store.purge(idOf(digit), writing(), async () => undefined)
    }
  })

  test('one that gives no sign of life is taken back by whoever looks, one that does is not', async () => {
    const { id, holder } = await halfImport('3')
    const look = async (times: number) => {
      for (let time = 0; time < times; time += 1) await stoppedImports.look()
    }
    const stateNow = async () => (await repository.importBook.find(id))?.state
    await repository.importBook.holding(id, holder, async () => {
      await look(4)
      const beats = async () => (await repository.importBook.find(id))?.beats
      await expect.poll(beats, { timeout: 5_000 }).toBeGreaterThan(0)
    })
    await look(4)
    expect(await stateNow()).toBe('begun')
    await look(1)
    expect(await stateNow()).toBe('undone')
    expect(await names()).toContain('丙')
    expect(await names()).not.toContain('丁')
    // Whoever was only slow has lost it.
    expect(await repository.importBook.finish(id, holder, report)).toBe(false)
  })
})
