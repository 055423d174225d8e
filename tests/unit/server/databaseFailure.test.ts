import { mongo } from 'mongoose'
import { afterAll, expect, test } from 'vitest'
import { answeringEach, asFailure } from '#server/database/databaseFailure.ts'

/** Nobody listens there. */
const client = new mongo.MongoClient('mongodb://127.0.0.1:1/', { serverSelectionTimeoutMS: 50 })
afterAll(() => client.close())

const thrownBy = (write: Promise<unknown>) =>
  write.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a database that is away is unavailable, to one write as to several in one command', async () => {
  const records = client.db('school').collection('Tutor')
  const insertOne = { insertOne: { document: { name: '一' } } }
  for (const write of [
    records.insertOne({ name: '一' }),
    records.bulkWrite([insertOne, insertOne]),
  ])
    expect(asFailure(await thrownBy(write))).toMatchObject({ code: 'unavailable' })
})

test('every operation of a store fails in these words, and is given what it was asked with', async () => {
  const records = client.db('school').collection('Tutor')
  const store = answeringEach({
    echo: async (...given: number[]) => given,
    add: (name: string) => records.insertOne({ name }),
  })
  expect(await store.echo(1, 2)).toEqual([1, 2])
  expect(await thrownBy(store.add('一'))).toMatchObject({ code: 'unavailable' })
})

test('writes of which nobody promises that they last are unavailable, one as several', () => {
  const writeConcernError = { code: 64, errmsg: 'waiting for replication timed out' }
  const one = new mongo.MongoWriteConcernError({ ok: 1, writeConcernError })
  const result = {
    getWriteConcernError: () => writeConcernError,
  } as unknown as mongo.BulkWriteResult
  const several = new mongo.MongoBulkWriteError({ code: 64, message: 'timed out' }, result)
  for (const error of [one, several])
    expect(asFailure(error)).toMatchObject({ code: 'unavailable' })
})
