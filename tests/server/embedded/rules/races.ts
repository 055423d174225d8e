import { expect, it } from 'vitest'
import type { Subject } from '../engineRules.ts'

const FIFTY = Array.from({ length: 50 }, (_, i) => i)

export function raceRules({ collection }: Subject): void {
  it('lets exactly one of 50 inserts have a unique value', async () => {
    const c = collection()
    await c.createIndex({ k: 1 }, { unique: true })
    const results = await Promise.allSettled(FIFTY.map(i => c.insertOne({ k: 1, i })))
    expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
    const codes = results.flatMap(r => (r.status === 'rejected' ? [r.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set([11000]))
    expect(await c.countDocuments()).toBe(1)
  })

  it('makes 50 of 50 increments', async () => {
    const c = collection()
    await c.insertOne({ n: 0 })
    await Promise.all(FIFTY.map(() => c.updateOne({}, { $inc: { n: 1 } })))
    expect((await c.findOne())?.n).toBe(50)
  })

  it('lets one of 50 editors of the same revision win', async () => {
    const c = collection()
    await c.insertOne({ revision: 1 })
    const results = await Promise.all(
      FIFTY.map(i =>
        c.findOneAndUpdate(
          { revision: 1 },
          { $set: { revision: 2, by: i } },
          { returnDocument: 'after' },
        ),
      ),
    )
    const winners = results.filter(result => result !== null)
    expect(winners).toHaveLength(1)
    expect(await c.findOne()).toEqual(winners[0])
  })

  it('makes one document of 50 upserts of the same key', async () => {
    const c = collection()
    await c.createIndex({ k: 1 }, { unique: true })
    await Promise.allSettled(
      FIFTY.map(() => c.updateOne({ k: 1 }, { $inc: { n: 1 } }, { upsert: true })),
    )
    expect(await c.countDocuments()).toBe(1)
  })

  it('stores 50 different inserts', async () => {
    const c = collection()
    await Promise.all(FIFTY.map(i => c.insertOne({ i })))
    expect((await c.distinct('i')).length).toBe(50)
  })
}
