/** Whoever subscribed, and whatever its service does: the process lives, and the others hear. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
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
async function subscribe(harm?: Harm): Promise<number> {
  const { status } = await api.ask(subscribePush, { body: service.subscribe(), token: null })
  expect(status).toBe(200)
  if (harm) service.harms.set(subscribed, harm)
  subscribed += 1
  return subscribed - 1
}

const publish = (title: string) =>
  api.ask(editCalls(latestNotice).add, { body: { title, special: true } })

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
    await vi.waitFor(async () => expect(await service.connections()).toBeLessThanOrEqual(20))
  },
)

test('those who answer hear it while twelve that never do are still waited for', async () => {
  for (let count = 0; count < 12; count += 1) await subscribe('silent')
  for (let count = 0; count < 20; count += 1) await subscribe()
  const healthy = subscribed - service.harms.size
  await publish('許多')
  const all = api.site.push.look()
  let isOver = false
  all.then(() => {
    isOver = true
  })
  await vi.waitFor(() => expect(heard('許多')).toHaveLength(healthy), {
    timeout: DEADLINE_MS,
    interval: 5,
  })
  expect(isOver).toBe(false)
  await all
})

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
  const answers = new Set(await Promise.all(asked.map(from)))
  expect(answers).toEqual(new Set(['invalid', 'tooMany']))
  expect(await from('2001:db8:8::1')).toBe('invalid')
})

test('the end of the process waits for none of them', async () => {
  const patient = await startApi({ pushReach: { ...service.reach, deadlineMs: 600_000 } })
  const { envelope } = await patient.ask<{ key: string }>(pushKey, { token: null })
  service.expectKey(envelope.data?.key ?? '')
  const body = service.subscribe()
  service.harms.set(subscribed, 'silent')
  await patient.ask(subscribePush, { body, token: null })
  await patient.ask(editCalls(latestNotice).add, { body: { title: '停', special: true } })
  await vi.waitFor(() => expect(service.asked).toContain(subscribed))
  const began = performance.now()
  await patient.close()
  expect(performance.now() - began).toBeLessThan(4_500)
})
