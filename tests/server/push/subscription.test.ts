/** What is taken for a subscription: to a push service that is known, on the internet, and nothing else. */
import { describe, expect, test } from 'vitest'
import { isPublicAddress, isPublicHost } from '#server/push/publicAddress.ts'
import { isKnownService } from '#server/push/reach.ts'
import { readSubscription } from '#server/push/subscription.ts'

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
