/**
 * Who may act for the school: accounts, logins and tokens. No password and no token ever leaves here
 * in an error, a log line or the database; the token is told once, to whoever has just signed in.
 */
import type { OneTimeSetup, Role, SignedIn } from '#contract/account.ts'
import { Failure, invalid } from '#contract/failure.ts'
import { toIso } from '#contract/time.ts'
import type { Database } from '../database/connect.ts'
import type { Actor } from '../records/auditStore.ts'
import { createAccessStores } from './accessStores.ts'
import type { Account } from './accounts.ts'
import { readCode, readLogin, readNewPassword } from './credentials.ts'
import { createKnownDevices } from './knownDevices.ts'
import { createOneTimeCodes } from './oneTimeCodes.ts'
import {
  CURRENT,
  createPasswordProof,
  type LoginRequest,
  OWN,
  type OwnRequest,
} from './passwordProof.ts'
import { type Authenticated, createSessionList } from './sessionList.ts'
import { isToken } from './sessions.ts'
import { type AccountChange, createStaffAccounts } from './staffAccounts.ts'
import { usernameKey } from './username.ts'

interface AccessDependencies extends Pick<Database, 'connection'> {
  now: () => Date
}

/** A new password as it arrived, with the one that is to end. */
interface PasswordRequest extends OwnRequest {
  newPassword: unknown
}

/** An account that is to be, as it was typed. */
interface NewAccount {
  username: unknown
  password: unknown
  role: Role
}

/** @throws Failure `invalid` where somebody's own account would be changed without its password */
function refuseOwn({ username }: Account, asking: string, { password }: AccountChange): void {
  if (username !== asking) return
  const rule = 'own'
  throw invalid([
    password === undefined
      ? { field: 'has_one_time_code', label: '一次性密碼', rule, message: '自己的須輸入密碼關閉' }
      : { field: 'password', label: '密碼', rule, message: '自己的須在「更改密碼」更改' },
  ])
}

/** @throws Failure `unavailable` or `noSpace` from every operation when the database says so */
export function createAccess({ connection, now }: AccessDependencies) {
  const stores = createAccessStores(connection)
  const { accounts, sessions, audit } = stores
  const codes = createOneTimeCodes({ ...stores, now })
  const parts = { ...stores, codes, now }
  const staff = createStaffAccounts(parts)
  const devices = createKnownDevices({ connection, now })
  const { checkedAccount, confirmed } = createPasswordProof(parts)

  /** A full disk must not stop the reading: then a session is merely not extended. */
  const extend = (...use: Parameters<typeof sessions.extend>) =>
    sessions.extend(...use).catch(error => {
      if (error instanceof Failure && error.code === 'noSpace') return true
      throw error
    })

  async function openFor(account: Account, place: Pick<LoginRequest, 'address' | 'device'>) {
    const holder = { account: account.id, credential: account.credential }
    const { token, expires_at } = await sessions.open(holder, now(), place)
    return { token, username: account.username, expires_at: toIso(expires_at) }
  }

  return {
    ...staff,
    ...createSessionList(parts),
    audit,

    /** Makes the indexes where they are missing. */
    async prepare(): Promise<void> {
      await Promise.all(Object.values(stores).map(store => store.prepare()))
    },

    /**
     * Signs in. A wrong name and a wrong password get the same answer after the same time.
     * @throws Failure `invalid` naming the fields, `unauthenticated`, `tooMany` with seconds to wait
     */
    async login(request: LoginRequest): Promise<SignedIn> {
      const { username, password } = readLogin(request.username, request.password)
      const code = readCode(request.code)
      const { address, device = null } = request
      const knownBy = await devices.read(request.knownDevice, usernameKey(username))
      const asked = { password, code, address, device, knownBy }
      const account = await checkedAccount(username, asked, true)
      await audit.note({ at: now(), action: 'login', account: account.username, device, address })
      return openFor(account, { address, device })
    },

    /** The mark for a device that this account has signed in on. @param former the one it had */
    rememberDevice: (username: string, former?: string): Promise<string> =>
      devices.sign(usernameKey(username), former),

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
      const chosen = readNewPassword(newPassword, request.password, CURRENT)
      await confirmed(request)
      const by = { account: username, device, address }
      return openFor(await staff.changePassword(username, chosen, by), { address, device })
    },

    /**
     * Adds an account for an administrator, as `createAccount` does: for another administrator a token is
     * not enough, or whoever has one could let themselves in for good as somebody who may do all. A password
     * that is told is the right one in any case.
     * @throws Failure `tooMany`; `invalid` naming the fields
     */
    async addFor(request: OwnRequest, { username, password, role }: NewAccount): Promise<void> {
      const { account, device, address } = request
      if (role === 'administrator' || request.password !== undefined) await confirmed(request, OWN)
      await staff.createAccount(username, password, { role, by: { account, device, address } })
    },

    /**
     * Changes an account for an administrator, as `modify` does: to set another's password, to end its
     * codes or to make it an administrator, a token is not enough, and one's own account has calls that
     * ask for its password.
     * @throws Failure `notFound`, `forbidden`, `tooMany`; `invalid` naming the fields
     */
    async modifyFor(request: OwnRequest, id: string, change: AccountChange): Promise<Account> {
      const { account, device, address } = request
      const before = await staff.byId(id)
      const changesProof = change.password !== undefined || change.hasCode === false
      if (changesProof) refuseOwn(before, account, change)
      const isRaised = change.role === 'administrator' && before.role !== 'administrator'
      if (changesProof || isRaised) await confirmed(request, OWN)
      return staff.modify(id, change, { account, device, address })
    },

    /** Which accounts sign in with a code. */
    codeHolders: codes.holders,

    /**
     * Begins to set one's codes up.
     * @param school its name, which the phone shows
     * @throws Failure `invalid` after a wrong password, `tooMany`
     */
    async beginOneTimeCode(request: OwnRequest, school: string): Promise<OneTimeSetup> {
      return codes.begin(await confirmed(request), school)
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
