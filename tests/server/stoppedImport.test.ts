/** What an import wrote before it was stopped is taken back, by itself or by whoever is there. */
import { Readable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { undoMark } from '#contract/operation.ts'
import { contentOf } from '#server/backup/databaseContent.ts'
import { createStoppedImports } from '#server/records/imports/stoppedImports.ts'
import { createRepository, type Repository } from '#server/records/repository.ts'
import { failureOf } from './access/failures.ts'
import { type SchoolDatabase, startDatabase } from './access/schoolDatabase.ts'
import { engines } from './engines.ts'

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
    expect((await repository.importStore.find(idOf('1')))?.state).toBe('undone')
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
    const holder = await repository.importStore.begin(begun)
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

    expect(await repository.importStore.finish(id, holder, report)).toBe(true)
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
    const stateNow = async () => (await repository.importStore.find(id))?.state
    await repository.importStore.holding(id, holder, async () => {
      await look(4)
      const beats = async () => (await repository.importStore.find(id))?.beats
      await expect.poll(beats, { timeout: 5_000 }).toBeGreaterThan(0)
    })
    await look(4)
    expect(await stateNow()).toBe('begun')
    await look(1)
    expect(await stateNow()).toBe('undone')
    expect(await names()).toContain('丙')
    expect(await names()).not.toContain('丁')
    // Whoever was only slow has lost it.
    expect(await repository.importStore.finish(id, holder, report)).toBe(false)
  })

  test('one that is being undone stays whole for everybody until all of it is undone', async () => {
    const store = repository.of(tutor)
    const imports = repository.importsOf(tutor)
    const idAt = (at: number) => `f${String(at).padStart(23, '0')}`
    for (const at of [0, 1]) {
      const record = { id: idAt(at), values: valuesOf(`原有${at}`), clockFields: [] }
      await store.add(record, writing())
    }
    // One more than is written with one command.
    const steps = Array.from({ length: 501 }, (_, at) => ({
      ...{ id: idAt(at), before: at < 2 ? 1 : null, title: `第${at}` },
      values: valuesOf(`第${at}`),
    }))
    const id = idOf('4')
    await imports.write({ id, digest: 'x', steps, report }, writing())
    const expectWhole = async () => {
      const all = await names()
      expect(all.filter(name => String(name).startsWith('第'))).toHaveLength(501)
      expect(all.filter(name => String(name).startsWith('原有'))).toEqual([])
      expect(await store.list({ name: '第1' })).toHaveLength(1)
      const deleted = (await store.listDeleted()).map(({ record }) => record.values.name)
      expect(deleted.filter(name => String(name).startsWith('第'))).toEqual([])
    }
    const undo = async () => {
      const kept = await repository.importStore.find(id)
      if (!kept) throw new Error('no such import')
      return imports.undo(kept, writing())
    }

    const { collection } = database.connection.models.Tutor ?? {}
    if (!collection) throw new Error('no such model')
    const write = collection.bulkWrite.bind(collection)
    const line = vi.spyOn(collection, 'bulkWrite')
    // The line to the database breaks after the first of two commands, and stays so.
    line.mockRejectedValue(new Error('cut')).mockImplementationOnce(write)
    await expect(undo()).rejects.toThrow('cut')
    line.mockRestore()
    await expectWhole()
    const edit = { id: idAt(1), plan: () => valuesOf('其他') }
    expect((await failureOf(store.change(edit, writing()))).code).toBe('unavailable')
    for (let time = 0; time < 5; time += 1) await stoppedImports.look()
    await expectWhole()
    expect(await undo()).toEqual({ undone: 501, left: [] })
    expect(await names()).toEqual(expect.arrayContaining(['原有0', '原有1']))
    expect((await names()).filter(name => String(name).startsWith('第'))).toEqual([])
    expect((await store.revisions(idAt(1))).map(({ record }) => record.values.name)).toEqual([
      ...['原有1', '第1', '原有1', '第1', '原有1'],
    ])
  })

  test('what a backup has of one that went on meanwhile is as it was before, and so of an undoing', async () => {
    const store = repository.of(tutor)
    const ids = ['6', '7', '8'].map(idOf)
    const [first = '', second = '', third = ''] = ids
    await store.add({ id: first, values: valuesOf('原'), clockFields: [] }, writing())
    const steps = ids.map((id, at) => ({
      ...{ id, before: at === 0 ? 1 : null, title: '新' },
      values: valuesOf('新'),
    }))
    const shown = async (of: Repository) =>
      (await of.of(tutor).list({ _id: { $in: ids } })).map(({ values }) => values.name)
    const id = idOf('5')
    const by = { ...writing(), import: id }
    const note = { _id: id, of: tutor.name, account: 'mei', at: by.now, digest: 'x', steps }
    /** @returns what it shows at once, and when what was stopped half way is taken back */
    async function backedUp(begin: () => Promise<unknown>, end: () => Promise<unknown>) {
      const content = contentOf(database.connection)
      const lines = new Map<string, string[]>()
      const other = await startDatabase('embedded')
      for (const name of await content.names()) {
        if (name === tutor.name) await begin()
        lines.set(name, await Readable.from(content.lines(name)).toArray())
        if (name === tutor.name) await end()
      }
      const copy = createRepository(other.connection)
      await copy.prepare()
      for (const [name, all] of lines)
        await contentOf(other.connection).fill(name, Readable.from(all))
      const atOnce = await shown(copy)
      const logger = pino({ level: 'silent' })
      const now = () => new Date(clock)
      await createStoppedImports({ repository: copy, now, logger }).takeBackAll()
      const later = await shown(copy)
      const hidden = await copy.importStore.open()
      await other.close()
      return { atOnce, later, isOver: !hidden.includes(id) && !hidden.includes(undoMark(id)) }
    }

    let holder = ''
    const added = await backedUp(
      async () => {
        holder = (await repository.importStore.begin(note)) ?? ''
        await store.change({ id: first, plan: () => valuesOf('新') }, by)
        await store.add({ id: second, values: valuesOf('新'), clockFields: [] }, by)
      },
      async () => {
        await store.add({ id: third, values: valuesOf('新'), clockFields: [] }, by)
        await repository.importStore.finish(id, holder, report)
      },
    )
    expect(added).toMatchObject({ atOnce: ['原'], later: ['原'] })
    expect(await shown(repository)).toEqual(['新', '新', '新'])

    const undoing = { ...writing(), import: undoMark(id) }
    const undone = await backedUp(
      async () => {
        holder = (await repository.importStore.beginUndo(id)) ?? ''
        await store.remove(third, undoing)
      },
      async () => {
        await store.remove(second, undoing)
        await store.change({ id: first, plan: () => valuesOf('原') }, undoing)
        await repository.importStore.finishUndo(id, holder, {
          undone: { undone: 3, left: [] },
          receipts: [],
        })
      },
    )
    const whole = ['新', '新', '新']
    expect(undone).toEqual({ atOnce: whole, later: whole, isOver: true })
    expect(await shown(repository)).toEqual(['原'])
  })
})
