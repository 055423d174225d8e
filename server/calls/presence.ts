import type { presenceCalls } from '#contract/calls/presence.ts'
import { toIso } from '#contract/time.ts'
import type { CallDependencies, Handlers } from './call.ts'
import { staffViewer } from './requestParts.ts'

/** The call by which forms say that they are open. */
export function presenceHandlers({
  presence,
  now,
}: CallDependencies): Handlers<typeof presenceCalls> {
  return {
    async noteEditing(request) {
      const { account } = staffViewer(request)
      const { form: _id, record, is_open } = request.input
      if (!is_open) {
        await presence.forget(_id)
        return { data: [] }
      }
      await presence.note({ _id, record, account }, now())
      const others = await presence.others({ _id, record }, now())
      return { data: others.map(each => ({ account: each.account, since: toIso(each.since) })) }
    },
  }
}
