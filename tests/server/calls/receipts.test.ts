/** Idempotency-Keys of a record that is written again and again. */
import { randomUUID } from 'node:crypto'
import { mongo } from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { latestNotice } from '#contract/collections/latestNotice'
import { endpointOf } from '#contract/endpoint'
import { type ApiServer, startApi } from '../apiServer'
import { engines } from '../engines'

const WRITES = 120
const keys = Array.from({ length: WRITES + 2 }, () => randomUUID())
const MOST = 101

describe.each(engines)('on %s', engine => {
  let api: ApiServer
  beforeAll(async () => {
    api = await startApi({ engine })
  }, 60_000)
  afterAll(() => api.close())

  test('a record carries a limited number of them, and each has its one effect all the same', async () => {
    const add = { body: { title: '通告' } }
    const { envelope } = await api.ask<{ id: string }>(endpointOf(latestNotice, 'add'), add)
    const id = envelope.data?.id ?? ''
    const write = (number: number, title = `第 ${number} 次`) =>
      api.ask<{ revision: number; title: string }>(endpointOf(latestNotice, 'modify'), {
        body: { id, title },
        headers: { 'Idempotency-Key': keys[number] ?? '' },
      })
    for (let number = 1; number <= WRITES; number += 1) {
      expect((await write(number)).status).toBe(200)
    }

    const client = await new mongo.MongoClient(await api.databaseUri()).connect()
    const stored = await client.db('school').collection(latestNotice.name).findOne({})
    await client.close()
    expect(stored?.receipts.length).toBeLessThan(MOST)

    for (const number of [1, 20, WRITES]) {
      const { status, envelope: again } = await write(number)
      expect([status, again.data]).toMatchObject([
        200,
        { revision: number + 1, title: `第 ${number} 次` },
      ])
      expect((await write(number, '另一個標題')).status).toBe(400)
    }
    const newest = await write(WRITES + 1)
    expect(newest.envelope.data?.revision).toBe(WRITES + 2)
  })
})
