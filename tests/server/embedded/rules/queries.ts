import type { mongo } from 'mongoose'
import { expect, it } from 'vitest'
import type { Subject } from '../engineRules.ts'
import { refused } from './failing.ts'

type Filter = mongo.Filter<mongo.Document>

export function queryRules({ collection }: Subject): void {
  /** The `n` of what matches, in order of insertion. */
  const matching = async (docs: mongo.Document[], filter: Filter): Promise<number[]> => {
    const c = collection()
    await c.insertMany(docs.map((doc, n) => ({ n, ...doc })))
    return (await c.find(filter).sort({ n: 1 }).toArray()).map(doc => doc.n)
  }

  const cases: [rule: string, docs: mongo.Document[], filter: Filter, expected: number[]][] = [
    [
      '$mod of the whole part of numbers',
      [{ a: 3.9 }, { a: true }, { a: '3' }],
      { a: { $mod: [2, 1] } },
      [0],
    ],
    [
      '$exists through lists',
      [{ a: [{ b: 1 }, {}] }, { a: [1] }, { a: [] }],
      { 'a.b': { $exists: true } },
      [0],
    ],
    [
      'an element by index, taken whole',
      [{ a: [[1, 2], 3] }, { a: [1] }],
      { 'a.0': { $lte: 1 } },
      [1],
    ],
    [
      'null where a list holds no documents',
      [{ a: [1] }, { a: [{}] }, { a: 1 }],
      { 'a.b': null },
      [1, 2],
    ],
    [
      '$elemMatch not into lists of lists',
      [{ a: [[5]] }, { a: [5] }],
      { a: { $elemMatch: { $gt: 1 } } },
      [1],
    ],
    ['equality', [{ a: 1 }, { a: 2 }, {}], { a: 1 }, [0]],
    ['equality with null finds missing fields', [{ a: 1 }, { a: null }, {}], { a: null }, [1, 2]],
    ['$ne finds missing fields', [{ a: 1 }, { a: 2 }, {}], { a: { $ne: 1 } }, [1, 2]],
    ['$in with null', [{ a: 1 }, { a: null }, {}, { a: 2 }], { a: { $in: [1, null] } }, [0, 1, 2]],
    ['$nin', [{ a: 1 }, { a: 2 }, {}], { a: { $nin: [1] } }, [1, 2]],
    ['$in with a pattern', [{ a: 'ab' }, { a: 'b' }], { a: { $in: [/^a/] } }, [0]],
    ['an element of a list', [{ a: [1, 2] }, { a: [3] }, { a: 1 }], { a: 1 }, [0, 2]],
    ['a whole list', [{ a: [1, 2] }, { a: [2, 1] }], { a: [1, 2] }, [0]],
    ['a nested document whole', [{ a: { x: 1, y: 2 } }, { a: { x: 1 } }], { a: { x: 1 } }, [1]],
    ['a dotted path', [{ a: { b: 1 } }, { a: { b: 2 } }, { a: 1 }], { 'a.b': 1 }, [0]],
    ['a path through a list', [{ a: [{ b: 1 }, { b: 2 }] }, { a: [] }], { 'a.b': 2 }, [0]],
    ['a path with an index', [{ a: [{ b: 1 }, { b: 2 }] }], { 'a.1.b': 1 }, []],
    ['ranges', [{ a: 1 }, { a: 5 }, { a: 9 }], { a: { $gt: 1, $lt: 9 } }, [1]],
    ['$exists', [{ a: null }, {}, { a: 1 }], { a: { $exists: true } }, [0, 2]],
    ['$exists: false', [{ a: null }, {}, { a: 1 }], { a: { $exists: false } }, [1]],
    ['$or and another field', [{ a: 1, b: 1 }, { a: 2 }], { $or: [{ a: 1 }, { a: 2 }], b: 1 }, [0]],
    ['$and', [{ a: 1, b: 1 }, { a: 1 }], { $and: [{ a: 1 }, { b: 1 }] }, [0]],
    ['$nor', [{ a: 1 }, { a: 2 }, {}], { $nor: [{ a: 1 }] }, [1, 2]],
    ['$not', [{ a: 1 }, { a: 9 }, {}], { a: { $not: { $gt: 5 } } }, [0, 2]],
    [
      '$elemMatch',
      [{ a: [{ x: 1, y: 2 }] }, { a: [{ x: 1 }, { y: 2 }] }],
      { a: { $elemMatch: { x: 1, y: 2 } } },
      [0],
    ],
    [
      '$elemMatch on scalars',
      [{ a: [1, 9] }, { a: [5] }],
      { a: { $elemMatch: { $gt: 2, $lt: 8 } } },
      [1],
    ],
    ['$all', [{ a: [1, 2, 3] }, { a: [1] }], { a: { $all: [1, 3] } }, [0]],
    ['$size', [{ a: [1, 2] }, { a: [1] }, { a: 2 }], { a: { $size: 2 } }, [0]],
    [
      '$regex with options',
      [{ a: 'Tutor' }, { a: 'other' }],
      { a: { $regex: '^tu', $options: 'i' } },
      [0],
    ],
    ['a pattern, again and again', [{ a: 'xx' }, { a: 'xx' }, { a: 'xx' }], { a: /x/s }, [0, 1, 2]],
    ['$type', [{ a: 'x' }, { a: 1 }, {}], { a: { $type: 'string' } }, [0]],
    ['$type of ObjectId', [{}, {}], { _id: { $type: 'objectId' } }, [0, 1]],
    ['$mod', [{ a: 4 }, { a: 5 }], { a: { $mod: [2, 0] } }, [0]],
    [
      '$expr',
      [
        { a: 1, b: 1 },
        { a: 1, b: 2 },
      ],
      { $expr: { $eq: ['$a', '$b'] } },
      [0],
    ],
    ['dates', [{ a: new Date(1) }, { a: new Date(9) }], { a: { $gt: new Date(5) } }, [1]],
    [
      'visible records',
      [{ e: true }, { e: true, p: new Date(9) }, {}],
      { e: true, $or: [{ p: null }, { p: { $lte: new Date(5) } }] },
      [0],
    ],
  ]
  it.each(cases)('matches by %s', async (_rule, docs, filter, expected) => {
    expect(await matching(docs, filter)).toEqual(expected)
  })

  it('sorts by several fields, pages, and keeps the fields asked for', async () => {
    const c = collection()
    await c.insertMany(Array.from({ length: 20 }, (_, n) => ({ n, a: n % 3, b: { c: n, d: 1 } })))
    const page = c
      .find({ n: { $gte: 5 } })
      .sort({ a: -1, n: 1 })
      .skip(2)
      .limit(3)
    const docs = await page.project({ _id: 0, n: 1, a: 1 }).toArray()
    expect(docs).toEqual([
      { n: 11, a: 2 },
      { n: 14, a: 2 },
      { n: 17, a: 2 },
    ])
    const dotted = await c.find({ n: 3 }).project({ _id: 0, 'b.c': 1 }).toArray()
    expect(dotted).toEqual([{ b: { c: 3 } }])
    const without = await c.find({ n: 3 }).project({ _id: 0, a: 0, 'b.c': 0 }).toArray()
    expect(without).toEqual([{ n: 3, b: { d: 1 } }])
    expect(await c.findOne({ n: 3 })).toMatchObject({ n: 3, b: { c: 3, d: 1 } })
  })

  it('sorts missing before numbers, and a list by its least or greatest element', async () => {
    const c = collection()
    await c.insertMany([{ n: 0, v: [5, 1] }, { n: 1, v: 3 }, { n: 2 }, { n: 3, v: [] }])
    const order = async (direction: 1 | -1) =>
      (await c.find().sort({ v: direction }).toArray()).map(doc => doc.n)
    expect(await order(1)).toEqual([3, 2, 0, 1])
    expect(await order(-1)).toEqual([0, 1, 2, 3])
  })

  it('counts, and lists distinct values', async () => {
    const c = collection()
    await c.insertMany([{ a: 1, t: ['x', 'y'] }, { a: 1, t: ['y'] }, { a: 2 }])
    expect(await c.countDocuments({ a: 1 })).toBe(2)
    expect(await c.countDocuments({}, { skip: 1, limit: 1 })).toBe(1)
    expect(await c.estimatedDocumentCount()).toBe(3)
    expect((await c.distinct('t')).sort()).toEqual(['x', 'y'])
    expect(await c.distinct('a', { t: 'y' })).toEqual([1])
  })

  it('refuses operators nobody knows', async () => {
    const c = collection()
    await c.insertOne({ a: 1 })
    await refused(2, c.find({ a: { $bogus: 1 } }).toArray())
    await refused(2, c.find({ $bogus: 1 }).toArray())
    await refused(2, c.find({ a: { $in: 1 as never } }).toArray())
  })

  it('refuses an unknown operator on an empty or missing collection too', async () => {
    await refused(
      2,
      collection()
        .find({ a: { $bogus: 1 } })
        .toArray(),
    )
  })
}
