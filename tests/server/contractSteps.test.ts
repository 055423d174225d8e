/** What another version of the contract calls otherwise is found under its new name, whatever stops the start. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defineCollection } from '#contract/collection.ts'
import { text } from '#contract/field.ts'
import type { StoredValues } from '#contract/validation.ts'
import type { ContractStep } from '#contract/version.ts'
import { createContractVersion } from '#server/records/contractVersion.ts'
import { createRepository } from '#server/records/repository.ts'
import { type SchoolDatabase, startDatabase } from './access/schoolDatabase.ts'
import { engines } from './engines.ts'

const declare = (position: string, code: string) =>
  defineCollection({
    ...{ name: 'Toy', label: '玩具', title: 'title', publishing: false },
    verbs: ['list', 'byId', 'add', 'modify'],
    fields: {
      title: text('名稱', { required: true }),
      [position]: text('職位'),
      [code]: text('編號', { unique: true }),
    },
  })

const STEPS: ContractStep[] = [
  { rename: { Toy: { position: 'role' } } },
  { rename: {} },
  { rename: { Toy: { role: 'job', code: 'number' } } },
]
const OLD = declare('position', 'code')
const NEW = declare('job', 'number')

describe.each(engines)('on %s', engine => {
  let database: SchoolDatabase
  beforeEach(async () => {
    database = await startDatabase(engine)
  })
  afterEach(() => database.close())

  const ids = ['a', 'b', 'c'].map(digit => digit.repeat(24))
  const [first = '', , last = ''] = ids
  const writing = { account: 'mei', now: new Date() }

  /** Another process, that knows so many of the steps. */
  const processOf = (steps: readonly ContractStep[]) =>
    database.join().then(joined => {
      const { connection } = joined
      return { ...joined, enter: () => createContractVersion(connection, steps).enter() }
    })

  async function fillOld() {
    const old = await processOf([])
    await old.enter()
    const repository = createRepository(old.connection, [OLD])
    await repository.prepare()
    const store = repository.of(OLD)
    for (const id of ids) {
      const values = { title: id, position: '講師', code: id }
      await store.add({ id, values, clockFields: [] }, writing)
    }
    const plan = (): StoredValues => ({ position: '主任' })
    await store.change({ id: first, plan }, writing)
    await repository.draftsOf(OLD).change({ id: last, plan }, writing)
    await old.close()
  }

  async function expectNew() {
    const { connection, close } = await processOf(STEPS)
    const repository = createRepository(connection, [NEW])
    await repository.prepare()
    const store = repository.of(NEW)
    const byId = async (id: string) => (await store.find(id))?.values
    expect(await byId(first)).toEqual({ title: first, job: '主任', number: first })
    expect(await byId(last)).toEqual({ title: last, job: '講師', number: last })
    const revisions = await store.revisions(first)
    expect(revisions.map(({ record }) => record.values.job)).toEqual(['主任', '講師'])
    expect(revisions[0]?.changed).toEqual(['job'])
    expect((await repository.draftsOf(NEW).preview(last)).values.job).toBe('主任')
    const taken = { id: last, plan: (): StoredValues => ({ number: first }) }
    await expect(store.change(taken, writing)).rejects.toThrow('已被另一項記錄使用')
    await close()
  }

  test('several versions at once, by two processes at once, and again', async () => {
    await fillOld()
    const [one, two] = await Promise.all([processOf(STEPS), processOf(STEPS)])
    await Promise.all([one.enter(), two.enter()])
    await one.enter()
    await Promise.all([one.close(), two.close()])
    await expectNew()
  })

  test('one that was stopped half way is gone on with, and no older program comes in meanwhile', async () => {
    await fillOld()
    const stopped = await processOf(STEPS)
    const revisions = stopped.connection.collection('revisions')
    // The line to the database breaks while the history is being looked through.
    const line = vi.spyOn(revisions, 'updateMany').mockRejectedValue(new Error('cut'))
    await expect(stopped.enter()).rejects.toThrow('cut')
    line.mockRestore()
    await stopped.close()
    const old = await processOf(STEPS.slice(0, 1))
    await expect(old.enter()).rejects.toThrow('(contract 4; this one knows 2)')
    await old.close()
    const again = await processOf(STEPS)
    await again.enter()
    await again.close()
    await expectNew()
  })
})

test('a name that was given up is never used again', () => {
  const again = [...STEPS, { rename: { Toy: { title: 'position' } } }]
  expect(() => createContractVersion({ model: vi.fn() } as never, again)).toThrow('Toy.position')
})
