import type { CallDependencies, CallMakers } from './call'
import { actorOf, staffViewer } from './requestParts'

type Operations = 'login' | 'logout' | 'checkToken'

/** The calls about who is signed in. */
export function accessCalls({ access }: CallDependencies): CallMakers<Operations> {
  return {
    login:
      () =>
      async ({ body, address = '', device, knownDevice }) => {
        const data = await access.login({
          username: body?.username,
          password: body?.password,
          code: body?.code,
          address,
          device,
          knownDevice,
        })
        const remember = await access.rememberDevice(data.username, knownDevice)
        return { data, message: '登入成功', remember }
      },

    logout: () => async request => {
      await access.logout(staffViewer(request).token, actorOf(request))
      return { data: null, message: '已登出' }
    },

    checkToken: () => async () => ({ data: null, message: 'valid token' }),
  }
}
