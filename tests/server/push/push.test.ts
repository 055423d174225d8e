/** Special and bad-weather notices reach every subscription, once. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { pushCalls } from '#contract/calls/push.ts'
import { courses } from '#contract/collections/course.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { toIso, writtenMoment } from '#contract/time.ts'
import { isPublicAddress, isPublicHost } from '#server/push/publicAddress.ts'
import { isKnownService } from '#server/push/reach.ts'
import { readSubscription } from '#server/push/subscription.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { type PushService, startPushService } from './pushService.ts'

const MINUTE_MS = 60_000
const { pushKey, subscribePush, unsubscribePush } = pushCalls

describe.each(engines)('on %s', engine => {
  let service: PushService
  let api: ApiServer
  beforeEach(async () => {
    service = await startPushService()
    api = await startApi({ engine, pushReach: service.reach })
    const { envelope } = await api.ask<{ key: string }>(pushKey, { token: null })
    service.expectKey(envelope.data?.key ?? '')
  }, 120_000)
  afterEach(async () => {
    await api.close()
    await service.close()
  })

  async function subscribe(): Promise<string> {
    const body = service.subscribe()
    const { status } = await api.ask(subscribePush, { body, token: null })
    expect(status).toBe(200)
    return body.endpoint
  }

  const publish = async (fields: object): Promise<string> => {
    const body = { title: '八號風球', content: '<p>全校停課。</p>', ...fields }
    const { envelope } = await api.ask<{ id: string }>(editCalls(latestNotice).add, { body })
    return envelope.data?.id ?? ''
  }
  /** Ends when everything that was due has been sent. */
  const look = () => api.site.push.look()
  const to = () => service.received.map(({ subscription }) => subscription).sort()

  test('publishing one sends one message to each, signed and encrypted, with its address', async () => {
    for (let number = 0; number < 3; number += 1) await subscribe()
    const id = await publish({ bad_weather: true })
    await look()
    expect(to()).toEqual([0, 1, 2])
    expect(service.received[0]).toMatchObject({
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
    await api.ask(editCalls(latestNotice).modify, { body })
    const uri = await api.databaseUri()
    const second = await startApi({ uri, pushReach: service.reach })
    await Promise.all([look(), second.site.push.look(), look(), second.site.push.look()])
    await second.close()
    expect(to()).toEqual([0])
  })

  test('two processes that look at the same time send each message once', async () => {
    for (let number = 0; number < 12; number += 1) await subscribe()
    const uri = await api.databaseUri()
    const second = await startApi({ uri, pushReach: service.reach })
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
    api.advance(6 * MINUTE_MS)
    await look()
    api.advance(-6 * MINUTE_MS)
    expect(service.received.map(({ message }) => message.title)).toEqual(['特別消息：將於五分鐘後'])
  })

  test('a subscription that is dead is removed, and one that is over gets nothing', async () => {
    await subscribe()
    const over = await subscribe()
    await subscribe()
    service.answers.set(0, 410)
    await api.ask(unsubscribePush, { body: { endpoint: over }, token: null })
    await publish({ special: true })
    await look()
    service.answers.clear()
    await publish({ special: true })
    await look()
    expect(to()).toEqual([2, 2])
  })

  test('a service that is busy is asked again, the others are not', async () => {
    await subscribe()
    await subscribe()
    service.answers.set(1, 503)
    await publish({ special: true })
    await look()
    expect(to()).toEqual([0])
    service.answers.clear()
    await look()
    await look()
    expect(to()).toEqual([0, 1])
  })

  describe('a saved course', () => {
    const HOUR_MS = 60 * MINUTE_MS
    const inHours = (hours: number) => toIso(new Date(Date.now() + hours * HOUR_MS))
    const course = async (fields: object): Promise<string> => {
      const body = { title: '數碼攝影', ...fields }
      const { envelope } = await api.ask<{ id: string }>(editCalls(courses.single).add, { body })
      return envelope.data?.id ?? ''
    }
    const modify = (id: string, fields: object) =>
      api.ask(editCalls(courses.single).modify, { body: { id, ...fields } })
    const save = async (...ids: string[]) => {
      const body = { ...service.subscribe(), courses: ids }
      expect((await api.ask(subscribePush, { body, token: null })).status).toBe(200)
      return body
    }

    test('is reminded of once, in the last day before its deadline, where it is saved', async () => {
      const deadline = inHours(30)
      const id = await course({ deadline })
      await save(id)
      await subscribe()
      await save('0'.repeat(24))
      await look()
      expect(to()).toEqual([])
      api.advance(7 * HOUR_MS)
      await look()
      await look()
      expect(to()).toEqual([0])
      const [{ message, ttl }] = service.received as [(typeof service.received)[number]]
      expect(message).toEqual({
        title: '收藏的課程快將截止：數碼攝影',
        body: `截止報名：${writtenMoment(new Date(deadline))}`,
        href: `/course/courseDetail/single/${id}`,
      })
      expect(Number(ttl)).toBeLessThanOrEqual(23 * 60 * 60)
    })

    test('whose deadline has passed or is far, or that visitors do not see, is not reminded of', async () => {
      const over = await course({ deadline: inHours(-1) })
      const far = await course({ deadline: inHours(25) })
      const hidden = await course({ deadline: inHours(5), enabled: false })
      const taken = await course({ deadline: inHours(5), unpublish_at: inHours(-1) })
      const open = await course({ deadline: null })
      await save(over, far, hidden, taken, open)
      await look()
      expect(to()).toEqual([])
      await modify(hidden, { enabled: true })
      await look()
      expect(service.received.map(({ message }) => message.href)).toEqual([
        `/course/courseDetail/single/${hidden}`,
      ])
    })

    test('whose deadline is moved is reminded of by the new one, and of each once', async () => {
      const id = await course({ deadline: inHours(5) })
      const later = await course({ deadline: inHours(26) })
      await save(id, later)
      await modify(later, { deadline: inHours(50) })
      api.advance(3 * HOUR_MS)
      await look()
      expect(to()).toEqual([0])
      await modify(id, { deadline: inHours(100) })
      await look()
      expect(to()).toEqual([0])
      api.advance(90 * HOUR_MS)
      await look()
      await look()
      const reminded = service.received.map(({ message }) => message.href.slice(-24))
      expect(reminded).toEqual([id, id])
    })

    test('is reminded of once by several processes that look at the same time', async () => {
      const id = await course({ deadline: inHours(30) })
      for (let number = 0; number < 8; number += 1) await save(id)
      const uri = await api.databaseUri()
      const second = await startApi({ uri, pushReach: service.reach })
      api.advance(7 * HOUR_MS)
      second.advance(7 * HOUR_MS)
      await Promise.all([look(), second.site.push.look(), look(), second.site.push.look()])
      await second.close()
      expect(to()).toHaveLength(8)
      expect(new Set(to()).size).toBe(8)
    })

    test('that is taken out again is not reminded of, and keys that are renewed keep it', async () => {
      const id = await course({ deadline: inHours(5) })
      const out = await save(id)
      await api.ask(subscribePush, { body: { ...out, courses: [] }, token: null })
      const { courses: _, ...renewed } = await save(id)
      await api.ask(subscribePush, { body: renewed, token: null })
      await look()
      expect(to()).toEqual([1])
    })

    test('is named by its id, one of fifty at most', async () => {
      const id = 'a'.repeat(24)
      const bad = ['x', [1], [`${id}0`], [{ $gt: '' }], {}, Array.from({ length: 51 }, () => id)]
      for (const courses of bad) {
        const body = { ...service.subscribe(), courses }
        const { status, envelope } = await api.ask(subscribePush, { body, token: null })
        expect([courses, status]).toEqual([courses, 400])
        expect(envelope.message).toContain('收藏的課程')
      }
    })
  })

  test('the key pair is made once and kept', async () => {
    const uri = await api.databaseUri()
    const second = await startApi({ uri, pushReach: service.reach })
    const [one, other] = [await api.ask(pushKey), await second.ask(pushKey)]
    await second.close()
    expect(one.envelope.data).toEqual(other.envelope.data)
  })

  test('more than sixty subscriptions from one network in an hour are too many', async () => {
    for (let number = 0; number < 60; number += 1) await subscribe()
    const body = service.subscribe()
    const { status, headers } = await api.ask(subscribePush, { body, token: null })
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('a subscription', () => {
  const { keys } = { keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }

  test.each([
    'http://push.example.com/1',
    'https://localhost/1',
    'https://127.0.0.1/1',
    'https://10.1.2.3/1',
    'https://192.168.0.1/1',
    'https://169.254.169.254/latest',
    'https://[::1]/1',
    'https://[fd00::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://100.64.0.1/1',
    'https://printer/1',
    'https://db.internal/1',
    'https://user:secret@push.example.com/1',
    'https://2130706433/1',
    `https://push.example.com/${'x'.repeat(1000)}`,
    'javascript:alert(1)',
    '',
    7,
    null,
  ])('to %s is refused', endpoint => {
    expect(() => readSubscription({ endpoint, keys }, isKnownService())).toThrow(
      '推送位址：必須是公開的https網址',
    )
  })

  test.each([
    'https://fcm.googleapis.com:8443/1',
    'https://[::8.8.8.8]/1',
    'https://[::ffff:8.8.8.8]/1',
    'https://[64:ff9b::808:808]/1',
  ])('to %s is refused, as it is no service on port 443 of the internet', endpoint => {
    expect(() => readSubscription({ endpoint, keys }, isKnownService())).toThrow(
      '推送位址：必須是公開的https網址',
    )
  })

  test.each([
    'https://push.example.com/1',
    'https://8.8.8.8/1',
    'https://fcm.googleapis.com.example.com/1',
    'https://evilfcm.googleapis.com/1',
    'https://push.apple.com.evil.example/1',
  ])('to %s is refused, as nobody knows a push service there', endpoint => {
    expect(() => readSubscription({ endpoint, keys }, isKnownService())).toThrow(
      '推送位址：不是已知的推送服務',
    )
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-sg2p.notify.windows.com/w/?token=x',
    'https://push.school.example/x',
    'https://FCM.googleapis.com:443/x',
  ])('to %s is taken', endpoint => {
    const mayBe = isKnownService(['push.school.example'])
    expect(readSubscription({ endpoint, keys }, mayBe).endpoint).toBe(new URL(endpoint).href)
  })

  test('to a known service is taken, with keys of the right form only', () => {
    const endpoint = 'https://fcm.googleapis.com/abc'
    expect(readSubscription({ endpoint, keys }, isKnownService())).toEqual({ endpoint, keys })
    for (const bad of [undefined, null, {}, { ...keys, auth: 'x' }, { p256dh: 1, auth: 2 }, 'x']) {
      expect(() => readSubscription({ endpoint, keys: bad }, isKnownService())).toThrow(
        '格式不正確',
      )
    }
  })

  test('names and addresses of our own network are told from public ones', () => {
    expect(isPublicHost('updates.push.services.example.com')).toBe(true)
    expect(isPublicHost('printer.local')).toBe(false)
    expect(isPublicAddress('8.8.8.8')).toBe(true)
    for (const address of [
      '0.0.0.0',
      '::',
      'fe80::1',
      '224.0.0.1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::8.8.8.8',
    ]) {
      expect(isPublicAddress(address), address).toBe(false)
    }
  })
})
