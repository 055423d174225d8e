import { mongo } from 'mongoose'
import { expect, it, onTestFinished } from 'vitest'
import { startEmbedded } from '#server/database/embedded/engine.ts'
import { testFolder } from './temporaryFolder.ts'

async function open(folder: string) {
  const engine = await startEmbedded({ folder })
  const client = await mongo.MongoClient.connect(engine.uri, { serverSelectionTimeoutMS: 1000 })
  onTestFinished(async () => {
    await client.close()
    await engine.stop()
  })
  return { engine, client, db: client.db('school') }
}

it('has the same content in the same order after a restart', async () => {
  const folder = await testFolder()
  const first = await open(folder)
  const courses = first.db.collection('courses')
  await courses.createIndex({ url: 1 }, { unique: true, sparse: true })
  await courses.insertMany([
    { n: 1, when: new Date(5), bytes: new mongo.Binary(Buffer.from([255]), 128), re: /x/i },
    { n: 2, url: '/a', nested: { list: [1, [2]] } },
    { n: 3 },
  ])
  await courses.updateOne({ n: 1 }, { $set: { title: '課程' } })
  await courses.deleteOne({ n: 3 })
  await first.db.collection('gone').insertOne({ a: 1 })
  await first.db.collection('gone').drop()
  const before = await courses.find().toArray()
  await first.client.close()
  await first.engine.stop()

  const second = await open(folder)
  const again = second.db.collection('courses')
  expect(await again.find().toArray()).toEqual(before)
  expect(await again.indexes()).toMatchObject([{ name: '_id_' }, { name: 'url_1', sparse: true }])
  await expect(again.insertOne({ url: '/a' })).rejects.toMatchObject({ code: 11000 })
  expect(await second.db.listCollections().toArray()).toMatchObject([{ name: 'courses' }])
  await again.insertOne({ n: 4 })
  expect((await again.find().toArray()).map(doc => doc.n)).toEqual([1, 2, 4])
})

it('keeps what it acknowledged while it was stopping', async () => {
  const folder = await testFolder()
  const { engine, db } = await open(folder)
  await db.collection('c').insertOne({ i: -1 })
  const writes = Array.from({ length: 50 }, (_, i) => db.collection('c').insertOne({ i }))
  const settled = Promise.allSettled(writes)
  await engine.stop()
  const acknowledged = (await settled).filter(result => result.status === 'fulfilled').length

  const second = await open(folder)
  expect(await second.db.collection('c').countDocuments()).toBeGreaterThan(acknowledged)
})

it('refuses a folder another engine has, and takes it when that one is gone', async () => {
  const folder = await testFolder()
  const { engine } = await open(folder)
  await expect(startEmbedded({ folder })).rejects.toThrow('in use by another running server')
  await engine.stop()
  await open(folder)
})
