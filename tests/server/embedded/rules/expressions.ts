import { expect, it } from 'vitest'
import type { Subject } from '../engineRules.ts'
import { refused } from './failing.ts'

export function expressionRules({ collection }: Subject): void {
  it('matches, groups, sorts and limits', async () => {
    const c = collection()
    await c.insertMany(Array.from({ length: 20 }, (_, n) => ({ n, kind: n % 2 ? 'odd' : 'even' })))
    const groups = await c
      .aggregate([
        { $match: { n: { $lt: 10 } } },
        { $group: { _id: '$kind', sum: { $sum: '$n' }, count: { $sum: 1 }, max: { $max: '$n' } } },
        { $sort: { _id: 1 } },
        { $limit: 5 },
      ])
      .toArray()
    expect(groups).toEqual([
      { _id: 'even', sum: 20, count: 5, max: 8 },
      { _id: 'odd', sum: 25, count: 5, max: 9 },
    ])
  })

  it('counts, skips and projects', async () => {
    const c = collection()
    await c.insertMany(Array.from({ length: 5 }, (_, n) => ({ n, nested: { a: n } })))
    expect(await c.aggregate([{ $skip: 2 }, { $count: 'left' }]).toArray()).toEqual([{ left: 3 }])
    const projected = await c
      .aggregate([{ $sort: { n: -1 } }, { $project: { _id: 0, a: '$nested.a' } }, { $limit: 1 }])
      .toArray()
    expect(projected).toEqual([{ a: 4 }])
  })

  it('joins another collection', async () => {
    const [courses, tutors] = [collection(), collection()]
    const { insertedId } = await tutors.insertOne({ name: '陳老師' })
    await courses.insertOne({ title: 'A', tutor: insertedId })
    const joined = await courses
      .aggregate([
        {
          $lookup: {
            from: tutors.collectionName,
            localField: 'tutor',
            foreignField: '_id',
            as: 't',
          },
        },
        { $unwind: '$t' },
        { $project: { _id: 0, name: '$t.name' } },
      ])
      .toArray()
    expect(joined).toEqual([{ name: '陳老師' }])
  })

  it('changes no stored document, whatever a pipeline sets or removes', async () => {
    const c = collection()
    await c.insertOne({ nested: { a: 1, b: 2 }, list: [{ x: 1 }] })
    const before = await c.findOne()
    await c
      .aggregate([{ $addFields: { 'nested.a': 9, 'list.x': 9 } }, { $unset: 'nested.b' }])
      .toArray()
    expect(await c.findOne()).toEqual(before)
  })

  it('refuses a stage nobody knows', async () => {
    await refused(
      40324,
      collection()
        .aggregate([{ $bogus: 1 }])
        .toArray(),
    )
  })
}
