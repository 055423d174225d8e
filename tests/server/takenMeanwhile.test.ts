/** An import that is taken back never takes a value from a record that has it by now. */
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blog } from '#contract/collections/blog.ts'
import { undoMark } from '#contract/operation.ts'
import { createStoppedImports } from '#server/records/imports/stoppedImports.ts'
import { createRepository, type Repository } from '#server/records/repository.ts'
import { type SchoolDatabase, startDatabase } from './access/schoolDatabase.ts'
import { engines } from './engines.ts'

describe.each(engines)('on %s', engine => {
  let database: SchoolDatabase
  let repository: Repository
  beforeAll(async () => {
    database = await startDatabase(engine)
    repository = createRepository(database.connection)
    await repository.prepare()
  })
  afterAll(() => database.close())

  const now = () => new Date()
  const writing = () => ({ account: 'mei', now: now() })
  const idOf = (digit: string) => digit.repeat(24)
  const report = { problems: [], rows: [], unchanged: 0, import: null }
  const valuesOf = (url: string, title = url) => ({
    ...Object.fromEntries(Object.keys(blog.fields).map(field => [field, null])),
    ...{ category: 'RTF', url, title },
  })
  const pages = () => repository.of(blog)
  const add = (digit: string, url: string, by = {}) =>
    pages().add(
      { id: idOf(digit), values: valuesOf(url), clockFields: [] },
      { ...writing(), ...by },
    )
  const change = (digit: string, url: string, by = {}) =>
    pages().change({ id: idOf(digit), plan: () => valuesOf(url, '改') }, { ...writing(), ...by })
  const step = (digit: string, before: number | null) => ({ id: idOf(digit), before, title: digit })
  const note = (digit: string, steps: ReturnType<typeof step>[]) => ({
    ...{ _id: idOf(digit), of: blog.name, account: 'mei', at: now(), digest: 'x', steps },
  })
  const shown = async () =>
    Object.fromEntries(
      (await pages().list()).map(({ id, values }) => [id[0], [values.url, values.title]]),
    )
  const takeBackAll = () =>
    createStoppedImports({ repository, now, logger: pino({ level: 'silent' }) }).takeBackAll()
  const empty = async () => {
    for (const { id } of await pages().list()) await pages().remove(id, writing())
    for (const { record } of await pages().listDeleted())
      await pages().purge(record.id, writing(), async () => undefined)
  }

  test('undone, a record whose former value another one has is left as it is, and named', async () => {
    await add('a', '/a')
    await add('b', '/b')
    const steps = [
      { ...step('a', 1), values: valuesOf('/new', '改') },
      { ...step('b', 1), values: valuesOf('/a', '改') },
      { ...step('c', null), values: valuesOf('/b') },
    ]
    const imports = repository.importsOf(blog)
    await imports.write({ id: idOf('1'), digest: 'x', steps, report }, writing())
    await pages().remove(idOf('c'), writing())
    await add('d', '/b')
    const kept = await repository.importStore.find(idOf('1'))
    if (!kept) throw new Error('no such import')
    const left = ['c', 'b', 'a'].map(digit => ({ id: idOf(digit), title: digit }))
    const undone = await imports.undo(kept, writing())
    expect(undone.undone).toBe(0)
    expect(undone.left).toEqual(expect.arrayContaining(left))
    expect(await shown()).toEqual({ a: ['/new', '改'], b: ['/a', '改'], d: ['/b', '/b'] })
    await empty()
  })

  test('stopped half way, what it changed goes back but for such a value', async () => {
    await add('a', '/a')
    const holder = await repository.importStore.begin(note('2', [step('a', 1), step('b', null)]))
    expect(holder).toBeDefined()
    await change('a', '/new', { import: idOf('2') })
    await add('b', '/b', { import: idOf('2') })
    await add('c', '/a')
    await takeBackAll()
    expect(await shown()).toEqual({ a: ['/new', '/a'], c: ['/a', '/a'] })
    expect(await repository.importStore.open()).toContain(idOf('2'))
    await change('a', '/elsewhere')
    await empty()
  })

  test('its undoing stopped half way, all is as it was but for such values', async () => {
    await add('a', '/a')
    const steps = [
      { ...step('a', 1), values: valuesOf('/new', '改') },
      { ...step('b', null), values: valuesOf('/b') },
    ]
    const id = idOf('3')
    await repository.importsOf(blog).write({ id, digest: 'x', steps, report }, writing())
    await repository.importStore.beginUndo(id)
    const by = { import: undoMark(id) }
    await pages().remove(idOf('b'), { ...writing(), ...by })
    await pages().change({ id: idOf('a'), plan: () => valuesOf('/a') }, { ...writing(), ...by })
    await add('c', '/b')
    await add('d', '/new')
    await takeBackAll()
    const others = { c: ['/b', '/b'], d: ['/new', '/new'] }
    expect(await shown()).toEqual({ a: ['/a', '改'], ...others })
    expect((await pages().listDeleted()).map(({ record }) => record.id)).toEqual([idOf('b')])
    expect((await repository.importStore.find(id))?.state).toBe('written')
  })
})
