import { Failure } from '#contract/failure'
import type { CallDependencies, CallMakers } from './call'

type Operations = 'login' | 'logout' | 'checkToken'

/** The calls about who is signed in. */
export function accessCalls({ access }: CallDependencies): CallMakers<Operations> {
  return {
    login:
      () =>
      async ({ body, address = '' }) => {
        const data = await access.login({
          username: body?.username,
          password: body?.password,
          address,
        })
        return { data, message: '登入成功' }
      },

    logout:
      () =>
      async ({ viewer }) => {
        if (viewer.role !== 'staff') throw new Failure('unauthenticated')
        await access.logout(viewer.token)
        return { data: null, message: '已登出' }
      },

    checkToken: () => async () => ({ data: null, message: 'valid token' }),
  }
}
