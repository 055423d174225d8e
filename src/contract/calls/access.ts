/** Who is signed in. */
import * as v from 'valibot'
import { signedIn } from '../account.ts'
import { read, writeLittle } from './call.ts'
import { typed } from './parts.ts'

export const accessCalls = {
  login: writeLittle('login', '登入', {
    access: 'visitor',
    // The code is asked for where the account has one.
    input: v.object({ username: typed, password: typed, code: v.optional(typed) }),
    output: signedIn,
  }),
  logout: writeLittle('logout', '登出'),
  checkToken: read('checkToken', '檢查登入狀態', { access: 'staff' }),
}
