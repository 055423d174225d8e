import { join } from 'node:path'
import { mongo } from 'mongoose'
import { expect, it } from 'vitest'
import { bundleChildren, firstMessage, killed, startChild } from './child/childProcess.ts'
import { testFolder } from './temporaryFolder.ts'

const ROUNDS = 3
const WRITES_PER_ROUND = 100
const WRITERS = 8

it('loses no acknowledged write and applies none twice, however often it is killed', async () => {
  const folder = await testFolder()
  await bundleChildren(folder)
  const acknowledged = new Set<string>()
  const attempted = new Set<string>()

  const open = async () => {
    const child = startChild(process.execPath, [join(folder, 'engine.mjs'), join(folder, 'db')])
    const uri = await firstMessage<string>(child)
    const client = await mongo.MongoClient.connect(uri, { serverSelectionTimeoutMS: 2000 })
    return { child, client, courses: client.db('school').collection<{ _id: string }>('courses') }
  }

  for (let round = 0; round < ROUNDS; round++) {
    const { child, client, courses } = await open()
    const counter = { _id: 'counter' }
    let ended = false
    let sent = 0
    const writer = async () => {
      while (!ended) {
        const _id = `${round}-${sent++}`
        attempted.add(_id)
        // Both in one update: a half-applied or repeated one would show as a difference.
        await courses.updateOne(
          counter,
          { $inc: { count: 1 }, $push: { ids: _id } as never },
          { upsert: true },
        )
        acknowledged.add(_id)
        if (acknowledged.size >= (round + 1) * WRITES_PER_ROUND) {
          ended = true
          await killed(child)
        }
      }
    }
    await Promise.allSettled(Array.from({ length: WRITERS }, writer))
    await client.close()
  }

  const { client, courses } = await open()
  const found = (await courses.findOne({ _id: 'counter' })) as unknown as {
    count: number
    ids: string[]
  }
  expect(found.count).toBe(found.ids.length)
  expect(new Set(found.ids).size).toBe(found.ids.length)
  expect(found.ids.filter(id => !attempted.has(id))).toEqual([])
  expect([...acknowledged].filter(id => !found.ids.includes(id))).toEqual([])
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * WRITES_PER_ROUND)
  await client.close()
}, 60_000)
