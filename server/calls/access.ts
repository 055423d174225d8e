import type { accessCalls } from '#contract/calls/access.ts'
import type { CallDependencies, Handlers } from './call.ts'
import { actorOf, staffViewer } from './requestParts.ts'

/** The calls about who is signed in. */
export function accessHandlers({ access }: CallDependencies): Handlers<typeof accessCalls> {
  return {
    async login({ input, address = '', device, knownDevice }) {
      const data = await access.login({ ...input, address, device, knownDevice })
      const remember = await access.rememberDevice(data.username, knownDevice)
      return { data, message: '登入成功', remember }
    },

    async logout(request) {
      await access.logout(staffViewer(request).token, actorOf(request))
      return { data: null, message: '已登出' }
    },

    checkToken: async () => ({ data: null, message: 'valid token' }),
  }
}
