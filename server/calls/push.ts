import type { pushCalls } from '#contract/calls/push.ts'
import { Failure } from '#contract/failure.ts'
import { checkRoom, readEndpoint, readSubscription } from '../push/subscription.ts'
import type { CallDependencies, Handlers } from './call.ts'

/** The calls about notifications; anybody may make them, so subscribing is limited. */
export function pushHandlers({
  push,
  pushLimit,
  now,
  checkSpace,
}: CallDependencies): Handlers<typeof pushCalls> {
  /** @throws Failure where nobody would ever hear of anything */
  const refuseOff = () => {
    if (!push.isOn) throw new Failure('forbidden', { message: '這個網站目前不發送通知' })
  }

  return {
    async pushKey() {
      refuseOff()
      return { data: { key: await push.publicKey() } }
    },

    async subscribePush({ input, address = '' }) {
      refuseOff()
      // Before it is read: a body that is refused counts as well.
      await pushLimit.count(address)
      const subscription = readSubscription(input, push.mayBe)
      await checkSpace()
      checkRoom(await push.store.count())
      await push.store.add(subscription, now())
      return { data: null, message: '已訂閱' }
    },

    async unsubscribePush({ input }) {
      await push.store.remove(readEndpoint(input.endpoint))
      return { data: null, message: '已取消訂閱' }
    },
  }
}
