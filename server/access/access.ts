/**
 * Who may act for the school: accounts, logins and tokens. No password and no token ever leaves here
 * in an error, a log line or the database; the token is told once, to whoever has just signed in.
 */
import type { OneTimeSetup } from '#contract/account'
import { Failure, invalid } from '#contract/failure'
import { toIso } from '#contract/time'
import { type Account, createAccounts } from '../mongo/accounts'
import { type Actor, createAuditBook } from '../mongo/auditBook'
import type { Database } from '../mongo/connect'
import { createLoginLimits } from '../mongo/loginLimits'
import { createOneTimeSecrets } from '../mongo/oneTimeSecrets'
import { createSessions, isToken } from '../mongo/sessions'
import { readCode, readLogin, readNewPassword } from './credentials'
import { networkOf } from './network'
import { createOneTimeCodes } from './oneTimeCodes'
import { isRightPassword } from './passwords'
import { type Authenticated, createSessionList } from './sessionList'
import { createStaffAccounts } from './staffAccounts'
import { usernameKey } from './username'

export interface AccessDependencies extends Pick<Database, 'connection'> {
  now: () => Date
}

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
}

/** A login that has been read. */
interface Checked extends Omit<LoginRequest, 'username'> {
  password: string
  code?: string | undefined
}

/** Somebody who is signed in, and types the password again. */
export interface OwnRequest extends Omit<LoginRequest, 'username' | 'code'> {
  account: string
}

/** A new password as it arrived, with the one that is to end. */
export interface PasswordRequest extends OwnRequest {
  newPassword: unknown
}

export interface SignedIn {
  token: string
  username: string
  /** ISO 8601 in Macau time: when the token ends if it is not used again. */
  expires_at: string
}

const wrongCredentials = () => new Failure('unauthenticated', { message: '帳號或密碼不正確' })
/** Not 401: whoever mistypes it stays signed in. */
const wrongPassword = () =>
  invalid([{ field: 'password', label: '現時的密碼', rule: 'wrong', message: '不正確' }])

/** @throws Failure `unavailable` or `noSpace` from every operation when the database says so */
export function createAccess({ connection, now }: AccessDependencies) {
  const accounts = createAccounts(connection)
  const sessions = createSessions(connection)
  const limits = createLoginLimits(connection)
  const audit = createAuditBook(connection)
  const secrets = createOneTimeSecrets(connection)
  const codes = createOneTimeCodes({ secrets, audit, now })
  const staff = createStaffAccounts({ accounts, sessions, audit, codes, now })

  /** A full disk must not stop the reading: then a session is merely not extended. */
  const extend = (...use: Parameters<typeof sessions.extend>) =>
    sessions.extend(...use).catch(error => {
      if (error instanceof Failure && error.code === 'noSpace') return true
      throw error
    })

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
    const attempt = await limits.begin(key, networkOf(address))
    const check = async () => {
      const found = await accounts.find(key)
      const isRight = await isRightPassword(request.password, found?.password)
      if (found && isRight) {
        const checked = checksCode ? await codes.check(found, request.code) : 'none'
        if (checked === 'none' || checked === 'right') return found
        // Who has not been asked for it yet has not failed.
        if (checked === 'missing') throw codes.refused(checked)
        await audit.note({
          ...{ at: now(), action: 'loginFailed', account: found.username },
          ...{ device, address },
        })
        return codes.refused(checked)
      }
      const account = found?.username ?? null
      await audit.note({ at: now(), action: 'loginFailed', account, device, address })
      return undefined
    }
    const account = await check().catch(error => {
      attempt.withdraw()
      throw error
    })
    if (account instanceof Failure) throw account
    if (!account) throw wrongCredentials()
    await attempt.forgive()
    return account
  }

  /** The account of whoever types its password again. @throws Failure `invalid` after a wrong one */
  async function confirmed(request: OwnRequest): Promise<Account> {
    const { username, password } = readLogin(request.account, request.password)
    return checkedAccount(username, { ...request, password }, false).catch(error => {
      const isWrong = error instanceof Failure && error.code === 'unauthenticated'
      throw isWrong ? wrongPassword() : error
    })
  }

  async function openFor(account: Account, place: Pick<LoginRequest, 'address' | 'device'>) {
    const holder = { account: account.id, credential: account.credential }
    const { token, expires_at } = await sessions.open(holder, now(), place)
    return { token, username: account.username, expires_at: toIso(expires_at) }
  }

  return {
    ...staff,
    ...createSessionList({ accounts, sessions, codes, audit, now }),
    audit,

    /** Makes the indexes where they are missing. */
    async prepare(): Promise<void> {
      await Promise.all([accounts, sessions, limits, audit, secrets].map(book => book.prepare()))
    },

    /**
     * Signs in. A wrong name and a wrong password get the same answer after the same time.
     * @throws Failure `invalid` naming the fields, `unauthenticated`, `tooMany` with seconds to wait
     */
    async login(request: LoginRequest): Promise<SignedIn> {
      const { username, password } = readLogin(request.username, request.password)
      const code = readCode(request.code)
      const { address, device = null } = request
      const account = await checkedAccount(username, { password, code, address, device }, true)
      await audit.note({ at: now(), action: 'login', account: account.username, device, address })
      return openFor(account, { address, device })
    },

    /**
     * Whose token this is; using it keeps it alive.
     * @throws Failure `unauthenticated` for a token that is malformed, unknown, over or signed out
     */
    async authenticate(token: string): Promise<Authenticated> {
      const at = now()
      const session = isToken(token) ? await sessions.find(token, at) : undefined
      const account = session && (await accounts.findHolder(session.account, session.credential))
      if (!account || !(await extend(token, session, at))) throw new Failure('unauthenticated')
      return { account: account.username, isAdministrator: account.role === 'administrator', token }
    },

    /** Ends one token; ending it again changes nothing. */
    async logout(token: string, by: Actor): Promise<void> {
      if (await sessions.close(token)) await audit.note({ ...by, at: now(), action: 'logout' })
    },

    /**
     * Sets one's own password: whoever else is signed in with the old one no longer is.
     * @returns a token for whoever changed it
     * @throws Failure `unauthenticated` after a wrong password, `invalid`, `tooMany`
     */
    async changeOwnPassword(request: PasswordRequest): Promise<SignedIn> {
      const { account: username, newPassword, address, device = null } = request
      const chosen = readNewPassword(newPassword)
      await confirmed(request)
      const by = { account: username, device, address }
      return openFor(await staff.changePassword(username, chosen, by), { address, device })
    },

    /** Which accounts sign in with a code. */
    codeHolders: codes.holders,

    /** Begins to set one's codes up. @throws Failure `invalid` after a wrong password, `tooMany` */
    async beginOneTimeCode(request: OwnRequest): Promise<OneTimeSetup> {
      return codes.begin(await confirmed(request))
    },

    /** One's codes are asked for from now on. @returns recovery codes @throws Failure `invalid` */
    async confirmOneTimeCode(username: string, code: unknown, by: Actor): Promise<string[]> {
      const account = await accounts.find(usernameKey(username))
      if (!account) throw new Failure('unauthenticated')
      return codes.confirm(account, code, by)
    },

    /** One's codes are asked for no more. @throws Failure `invalid` after a wrong password, `tooMany` */
    async endOneTimeCode(request: OwnRequest): Promise<void> {
      const { account, device, address } = request
      await codes.end(await confirmed(request), { account, device, address })
    },
  }
}

export type Access = ReturnType<typeof createAccess>
