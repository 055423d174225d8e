/** Notifications; anybody may make these calls. Visitors download this file. */
import { MOST_REMINDED, type PushSubscriptionWire } from '../pushMessage.ts'
import { read, type Told, writeLittle } from './call.ts'

const endpoint = { type: 'string', format: 'uri' }
const text = { type: 'string' }

/** What comes from anybody is read by the server's own rules, which know the network. */
type Unread = Readonly<Record<string, unknown>>

const objectOf = (properties: Readonly<Record<string, object>>, optional = {}) => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
})

const courses = { type: 'array', items: text, maxItems: MOST_REMINDED }

export const pushCalls = {
  pushKey: read('getPushKey', '通知：公鑰', {
    output: { json: objectOf({ key: text }) } as Told<{ key: string }>,
  }),
  subscribePush: writeLittle('subscribePush', '通知：訂閱', {
    access: 'visitor',
    input: {
      json: objectOf({ endpoint, keys: objectOf({ p256dh: text, auth: text }) }, { courses }),
    } as Told<PushSubscriptionWire, Unread>,
  }),
  unsubscribePush: writeLittle('unsubscribePush', '通知：取消訂閱', {
    access: 'visitor',
    input: { json: objectOf({ endpoint }) } as Told<Pick<PushSubscriptionWire, 'endpoint'>, Unread>,
  }),
}
