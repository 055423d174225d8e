/** Special and bad-weather notices reach every subscription, once. */
import { describe, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { pushCalls } from '#contract/calls/push.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { toIso } from '#contract/time.ts'
import { startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { atPushService } from './atPushService.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const { pushKey, subscribePush, unsubscribePush } = pushCalls

describe.each(engines)('on %s', engine => {
  const at = atPushService(engine)
  const { subscribe, look, to, forgetDeliveries } = at

  const publish = async (fields: object): Promise<string> => {
    const body = { title: '八號風球', content: '<p>全校停課。</p>', ...fields }
    const { envelope } = await at.api.ask<{ id: string }>(editCalls(latestNotice).add, { body })
    return envelope.data?.id ?? ''
  }

  test('publishing one sends one message to each, signed and encrypted, with its address', async () => {
    for (let number = 0; number < 3; number += 1) await subscribe()
    const id = await publish({ bad_weather: true })
    await look()
    expect(to()).toEqual([0, 1, 2])
    expect(at.service.received[0]).toMatchObject({
      message: {
        title: '惡劣天氣：八號風球',
        body: '全校停課。',
        href: `/latestNoticeDetail/${id}`,
      },
      urgency: 'high',
      ttl: '86400',
    })
  })

  test('a changed notice, another look and a second process send nothing again', async () => {
    await subscribe()
    const id = await publish({ special: true })
    await look()
    const body = { id, title: '改了' }
    await at.api.ask(editCalls(latestNotice).modify, { body })
    const uri = await at.api.databaseUri()
    const second = await startApi({ uri, pushReach: at.service.reach })
    await Promise.all([look(), second.site.push.look(), look(), second.site.push.look()])
    await second.close()
    expect(to()).toEqual([0])
  })

  test('a copy of the site that has PUSH=off sends nothing, and takes no subscription', async () => {
    await subscribe()
    const uri = await at.api.databaseUri()
    const copy = await startApi({ uri, pushReach: at.service.reach, env: { PUSH: 'off' } })
    const body = { title: '八號風球', content: '<p>全校停課。</p>', special: true }
    expect((await copy.ask(editCalls(latestNotice).add, { body })).status).toBe(200)
    await copy.site.push.look()
    const asked = await copy.ask(pushKey, { token: null })
    const subscribed = await copy.ask(subscribePush, { body: at.service.subscribe(), token: null })
    await copy.close()
    expect(to()).toEqual([])
    for (const { status, envelope } of [asked, subscribed]) {
      expect([status, envelope.message]).toEqual([403, '這個網站目前不發送通知'])
    }
  })

  test('two processes that look at the same time send each message once', async () => {
    for (let number = 0; number < 12; number += 1) await subscribe()
    const uri = await at.api.databaseUri()
    const second = await startApi({ uri, pushReach: at.service.reach })
    const adding = publish({ special: true })
    await Promise.all([adding, second.site.push.look()])
    await Promise.all([look(), second.site.push.look()])
    await second.close()
    expect(to()).toHaveLength(12)
    expect(new Set(to()).size).toBe(12)
  })

  test('an ordinary, a disabled and a coming notice send nothing; the last one does at its time', async () => {
    await subscribe()
    await publish({})
    await publish({ special: true, enabled: false })
    const publish_at = toIso(new Date(Date.now() + 5 * MINUTE_MS))
    await publish({ special: true, publish_at, title: '將於五分鐘後' })
    await look()
    expect(to()).toEqual([])
    at.api.advance(6 * MINUTE_MS)
    await look()
    at.api.advance(-6 * MINUTE_MS)
    expect(at.service.received.map(({ message }) => message.title)).toEqual([
      '特別消息：將於五分鐘後',
    ])
  })

  test('a subscription that is dead is removed, and one that is over gets nothing', async () => {
    await subscribe()
    const over = await subscribe()
    await subscribe()
    at.service.answers.set(0, 410)
    await at.api.ask(unsubscribePush, { body: { endpoint: over }, token: null })
    await publish({ special: true })
    await look()
    at.service.answers.clear()
    await publish({ special: true })
    await look()
    expect(to()).toEqual([2, 2])
  })

  test('a service that is busy is asked again, the others are not', async () => {
    await subscribe()
    await subscribe()
    at.service.answers.set(1, 503)
    await publish({ special: true })
    await look()
    expect(to()).toEqual([0])
    at.service.answers.clear()
    await look()
    await look()
    expect(to()).toEqual([0, 1])
  })

  test('a service that stays away is given up after a day, and nobody is sent it again a week later', async () => {
    await subscribe()
    await subscribe()
    at.service.answers.set(1, 503)
    await publish({ special: true })
    await look()
    at.api.advance(25 * HOUR_MS)
    await look()
    const asked = [...at.service.asked]
    await look()
    await forgetDeliveries()
    at.api.advance(6 * 24 * HOUR_MS)
    await look()
    at.api.advance(-(25 + 6 * 24) * HOUR_MS)
    expect(at.service.asked).toEqual(asked)
    expect(to()).toEqual([0])
  })

  test('what one process could not send is tried again, though another has meanwhile done with all else', async () => {
    await subscribe()
    await subscribe()
    at.service.answers.set(1, 503)
    const uri = await at.api.databaseUri()
    const second = await startApi({ uri, pushReach: at.service.reach })
    let answer = (): void => undefined
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    at.service.waits.set(1, held)
    await publish({ special: true })
    await expect.poll(() => at.service.asked).toContain(1)
    const { list } = recordCalls(latestNotice)
    const told = async () => (await second.ask<object[]>(list)).envelope.data
    await expect.poll(told).toHaveLength(1)
    await second.site.push.look()
    answer()
    await look()
    at.service.answers.clear()
    await look()
    await second.close()
    expect(to()).toEqual([0, 1])
  })

  test('what was cut off amidst is not begun anew once it is forgotten who has it', async () => {
    await subscribe()
    await subscribe()
    at.service.answers.set(1, 503)
    await publish({ special: true })
    await look()
    at.service.answers.clear()
    await forgetDeliveries()
    at.api.advance(8 * 24 * HOUR_MS)
    await look()
    at.api.advance(-8 * 24 * HOUR_MS)
    expect(to()).toEqual([0])
  })

  test('the key pair is made once and kept', async () => {
    const uri = await at.api.databaseUri()
    const second = await startApi({ uri, pushReach: at.service.reach })
    const [one, other] = [await at.api.ask(pushKey), await second.ask(pushKey)]
    await second.close()
    expect(one.envelope.data).toEqual(other.envelope.data)
  })

  test('more than sixty subscriptions from one network in an hour are too many', async () => {
    for (let number = 0; number < 60; number += 1) await subscribe()
    const body = at.service.subscribe()
    const { status, headers } = await at.api.ask(subscribePush, { body, token: null })
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})
