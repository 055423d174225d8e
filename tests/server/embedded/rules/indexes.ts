import { expect, it } from 'vitest'
import type { Subject } from '../engineRules.ts'
import { refused } from './failing.ts'

export function indexRules({ collection }: Subject): void {
  it('refuses a second document with a unique value, naming field and value', async () => {
    const c = collection()
    await c.createIndex({ url: 1 }, { unique: true })
    await c.insertOne({ url: '/a' })
    const error = await refused(11000, c.insertOne({ url: '/a' }))
    expect(error).toMatchObject({ keyPattern: { url: 1 }, keyValue: { url: '/a' } })
    await c.insertOne({ url: '/b' })
    await refused(11000, c.updateOne({ url: '/b' }, { $set: { url: '/a' } }))
    await refused(11000, c.findOneAndUpdate({ url: '/b' }, { $set: { url: '/a' } }))
    await refused(11000, c.replaceOne({ url: '/b' }, { url: '/a' }))
    await refused(11000, c.updateOne({ x: 1 }, { $set: { url: '/a' } }, { upsert: true }))
    expect((await c.find().toArray()).map(doc => doc.url)).toEqual(['/a', '/b'])
  })

  it('frees a unique value with its document or its change', async () => {
    const c = collection()
    await c.createIndex({ url: 1 }, { unique: true })
    await c.insertOne({ url: '/a' })
    await c.updateOne({}, { $set: { url: '/b' } })
    await c.insertOne({ url: '/a' })
    await c.deleteOne({ url: '/a' })
    await c.insertOne({ url: '/a' })
    expect(await c.countDocuments({ url: '/a' })).toBe(1)
  })

  it('leaves earlier documents of an updateMany that runs into a duplicate', async () => {
    const c = collection()
    await c.createIndex({ k: 1 }, { unique: true })
    await c.insertMany([{ k: 1 }, { k: 2 }])
    await refused(11000, c.updateMany({}, { $set: { k: 5 } }))
    expect((await c.find().sort({ k: 1 }).toArray()).map(doc => doc.k)).toEqual([2, 5])
  })

  it('counts a missing field as null, once', async () => {
    const c = collection()
    await c.createIndex({ k: 1 }, { unique: true })
    await c.insertOne({ a: 1 })
    await refused(11000, c.insertOne({ a: 2, k: null }))
  })

  it('sparse: leaves out documents without the field', async () => {
    const c = collection()
    await c.createIndex({ k: 1 }, { unique: true, sparse: true })
    await c.insertMany([{ a: 1 }, { a: 2 }, { k: 1 }])
    await refused(11000, c.insertOne({ k: 1 }))
    expect(await c.countDocuments({ k: null })).toBe(2)
  })

  it('partial: looks only at documents that fulfil its condition', async () => {
    const c = collection()
    const partialFilterExpression = { deleted: false }
    await c.createIndex({ k: 1 }, { unique: true, partialFilterExpression })
    await c.insertMany([
      { k: 1, deleted: false },
      { k: 1, deleted: true },
      { k: 1, deleted: true },
    ])
    await refused(11000, c.insertOne({ k: 1, deleted: false }))
    await refused(11000, c.updateMany({ deleted: true }, { $set: { deleted: false } }))
    expect(await c.countDocuments({ k: 1 })).toBe(3)
    expect(await c.countDocuments({ k: 1, deleted: false })).toBe(1)
  })

  it('partial by $exists or a comparison', async () => {
    const c = collection()
    const partialFilterExpression = { at: { $exists: true }, n: { $gt: 5 } }
    await c.createIndex({ k: 1 }, { unique: true, partialFilterExpression })
    await c.insertMany([{ k: 1, at: 1, n: 9 }, { k: 1 }, { k: 1, at: 1, n: 1 }])
    await refused(11000, c.insertOne({ k: 1, at: 2, n: 6 }))
    expect(await c.countDocuments({ k: 1 })).toBe(3)
  })

  it('compound: only the whole combination is unique', async () => {
    const c = collection()
    await c.createIndex({ a: 1, b: -1 }, { unique: true })
    await c.insertMany([
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 'x","y', b: 'z' },
      { a: 'x', b: 'y","z' },
    ])
    const error = await refused(11000, c.insertOne({ a: 1, b: 2 }))
    expect(error.keyValue).toEqual({ a: 1, b: 2 })
  })

  it('multikey: no two documents share an element, one may hold it twice', async () => {
    const c = collection()
    await c.createIndex({ t: 1 }, { unique: true })
    await c.insertOne({ t: ['a', 'b', 'a'] })
    await refused(11000, c.insertOne({ t: ['b', 'c'] }))
    expect(await c.countDocuments({ t: 'b' })).toBe(1)
    expect(await c.countDocuments({ t: ['a', 'b', 'a'] })).toBe(1)
  })

  it('cannot be built unique over duplicates, and leaves no trace', async () => {
    const c = collection()
    await c.insertMany([{ a: 1 }, { a: 1 }])
    await refused(11000, c.createIndex({ a: 1 }, { unique: true }))
    expect(await c.indexes()).toHaveLength(1)
    await c.insertOne({ a: 1 })
  })

  it('finds the same with an index as without', async () => {
    const [plain, indexed] = [collection(), collection()]
    await indexed.createIndex({ a: 1 })
    await indexed.createIndex({ 'l.x': 1, b: 1 })
    const docs = Array.from({ length: 60 }, (_, n) => ({
      n,
      a: [null, n % 4, [n % 4, 'x'], undefined][n % 4],
      b: n % 3,
      l: [{ x: n % 5 }, { x: 9 }],
    }))
    for (const c of [plain, indexed]) await c.insertMany(docs.map(doc => ({ ...doc })))
    const filters = [{ a: 1 }, { a: { $in: [1, 'x'] } }, { a: null }, { a: { $in: [null, 2] } }]
    for (const filter of [...filters, { 'l.x': 3, b: 1 }, { 'l.x': { $in: [9] }, b: 2, a: 'x' }]) {
      const found = [plain, indexed].map(async c =>
        (await c.find(filter).sort({ n: 1 }).toArray()).map(doc => doc.n),
      )
      const [without, having] = await Promise.all(found)
      expect(having, JSON.stringify(filter)).toEqual(without)
    }
  })

  it('lists, drops and refuses to redefine', async () => {
    const c = collection()
    await c.createIndex({ at: 1 }, { expireAfterSeconds: 60 })
    await c.createIndex({ at: 1 }, { expireAfterSeconds: 60 })
    expect(await c.indexes()).toMatchObject([
      { name: '_id_', key: { _id: 1 } },
      { name: 'at_1', key: { at: 1 }, expireAfterSeconds: 60 },
    ])
    await refused(85, c.createIndex({ at: 1 }, { expireAfterSeconds: 61 }))
    await refused(86, c.createIndex({ b: 1 }, { name: 'at_1' }))
    await refused(27, c.dropIndex('nope'))
    await refused(72, c.dropIndex('_id_'))
    await c.dropIndex('at_1')
    expect(await c.indexes()).toHaveLength(1)
    await c.createIndex({ at: 1 }, { unique: true })
  })
}
