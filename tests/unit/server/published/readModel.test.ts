/** What visitors are answered from, as far as it needs no database. */
import { expect, test } from 'vitest'
import { isFresh, withDependencies } from '#server/published/dependencies.ts'
import { createReadModel } from '#server/published/readModel.ts'

test('what is made without a collection, as the database is away, stands no longer than that', async () => {
  let isAway = true
  const model = createReadModel({
    load: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve([])),
    toWire: () => ({ id: '' }) as never,
    order: () => 0,
    now: () => new Date(),
    isCurrent: () => true,
  })
  const make = () => model.all().catch(() => 'a page without it')
  const [made, dependencies] = await withDependencies(make)
  expect(made).toBe('a page without it')
  isAway = false
  await model.all()
  expect(isFresh(dependencies, Date.now())).toBe(false)
})
