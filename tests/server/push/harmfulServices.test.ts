/** Whoever subscribed, and whatever its service does: the process lives, and the others hear. */
import pLimit from 'p-limit'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { pushCalls } from '#contract/calls/push.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { VISITOR } from '#server/calls/call.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { type Harm, type PushService, startPushService } from './pushService.ts'

/** Long enough for a healthy service on a busy machine, and short enough for a test. */
const DEADLINE_MS = 800
const { pushKey, subscribePush } = pushCalls

let service: PushService
let api: ApiServer
beforeAll(async () => {
  service = await startPushService()
  api = await startApi({ pushReach: { ...service.reach, deadlineMs: DEADLINE_MS } })
  const { envelope } = await api.ask<{ key: string }>(pushKey, { token: null })
  service.expectKey(envelope.data?.key ?? '')
})
afterAll(async () => {
  await api.close()
  await service.close()
})

afterEach(() => service.harms.clear())

let subscribed = 0
async function subscribe(harm?: Harm, at = api): Promise<number> {
  const { status } = await at.ask(subscribePush, { body: service.subscribe(), token: null })
  expect(status).toBe(200)
  if (harm) service.harms.set(subscribed, harm)
  subscribed += 1
  return subscribed - 1
}

const publish = (title: string, at = api) =>
  at.ask(editCalls(latestNotice).add, { body: { title, special: true } })

const heard = (title: string) =>
  service.received
    .filter(({ message }) => message.title.endsWith(title))
    .map(({ subscription }) => subscription)

test.each<Harm>(['endless body', 'cut short', 'drip', 'reset', 'silent'])(
  'one whose answer is of the kind "%s" takes neither this notice nor the next from the others',
  async harm => {
    await subscribe(harm)
    const healthy = await subscribe()
    for (const title of [`${harm} 1`, `${harm} 2`]) {
      await publish(title)
      await api.site.push.look()
      expect(heard(title)).toContain(healthy)
    }
    await expect.poll(service.connections).toBeLessThanOrEqual(20)
  },
)

test('a message that was taken, or may have been, is never sent again', async () => {
  const asked = service.asked.length
  await api.site.push.look()
  expect(service.asked).toHaveLength(asked)
})

test('a subscription of former days at a service that nobody knows is forgotten, not sent to', async () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  const count = await api.site.push.store.count()
  await api.site.push.store.add({ endpoint: 'https://push.example.com/1', keys }, new Date())
  await publish('早前')
  await api.site.push.look()
  expect(await api.site.push.store.count()).toBe(count)
})

test('one /48 of the internet may subscribe 240 times an hour, however many networks it has', async () => {
  const call = api.site.callOf(subscribePush)
  const from = (address: string) =>
    call({ viewer: VISITOR, address, body: {} }).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    )
  const asked = Array.from({ length: 241 }, (_, network) => `2001:db8:7:${network.toString(16)}::1`)
  // All of them at once would wait for each other, and a database that is waited for too long is called away.
  const answers = new Set(await pLimit(10).map(asked, from))
  expect(answers).toEqual(new Set(['invalid', 'tooMany']))
  expect(await from('2001:db8:8::1')).toBe('invalid')
})

describe('while twelve that never answer are waited for', () => {
  let patient: ApiServer
  let healthy: number[]
  let silent: number[]
  let isOver = false
  beforeAll(async () => {
    patient = await startApi({ pushReach: { ...service.reach, deadlineMs: 600_000 } })
    const { envelope } = await patient.ask<{ key: string }>(pushKey, { token: null })
    service.expectKey(envelope.data?.key ?? '')
    silent = []
    for (let count = 0; count < 12; count += 1) silent.push(await subscribe('silent', patient))
    healthy = []
    for (let count = 0; count < 20; count += 1) healthy.push(await subscribe(undefined, patient))
    await publish('許多', patient)
    patient.site.push.look().then(() => {
      isOver = true
    })
    await vi.waitFor(() => expect(service.asked).toEqual(expect.arrayContaining(silent)), 15_000)
  })

  test('the others hear it', async () => {
    await expect.poll(() => heard('許多').sort()).toEqual(healthy.sort())
    expect(isOver).toBe(false)
  })

  test('the end of the process waits for none of them', async () => {
    const began = performance.now()
    await patient.close()
    expect(performance.now() - began).toBeLessThan(4_500)
  })
})
