import { mongo } from 'mongoose'
import { expect, it } from 'vitest'
import type { Subject } from '../engineRules.ts'
import { refused } from './failing.ts'

const { Binary, Double, Int32, Long, ObjectId } = mongo

export function typeRules({ collection }: Subject): void {
  it('gives every type back as it was', async () => {
    const c = collection()
    const doc = {
      _id: new ObjectId(),
      text: '澳門 🎓',
      whole: 7,
      half: 1.5,
      huge: 2 ** 40,
      yes: true,
      nothing: null,
      when: new Date('2026-11-20T16:00:00.123+08:00'),
      list: [1, 'a', [2, { b: 3 }], []],
      nested: { a: { b: { c: {} } } },
      pattern: /a[b]c/i,
    }
    await c.insertOne(doc)
    expect(await c.findOne({ _id: doc._id })).toEqual(doc)
  })

  it('keeps Binary bytes, and whole numbers beyond 2^53', async () => {
    const c = collection()
    const bytes = Buffer.from([0, 255, 254, 128])
    const long = Long.fromString('9007199254740993')
    await c.insertOne({ bytes, sub: new Binary(bytes, 4 * 32), long })
    const doc = await c.findOne({}, { promoteLongs: false })
    expect(Buffer.from(doc?.bytes.value())).toEqual(bytes)
    expect(doc?.sub.sub_type).toBe(128)
    expect(String(doc?.long)).toBe('9007199254740993')
  })

  it('reads Int32, Double and Long as numbers, equal across types', async () => {
    const c = collection()
    await c.insertOne({ a: new Int32(5), b: new Double(5), c: Long.fromNumber(5) })
    expect(await c.countDocuments({ a: 5, b: Long.fromNumber(5), c: new Double(5) })).toBe(1)
    expect(await c.findOne({}, { projection: { _id: 0 } })).toEqual({ a: 5, b: 5, c: 5 })
  })

  it('tells apart Binary values whose bytes are no text', async () => {
    const c = collection()
    const [a, b] = [Buffer.from([0x80]), Buffer.from([0x81])]
    await c.createIndex({ token: 1 }, { unique: true })
    await c.insertMany([
      { n: 1, token: a },
      { n: 2, token: b },
    ])
    expect((await c.findOne({ token: b }))?.n).toBe(2)
    expect(await c.countDocuments({ token: { $in: [a] } })).toBe(1)
    await c.updateOne({ n: 1 }, { $set: { token: Buffer.from([0x82]) } })
    expect(await c.countDocuments({ token: a })).toBe(0)
  })

  it('does not take a text for a number or an ObjectId', async () => {
    const c = collection()
    const id = new ObjectId()
    await c.insertOne({ _id: id, n: 1 })
    expect(await c.countDocuments({ n: '1' as unknown as number })).toBe(0)
    expect(await c.countDocuments({ _id: id.toHexString() as never })).toBe(0)
    expect(await c.countDocuments({ _id: id })).toBe(1)
  })

  it('orders values of different types as MongoDB does', async () => {
    const c = collection()
    const bounds = [new ObjectId(), false, true, new Date(0), new Date(1)]
    const inOrder = [null, -1, 2.5, 10, 'A', 'a', '澳', { a: 1 }, ...bounds]
    await c.insertMany(inOrder.toReversed().map(v => ({ v })))
    const sorted = await c
      .find({}, { projection: { _id: 0 } })
      .sort({ v: 1 })
      .toArray()
    expect(sorted.map(doc => doc.v)).toEqual(inOrder)
    const reversed = await c
      .find({}, { projection: { _id: 0 } })
      .sort({ v: -1 })
      .toArray()
    expect(reversed.map(doc => doc.v)).toEqual(inOrder.toReversed())
  })

  it('compares only values of the same type in a range', async () => {
    const c = collection()
    await c.insertMany([{ v: 1 }, { v: '1' }, { v: null }, {}, { v: new Date(1) }])
    expect(await c.countDocuments({ v: { $lte: 5 } })).toBe(1)
    expect(await c.countDocuments({ v: { $lte: new Date(5) } })).toBe(1)
    expect(await c.countDocuments({ v: { $gte: '' } })).toBe(1)
  })

  it('stores 15 MB in one document and refuses more than 16', async () => {
    const c = collection()
    await c.insertOne({ _id: 1 as never, bytes: Buffer.alloc(15e6, 1) })
    expect((await c.findOne({ _id: 1 as never }))?.bytes.length()).toBe(15e6)
    const half = Buffer.alloc(9e6)
    await c.insertOne({ _id: 2 as never, half })
    // 17419: mongod's code for an update that grows a document too far.
    const grown = c.updateOne({ _id: 2 as never }, { $set: { other: half } })
    await expect(grown).rejects.toMatchObject({ code: expect.toBeOneOf([10334, 17419]) })
    expect(Object.keys((await c.findOne({ _id: 2 as never })) ?? {})).toEqual(['_id', 'half'])
  }, 20_000)

  it('refuses an _id that is a list', async () => {
    await refused(53, collection().insertOne({ _id: [1] as never }))
  })
}
