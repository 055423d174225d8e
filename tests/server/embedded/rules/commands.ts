import { expect, it } from 'vitest'
import type { Subject } from '../engineRules.ts'
import { refused } from './failing.ts'

export function commandRules({ database, collection }: Subject): void {
  it('answers ping and buildInfo', async () => {
    expect(await database().admin().ping()).toMatchObject({ ok: 1 })
    expect(await database().admin().buildInfo()).toMatchObject({ version: expect.any(String) })
  })

  it('refuses a command nobody knows', async () => {
    await refused(59, database().command({ noSuchCommand: 1 }))
  })

  it('creates, lists and drops collections', async () => {
    await database().createCollection('made')
    await refused(48, database().command({ create: 'made' }))
    const names = () => database().listCollections({ name: 'made' }, { nameOnly: true }).toArray()
    expect(await names()).toMatchObject([{ name: 'made', type: 'collection' }])
    await database().collection('made').insertOne({ a: 1 })
    await database().collection('made').drop()
    expect(await names()).toEqual([])
    expect(await database().collection('made').countDocuments()).toBe(0)
  })

  it('drops a database with all that is in it, and no other', async () => {
    const other = database().client.db('other')
    await other.collection('x').insertOne({ a: 1 })
    const kept = collection()
    await kept.insertOne({ a: 1 })
    await other.dropDatabase()
    expect(await other.listCollections().toArray()).toEqual([])
    expect(await kept.countDocuments()).toBe(1)
  })

  it('refuses a collection name that is none', async () => {
    await refused(73, database().command({ insert: 'a$b', documents: [{ a: 1 }] }))
  })

  it('gives a cursor batch by batch, and what was read does not change meanwhile', async () => {
    const c = collection()
    await c.insertMany(Array.from({ length: 250 }, (_, i) => ({ i })))
    const cursor = c.find().sort({ i: 1 }).batchSize(100)
    const seen = [(await cursor.next())?.i]
    for await (const doc of cursor) seen.push(doc.i)
    expect(seen).toEqual(Array.from({ length: 250 }, (_, i) => i))
  })

  it('forgets a cursor that was closed', async () => {
    const c = collection()
    await c.insertMany(Array.from({ length: 5 }, (_, i) => ({ i })))
    const first = await database().command({ find: c.collectionName, batchSize: 2 })
    const { id } = first.cursor
    await database().command({ killCursors: c.collectionName, cursors: [id] })
    await refused(43, database().command({ getMore: id, collection: c.collectionName }))
  })

  it('accepts write concerns and sessions', async () => {
    const c = collection()
    await c.insertOne({ a: 1 }, { writeConcern: { w: 'majority', j: true } })
    await database().client.withSession(async session => {
      await c.insertOne({ a: 2 }, { session })
      expect(await c.countDocuments({}, { session })).toBe(2)
    })
  })

  it('performs an unacknowledged write too', async () => {
    const c = collection()
    await c.insertOne({ a: 1 }, { writeConcern: { w: 0 } })
    await expect.poll(() => c.countDocuments({ a: 1 })).toBe(1)
  })
}
