import { createConnection } from 'mongoose'
import { afterEach, beforeEach, expect } from 'vitest'
import { pushCalls } from '#contract/calls/push.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import type { Engine } from '../engines.ts'
import { type PushService, startPushService } from './pushService.ts'

const { pushKey, subscribePush } = pushCalls

/**
 * Registers that each test of a block has a server and a push service of its own, without a subscription.
 * @returns both of them, from the beginning of the test on, and what is done at them
 */
export function atPushService(engine: Engine) {
  const at = {} as { service: PushService; api: ApiServer }
  beforeEach(async () => {
    at.service = await startPushService()
    at.api = await startApi({ engine, pushReach: at.service.reach })
    const { envelope } = await at.api.ask<{ key: string }>(pushKey, { token: null })
    at.service.expectKey(envelope.data?.key ?? '')
  }, 120_000)
  afterEach(async () => {
    await at.api.close()
    await at.service.close()
  })
  return Object.assign(at, {
    /** Subscribes once more. */
    async subscribe(): Promise<string> {
      const body = at.service.subscribe()
      const { status } = await at.api.ask(subscribePush, { body, token: null })
      expect(status).toBe(200)
      return body.endpoint
    },

    /** Ends when everything that was due has been sent. */
    look: () => at.api.site.push.look(),

    /** As a database does by itself after a week: who was sent what is known no more. */
    async forgetDeliveries(): Promise<void> {
      const database = createConnection(await at.api.databaseUri(), { dbName: 'school' })
      await database.collection('pushDeliveries').deleteMany({ expires_at: { $ne: null } })
      await database.close()
    },

    /** Whose messages have come: one entry for each message, in the order of the subscriptions. */
    to: () => at.service.received.map(({ subscription }) => subscription).sort(),
  })
}
