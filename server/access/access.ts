/**
 * Who may act for the school: accounts, logins and tokens. No password and no token ever leaves here
 * in an error, a log line or the database; the token is told once, to whoever has just signed in.
 */
import { Failure, invalid } from '#contract/failure'
import { toIso } from '#contract/time'
import { createAccounts } from '../mongo/accounts'
import type { Database } from '../mongo/connect'
import { createLoginLimits } from '../mongo/loginLimits'
import { createSessions, isToken } from '../mongo/sessions'
import { issueWith, readFirstAccount, readLogin, readNewAccount } from './credentials'
import { networkOf } from './network'
import { hashPassword, isRightPassword } from './passwords'
import { usernameKey } from './username'

export interface AccessDependencies extends Pick<Database, 'connection'> {
  now: () => Date
}

/** A login as it arrived: nothing of it has been looked at. */
export interface LoginRequest {
  username: unknown
  password: unknown
  /** The network address that asks. */
  address: string
}

export interface SignedIn {
  token: string
  username: string
  /** ISO 8601 in Macau time: when the token ends if it is not used again. */
  expires_at: string
}

const wrongCredentials = () => new Failure('unauthenticated', { message: '帳號或密碼不正確' })
const noSuchAccount = () => new Failure('notFound', { message: '沒有這個帳號' })

/** @throws Failure `unavailable` or `noSpace` from every operation when the database says so */
export function createAccess({ connection, now }: AccessDependencies) {
  const accounts = createAccounts(connection)
  const sessions = createSessions(connection)
  const limits = createLoginLimits(connection)

  async function accountFor(key: string, password: string) {
    const account = await accounts.find(key)
    const isRight = await isRightPassword(password, account?.password)
    return account && isRight ? account : undefined
  }

  /** A full disk must not stop the reading: then a session is merely not extended. */
  const extend = (...use: Parameters<typeof sessions.extend>) =>
    sessions.extend(...use).catch(error => {
      if (error instanceof Failure && error.code === 'noSpace') return true
      throw error
    })

  const hashed = async (username: string, password: string) => ({
    username,
    key: usernameKey(username),
    password: await hashPassword(password),
    now: now(),
  })

  return {
    /** Makes the indexes where they are missing. */
    async prepare(): Promise<void> {
      await Promise.all([accounts.prepare(), sessions.prepare(), limits.prepare()])
    },

    /**
     * Signs in. A wrong name and a wrong password get the same answer after the same time.
     * @throws Failure `invalid` naming the fields, `unauthenticated`, `tooMany` with seconds to wait
     */
    async login({ username, password, address }: LoginRequest): Promise<SignedIn> {
      const given = readLogin(username, password)
      const key = usernameKey(given.username)
      const attempt = await limits.begin(key, networkOf(address))
      const account = await accountFor(key, given.password).catch(error => {
        attempt.withdraw()
        throw error
      })
      if (!account) throw wrongCredentials()
      await attempt.forgive()
      const holder = { account: account.id, credential: account.credential }
      const { token, expires_at } = await sessions.open(holder, now())
      return { token, username: account.username, expires_at: toIso(expires_at) }
    },

    /**
     * Whose token this is; using it keeps it alive.
     * @throws Failure `unauthenticated` for a token that is malformed, unknown, over or signed out
     */
    async authenticate(token: string): Promise<{ account: string; token: string }> {
      const at = now()
      const session = isToken(token) ? await sessions.find(token, at) : undefined
      const account = session && (await accounts.findHolder(session.account, session.credential))
      if (!account || !(await extend(token, session, at))) throw new Failure('unauthenticated')
      return { account: account.username, token }
    },

    /** Ends one token; ending it again changes nothing. */
    logout: (token: string): Promise<void> => sessions.close(token),

    /** @throws Failure `invalid` for a name that is taken or not allowed, or a password too short */
    async createAccount(username: string, password: string): Promise<void> {
      const account = readNewAccount(username, password)
      if (await accounts.add(await hashed(account.username, account.password))) return
      throw invalid([issueWith('username', { rule: 'taken', message: '已有人使用' })])
    },

    /** Makes an account only where there is none. @returns whether it did */
    async createFirstAccount(username: string, password: string): Promise<boolean> {
      const account = readFirstAccount(username, password)
      if (await accounts.exist()) return false
      return accounts.addFirst(await hashed(account.username, account.password))
    },

    /** Sets a new password and ends all tokens of the account. @throws Failure `notFound`, `invalid` */
    async changePassword(username: string, password: string): Promise<void> {
      const account = readNewAccount(username, password)
      const { key, password: hash, now: at } = await hashed(account.username, account.password)
      const id = await accounts.setPassword(key, hash, at)
      if (id === undefined) throw noSuchAccount()
      await sessions.closeAllOf(id)
    },

    /** Removes an account and ends its tokens. @throws Failure `notFound`; `forbidden` for the last */
    async removeAccount(username: string): Promise<void> {
      const account = await accounts.find(usernameKey(username))
      if (!account) throw noSuchAccount()
      // Two of these at once could still empty the list; the next start then makes a first account.
      if ((await accounts.list()).length === 1) {
        throw new Failure('forbidden', { message: '不可移除最後一個帳號' })
      }
      await accounts.remove(account.id)
      await sessions.closeAllOf(account.id)
    },

    /** All accounts, in the order of their names. */
    async listAccounts(): Promise<{ username: string; created_at: Date }[]> {
      const found = await accounts.list()
      return found.map(({ username, created_at }) => ({ username, created_at }))
    },

    hasAccounts: (): Promise<boolean> => accounts.exist(),
  }
}

export type Access = ReturnType<typeof createAccess>
