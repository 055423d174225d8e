import { connect } from 'node:net'
import { mongo } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedEngine, startEmbedded } from '#server/database/embedded/engine.ts'
import { refused } from './rules/failing.ts'
import { newFolder, removeFolder } from './temporaryFolder.ts'

let folder: string
let engine: EmbeddedEngine
let client: mongo.MongoClient

beforeAll(async () => {
  folder = await newFolder()
  engine = await startEmbedded({ folder })
  client = await mongo.MongoClient.connect(engine.uri)
})
afterAll(async () => {
  await client?.close()
  await engine?.stop()
  await removeFolder(folder)
})

const c = () => client.db('school').collection('courses')

describe('what a real MongoDB has and this engine has not is refused, never ignored', () => {
  const NOT_IMPLEMENTED = 238
  const refusals: [what: string, code: number, work: () => Promise<unknown>][] = [
    [
      'Decimal128',
      NOT_IMPLEMENTED,
      () => c().insertOne({ a: { b: [mongo.Decimal128.fromString('1')] } }),
    ],
    [
      'collation',
      NOT_IMPLEMENTED,
      () =>
        c()
          .find({}, { collation: { locale: 'en' } })
          .toArray(),
    ],
    [
      'collation of an update',
      NOT_IMPLEMENTED,
      () => c().updateOne({}, { $set: { a: 1 } }, { collation: { locale: 'en' } }),
    ],
    ['a text index', NOT_IMPLEMENTED, () => c().createIndex({ a: 'text' })],
    [
      'an index with collation',
      NOT_IMPLEMENTED,
      () => c().createIndex({ a: 1 }, { collation: { locale: 'en' } }),
    ],
    [
      '$out',
      NOT_IMPLEMENTED,
      () =>
        c()
          .aggregate([{ $out: 'x' }])
          .toArray(),
    ],
    [
      '$merge',
      NOT_IMPLEMENTED,
      () =>
        c()
          .aggregate([{ $merge: 'x' }])
          .toArray(),
    ],
    ['change streams', 40573, () => c().watch().next()],
    [
      'a capped collection',
      NOT_IMPLEMENTED,
      () => client.db('school').createCollection('capped', { capped: true, size: 10 }),
    ],
    ['renaming a collection', 59, () => c().rename('other')],
    ['code in a filter', 2, () => c().find({ $where: 'true' }).toArray()],
    [
      'code in a pipeline',
      2,
      async () => {
        await c().insertOne({ code: 1 })
        return c()
          .aggregate([
            { $project: { a: { $function: { body: 'return 1', args: [], lang: 'js' } } } },
          ])
          .toArray()
      },
    ],
  ]
  it.each(refusals)('%s', async (_what, code, work) => {
    await refused(code, work())
  })

  it('transactions', async () => {
    await client.withSession(async session => {
      session.startTransaction()
      await expect(c().insertOne({ a: 1 }, { session })).rejects.toThrow()
      await session.abortTransaction().catch(() => undefined)
    })
    const body = { insert: 'courses', documents: [{ tx: 1 }], txnNumber: mongo.Long.fromNumber(1) }
    await refused(20, client.db('school').command(body))
    expect(await c().countDocuments({ tx: 1 })).toBe(0)
  })
})

describe('the wire', () => {
  const port = () => Number(new URL(engine.uri).port)
  const send = (bytes: Buffer): Promise<Buffer> =>
    new Promise(done => {
      const received: Buffer[] = []
      const socket = connect(port(), '127.0.0.1', () => socket.write(bytes))
      socket.on('data', chunk => received.push(chunk))
      socket.on('close', () => done(Buffer.concat(received)))
      socket.on('error', () => undefined)
    })

  it('hangs up on what is not the protocol, and goes on with the others', async () => {
    expect(await send(Buffer.from('GET / HTTP/1.1\r\n\r\n'))).toHaveLength(0)
    const broken = Buffer.alloc(26)
    broken.writeInt32LE(26, 0)
    broken.writeInt32LE(2013, 12)
    broken.writeInt32LE(500, 21)
    expect((await send(broken)).includes('InvalidBSON')).toBe(true)
    expect(await c().countDocuments({ nothing: 1 })).toBe(0)
  })

  it('puts a message together that comes byte by byte', async () => {
    const body = Buffer.from(mongo.BSON.serialize({ ping: 1, $db: 'admin' }))
    const message = Buffer.concat([Buffer.alloc(21), body])
    message.writeInt32LE(message.length, 0)
    message.writeInt32LE(77, 4)
    message.writeInt32LE(2013, 12)
    const socket = connect(port(), '127.0.0.1')
    socket.setNoDelay(true)
    for (const byte of message) {
      await new Promise(done => socket.write(Buffer.from([byte]), done))
    }
    const [reply] = (await new Promise(done => socket.once('data', (...data) => done(data)))) as [
      Buffer,
    ]
    socket.destroy()
    expect(reply.readInt32LE(8)).toBe(77)
    expect(mongo.BSON.deserialize(reply.subarray(21))).toEqual({ ok: 1 })
  })
})
