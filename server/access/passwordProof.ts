/** That somebody knows a password: at the login, and again before what a token alone must not do. */
import { Failure, invalid } from '#contract/failure.ts'
import type { Account } from './accounts.ts'
import { type AskedAgain, readPasswordAgain } from './credentials.ts'
import { networkOf, wideNetworkOf } from './network.ts'
import type { PartsWithCodes } from './oneTimeCodes.ts'
import { isRightPassword } from './passwords.ts'
import { usernameKey } from './username.ts'

/** A login as it arrived: nothing of it has been looked at. */
export interface LoginRequest {
  username: unknown
  password: unknown
  /** The one-time code, or a recovery code, where the account needs one. */
  code?: unknown
  /** The network address that asks. */
  address: string
  /** What asks: `Chrome · Windows`. */
  device?: string | null
  /** The mark that the device was given at an earlier login. */
  knownDevice?: string | undefined
}

/** Somebody who is signed in, and types the password again. */
export interface OwnRequest extends Omit<LoginRequest, 'username' | 'code' | 'knownDevice'> {
  account: string
}

/** A login that has been read. */
interface Checked extends Omit<LoginRequest, 'username' | 'knownDevice'> {
  password: string
  /** What tells this one from all who are not known to be the owner. */
  knownBy?: string | undefined
  code?: string | undefined
}

const wrongCredentials = () => new Failure('unauthenticated', { message: '帳號或密碼不正確' })

/** The password of whoever asks, where it is their own account, and where it is another's. */
export const CURRENT: AskedAgain = { field: 'password', label: '現時的密碼' }
export const OWN: AskedAgain = { field: 'own_password', label: '你的密碼' }

/** Not 401: whoever mistypes it stays signed in. */
const wrongPassword = (asked: AskedAgain) =>
  invalid([{ ...asked, rule: 'wrong', message: '不正確' }])

/** No device's name: whoever has a token is held up by nobody who has none. */
const SIGNED_IN = 'signed in'

export function createPasswordProof({ accounts, limits, codes, audit, now }: PartsWithCodes) {
  /**
   * @param checksCode whether the code counts as well as the password
   * @throws Failure `unauthenticated` after a wrong password or code, `tooMany`
   */
  async function checkedAccount(
    username: string,
    request: Checked,
    checksCode: boolean,
  ): Promise<Account> {
    const { address, device = null } = request
    const key = usernameKey(username)
    const attempt = await limits.begin(key, address, request.knownBy)
    const noteFailed = (account: string | null) =>
      audit.noteFailed(
        { at: now(), action: 'loginFailed', account, device, address },
        wideNetworkOf(address) ?? networkOf(address),
      )
    /** Who failed is answered with it; what is thrown does not count. */
    const check = async (): Promise<Account | Failure> => {
      const found = await accounts.find(key)
      const isRight = await isRightPassword(
        request.password,
        found?.password,
        request.knownBy !== undefined,
      )
      if (!found || !isRight) {
        await noteFailed(found?.username ?? null)
        return wrongCredentials()
      }
      const checked = checksCode ? await codes.check(found, request.code) : 'none'
      if (checked === 'none' || checked === 'right') return found
      // Who has not been asked for it yet has not failed.
      if (checked === 'missing') throw codes.refused(checked)
      await noteFailed(found.username)
      return codes.refused(checked)
    }
    const account = await check().catch(error => {
      attempt.withdraw()
      throw error
    })
    if (account instanceof Failure) throw account
    await attempt.forgive()
    return account
  }

  /** The account of whoever types its password again. @throws Failure `invalid` after a wrong one */
  async function confirmed(request: OwnRequest, called = CURRENT): Promise<Account> {
    const password = readPasswordAgain(request.password, called)
    const asked = { ...request, password, knownBy: SIGNED_IN }
    return checkedAccount(request.account, asked, false).catch(error => {
      const isWrong = error instanceof Failure && error.code === 'unauthenticated'
      throw isWrong ? wrongPassword(called) : error
    })
  }

  return { checkedAccount, confirmed }
}
