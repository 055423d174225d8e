import { mongo } from 'mongoose'
import { expect, it } from 'vitest'
import type { Subject } from '../engineRules.ts'
import { refused } from './failing.ts'

const { ObjectId } = mongo

export function writeRules({ collection, database }: Subject): void {
  it('gives a document without _id one', async () => {
    const c = collection()
    await database().command({ insert: c.collectionName, documents: [{ a: 1 }] })
    expect((await c.findOne({ a: 1 }))?._id).toBeInstanceOf(ObjectId)
  })

  it('refuses an _id that is taken', async () => {
    const c = collection()
    const _id = new ObjectId()
    await c.insertOne({ _id, a: 1 })
    const error = await refused(11000, c.insertOne({ _id, a: 2 }))
    expect(error).toMatchObject({ keyPattern: { _id: 1 } })
    expect(await c.find().toArray()).toEqual([{ _id, a: 1 }])
  })

  it('stops an ordered insert at the first refusal, and goes on with an unordered one', async () => {
    const c = collection()
    const docs = (start: number) => [start, start, start + 1].map(_id => ({ _id: _id as never }))
    await refused(11000, c.insertMany(docs(1), { ordered: false }))
    expect(await c.countDocuments()).toBe(2)
    await refused(11000, c.insertMany(docs(3)))
    expect(await c.countDocuments()).toBe(3)
  })

  it('deletes one or many and says how many', async () => {
    const c = collection()
    await c.insertMany([{ a: 1 }, { a: 1 }, { a: 2 }])
    expect((await c.deleteOne({ a: 1 })).deletedCount).toBe(1)
    expect((await c.deleteMany({})).deletedCount).toBe(2)
    expect((await c.deleteOne({ a: 1 })).deletedCount).toBe(0)
  })

  it('replaces a document whole and keeps its _id', async () => {
    const c = collection()
    const { insertedId } = await c.insertOne({ a: 1, b: 2 })
    await c.replaceOne({ a: 1 }, { a: 3 })
    expect(await c.findOne()).toEqual({ _id: insertedId, a: 3 })
    await refused(66, c.replaceOne({ a: 3 }, { _id: new ObjectId(), a: 4 }))
  })

  it('tells matched from modified', async () => {
    const c = collection()
    await c.insertMany([{ a: 1 }, { a: 2 }])
    const result = await c.updateMany({}, { $set: { a: 1 } })
    expect(result).toMatchObject({ matchedCount: 2, modifiedCount: 1, upsertedCount: 0 })
  })

  it('upserts from what the filter says by equality', async () => {
    const c = collection()
    const first = await c.updateOne(
      { a: 1, 'b.c': 2, d: { $gt: 4 }, $and: [{ e: { $eq: 5 } }] },
      { $set: { f: 6 }, $setOnInsert: { g: 7 } },
      { upsert: true },
    )
    expect(first).toMatchObject({ matchedCount: 0, upsertedCount: 1 })
    const doc = { _id: first.upsertedId, a: 1, b: { c: 2 }, e: 5, f: 6, g: 7 }
    expect(await c.findOne()).toEqual(doc)
    const again = await c.updateOne({ a: 1 }, { $setOnInsert: { g: 8 } }, { upsert: true })
    expect(again).toMatchObject({ matchedCount: 1, modifiedCount: 0, upsertedCount: 0 })
  })

  it('upserts a replacement under the _id of the filter', async () => {
    const c = collection()
    const _id = new ObjectId()
    const result = await c.replaceOne({ _id, gone: 1 }, { a: 1 }, { upsert: true })
    expect(result.upsertedId).toEqual(_id)
    expect(await c.findOne()).toEqual({ _id, a: 1 })
  })

  it('finds and updates, giving the document before or after', async () => {
    const c = collection()
    await c.insertMany([{ a: 1 }, { a: 2 }])
    const before = await c.findOneAndUpdate({}, { $inc: { a: 10 } }, { sort: { a: -1 } })
    expect(before?.a).toBe(2)
    const after = await c.findOneAndUpdate(
      { a: 12 },
      { $set: { b: 1 } },
      { returnDocument: 'after', projection: { _id: 0, b: 1 } },
    )
    expect(after).toEqual({ b: 1 })
    expect(await c.findOneAndUpdate({ a: 99 }, { $set: { b: 1 } })).toBeNull()
  })

  it('says whether a find-and-update inserted', async () => {
    const c = collection()
    const upsert = { upsert: true, includeResultMetadata: true, returnDocument: 'after' } as const
    const first = await c.findOneAndUpdate({ k: 1 }, { $set: { v: 1 } }, upsert)
    expect(first.lastErrorObject).toMatchObject({ updatedExisting: false, n: 1 })
    expect(first.lastErrorObject?.upserted).toEqual(first.value?._id)
    const second = await c.findOneAndUpdate({ k: 1 }, { $set: { v: 2 } }, upsert)
    expect(second.lastErrorObject).toMatchObject({ updatedExisting: true, n: 1 })
  })

  it('finds and deletes, finds and replaces', async () => {
    const c = collection()
    await c.insertMany([{ a: 1 }, { a: 2 }])
    expect((await c.findOneAndDelete({ a: 1 }))?.a).toBe(1)
    expect((await c.findOneAndReplace({ a: 2 }, { a: 3 }, { returnDocument: 'after' }))?.a).toBe(3)
    expect(await c.countDocuments()).toBe(1)
  })
}
