import { mongo } from 'mongoose'
import { expect, it } from 'vitest'
import type { Subject } from '../engineRules.ts'
import { refused } from './failing.ts'

type Doc = mongo.Document
type Options = { arrayFilters?: Doc[]; filter?: Doc }

export function updateRules({ collection }: Subject): void {
  const updating = (doc: Doc, update: Doc | Doc[], { arrayFilters, filter = {} }: Options = {}) => {
    const c = collection()
    const options = { projection: { _id: 0 }, ...(arrayFilters && { arrayFilters }) }
    return {
      c,
      run: async () => {
        await c.insertOne({ ...doc })
        await c.updateOne(filter, update as Doc, arrayFilters && { arrayFilters })
        return c.findOne({}, { projection: options.projection })
      },
    }
  }

  const results: [rule: string, doc: Doc, update: Doc | Doc[], after: Doc, options?: Options][] = [
    ['$set makes the way', { a: 1 }, { $set: { 'b.c': 2 } }, { a: 1, b: { c: 2 } }],
    ['$set an element', { a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
    ['$set beyond the end pads', { a: [1] }, { $set: { 'a.2': 9 } }, { a: [1, null, 9] }],
    [
      '$unset',
      { a: 1, b: { c: 1, d: 2 } },
      { $unset: { a: '', 'b.c': '', x: '' } },
      { b: { d: 2 } },
    ],
    ['$unset an element', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
    ['$inc, also of nothing', { a: 1 }, { $inc: { a: 2, b: 3 } }, { a: 3, b: 3 }],
    ['$mul, also of nothing', { a: 3 }, { $mul: { a: 2, b: 3 } }, { a: 6, b: 0 }],
    [
      '$min and $max',
      { a: 5, b: 5 },
      { $min: { a: 3, c: 1 }, $max: { b: 7 } },
      { a: 3, b: 7, c: 1 },
    ],
    ['$rename', { a: 1, b: 2 }, { $rename: { a: 'c', x: 'y' } }, { b: 2, c: 1 }],
    ['$push', { a: [1] }, { $push: { a: 2, b: 1 } }, { a: [1, 2], b: [1] }],
    ['$push a list as one', { a: [1] }, { $push: { a: [2] } }, { a: [1, [2]] }],
    [
      '$push $each at a position',
      { a: [1, 4] },
      { $push: { a: { $each: [2, 3], $position: 1 } } },
      { a: [1, 2, 3, 4] },
    ],
    [
      '$push $sort $slice',
      { a: [3, 1] },
      { $push: { a: { $each: [2], $sort: 1, $slice: 2 } } },
      { a: [1, 2] },
    ],
    [
      '$push keeps the last',
      { a: [1, 2] },
      { $push: { a: { $each: [3], $slice: -2 } } },
      { a: [2, 3] },
    ],
    [
      '$push sorts by a field',
      { a: [{ x: 2 }] },
      { $push: { a: { $each: [{ x: 1 }], $sort: { x: 1 } } } },
      { a: [{ x: 1 }, { x: 2 }] },
    ],
    [
      '$addToSet',
      { a: [1, { x: 1 }] },
      { $addToSet: { a: { $each: [1, 2, { x: 1 }] } } },
      { a: [1, { x: 1 }, 2] },
    ],
    ['$pull a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
    ['$pull by condition', { a: [1, 5, 9] }, { $pull: { a: { $gt: 4 } } }, { a: [1] }],
    [
      '$pull by fields',
      { a: [{ x: 1, y: 1 }, { x: 2 }] },
      { $pull: { a: { x: 1 } } },
      { a: [{ x: 2 }] },
    ],
    ['$pull of a missing list', { a: 1 }, { $pull: { 'b.c': 1 } }, { a: 1 }],
    ['$pullAll', { a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
    ['$pop', { a: [1, 2, 3], b: [1, 2] }, { $pop: { a: 1, b: -1 } }, { a: [1, 2], b: [2] }],
    [
      '$ of a matched element',
      {
        a: [
          { s: 'x', q: 1 },
          { s: 'y', q: 2 },
        ],
      },
      { $set: { 'a.$.q': 9 } },
      {
        a: [
          { s: 'x', q: 1 },
          { s: 'y', q: 9 },
        ],
      },
      { filter: { 'a.s': 'y' } },
    ],
    [
      '$ after $elemMatch',
      {
        a: [
          { s: 1, q: 1 },
          { s: 1, q: 2 },
        ],
      },
      { $set: { 'a.$.r': 9 } },
      {
        a: [
          { s: 1, q: 1 },
          { s: 1, q: 2, r: 9 },
        ],
      },
      { filter: { a: { $elemMatch: { s: 1, q: 2 } } } },
    ],
    [
      '$[] of all elements',
      { a: [{ q: 1 }, { q: 2 }] },
      { $inc: { 'a.$[].q': 1 } },
      { a: [{ q: 2 }, { q: 3 }] },
    ],
    [
      '$[name] by filter',
      { a: [{ q: 1 }, { q: 5 }] },
      { $set: { 'a.$[big].q': 0 } },
      { a: [{ q: 1 }, { q: 0 }] },
      { arrayFilters: [{ 'big.q': { $gt: 2 } }] },
    ],
    [
      'a pipeline',
      { a: 1, b: 2 },
      [{ $set: { c: { $add: ['$a', '$b'] } } }, { $unset: 'a' }],
      { b: 2, c: 3 },
    ],
  ]
  it.each(results)('%s', async (_rule, doc, update, after, options) => {
    expect(await updating(doc, update, options).run()).toEqual(after)
  })

  const refusals: [rule: string, code: number, doc: Doc, update: Doc, options?: Options][] = [
    ['$pull from a field of a text', 28, { a: 'x' }, { $pull: { 'a.b': 1 } }],
    ['$rename of an element', 2, { a: [1] }, { $rename: { 'a.$[]': 'b' } }],
    ['$rename to itself', 2, { a: 1 }, { $rename: { a: 'a' } }],
    ['$inc of a text', 14, { a: 'x' }, { $inc: { a: 1 } }],
    ['$inc of null', 14, { a: null }, { $inc: { a: 1 } }],
    ['$inc by a text', 14, { a: 1 }, { $inc: { a: 'x' } }],
    ['$mul of a list', 14, { a: [] }, { $mul: { a: 2 } }],
    ['$push to a text', 2, { a: 'x' }, { $push: { a: 1 } }],
    ['$addToSet to a text', 2, { a: 'x' }, { $addToSet: { a: 1 } }],
    ['$pull from a text', 2, { a: 'x' }, { $pull: { a: 1 } }],
    ['$pop of a text', 14, { a: 'x' }, { $pop: { a: 1 } }],
    ['a field of a number', 28, { a: 1 }, { $set: { 'a.b': 1 } }],
    ['a name in a list', 28, { a: [1] }, { $set: { 'a.b': 1 } }],
    ['an operator nobody knows', 9, { a: 1 }, { $bogus: { a: 1 } }],
    ['two operators on one field', 40, { a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }],
    ['a field and its part', 40, { a: {} }, { $set: { a: 1, 'a.b': 1 } }],
    ['another _id', 66, { a: 1 }, { $set: { _id: new mongo.ObjectId() } }],
    ['no _id', 66, { a: 1 }, { $unset: { _id: '' } }],
    ['$ without a condition', 2, { a: [1] }, { $set: { 'a.$': 1 } }],
    ['$[] of no list', 2, { a: 1 }, { $set: { 'a.$[]': 1 } }],
    ['an unused array filter', 9, { a: [1] }, { $set: { b: 1 } }, { arrayFilters: [{ x: 1 }] }],
    ['a missing array filter', 2, { a: [1] }, { $set: { 'a.$[x]': 1 } }],
  ]
  it.each(refusals)(
    'refuses %s and leaves the document',
    async (_rule, code, doc, update, options) => {
      const { c, run } = updating(doc, update, options)
      await refused(code, run())
      expect(await c.findOne({}, { projection: { _id: 0 } })).toEqual(doc)
    },
  )

  it('accepts the _id a document has', async () => {
    const c = collection()
    const { insertedId } = await c.insertOne({ a: 1 })
    await c.updateOne({ a: 1 }, { $set: { _id: insertedId, a: 2 } })
    expect(await c.findOne()).toEqual({ _id: insertedId, a: 2 })
  })

  it('sets the current date', async () => {
    const c = collection()
    await c.insertOne({ a: 1 })
    await c.updateOne({}, { $currentDate: { at: true } })
    expect(Math.abs((await c.findOne())?.at - Date.now())).toBeLessThan(5000)
  })

  it('counts a value that is already so as not modified', async () => {
    const c = collection()
    await c.insertOne({ a: 1, b: { c: [1] } })
    const update = { $set: { 'b.c': [1] }, $inc: { a: 0 }, $addToSet: { 'b.d': { $each: [] } } }
    await c.updateOne({}, update)
    expect((await c.updateOne({}, update)).modifiedCount).toBe(0)
  })
}
