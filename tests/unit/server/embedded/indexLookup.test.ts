import { ObjectId } from 'bson'
import { expect, it } from 'vitest'
import type { Doc } from '#server/database/embedded/document.ts'
import { conditionsOf } from '#server/database/embedded/query/filter.ts'
import { DocumentIndex } from '#server/database/embedded/store/documentIndex.ts'
import { parseIndexSpec } from '#server/database/embedded/store/indexSpec.ts'

/** An index over documents that are their own record numbers, from 0. */
function indexOver(docs: Doc[], key: Doc, options: Doc = {}) {
  const index = new DocumentIndex(parseIndexSpec({ key, name: 'i', ...options }))
  for (const [number, doc] of docs.entries()) index.add(number, doc)
  return (filter: Doc) => {
    const found = index.lookup(conditionsOf(filter))
    return found && [...found]
  }
}

it('finds by equality and by a list of values without looking at other documents', () => {
  const ids = Array.from({ length: 5 }, () => new ObjectId())
  const find = indexOver(
    ids.map(_id => ({ _id })),
    { _id: 1 },
  )
  expect(find({ _id: ids[3] })).toEqual([3])
  expect(find({ other: 1, $and: [{ _id: { $in: [ids[1], ids[4], new ObjectId()] } }] })).toEqual([
    1, 4,
  ])
  expect(find({ _id: new ObjectId() })).toEqual([])
})

it('leaves to a scan what it cannot tell: ranges, null, patterns, lists, alternatives', () => {
  const find = indexOver([{ a: 1 }], { a: 1 })
  for (const a of [{ $gt: 0 }, null, /x/, [1], { $in: [1, null] }, { $ne: 1 }]) {
    expect(find({ a }), String(a)).toBeUndefined()
  }
  expect(find({ $or: [{ a: 1 }] })).toBeUndefined()
})

it('uses a compound index when each of its fields is given', () => {
  const find = indexOver(
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 2, b: 2 },
    ],
    { a: 1, b: 1 },
  )
  expect(find({ a: 1, b: { $in: [2, 3] } })).toEqual([1])
  expect(find({ a: 1 })).toBeUndefined()
})

it('uses a partial index only for a filter that asks for what it covers', () => {
  const docs = [
    { k: 1, live: true },
    { k: 1, live: false },
  ]
  const find = indexOver(docs, { k: 1 }, { partialFilterExpression: { live: true } })
  expect(find({ k: 1, live: true })).toEqual([0])
  expect(find({ k: 1 })).toBeUndefined()
  expect(find({ k: 1, live: false })).toBeUndefined()
})
