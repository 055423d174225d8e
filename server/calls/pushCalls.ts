import { checkRoom, readEndpoint, readSubscription } from '../push/subscription'
import { type CallDependencies, type CallMakers, DONE } from './call'

type Operations = 'pushKey' | 'subscribePush' | 'unsubscribePush'

/** The calls about notifications; anybody may make them, so subscribing is limited. */
export function pushCalls({
  push,
  pushLimit,
  now,
  checkSpace,
}: CallDependencies): CallMakers<Operations> {
  return {
    pushKey: () => async () => ({ data: { key: await push.publicKey() }, message: DONE }),

    subscribePush:
      () =>
      async ({ body, address = '' }) => {
        await pushLimit.count(address)
        const subscription = readSubscription(body, push.mayBe)
        await checkSpace()
        checkRoom(await push.book.count())
        await push.book.add(subscription, now())
        return { data: null, message: '已訂閱' }
      },

    unsubscribePush:
      () =>
      async ({ body }) => {
        await push.book.remove(readEndpoint(body?.endpoint))
        return { data: null, message: '已取消訂閱' }
      },
  }
}
