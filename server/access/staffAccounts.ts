/** The accounts of the staff: making, changing and removing them. All of it stands in the audit trail. */
import type { Role } from '#contract/account.ts'
import type { AuditAction } from '#contract/audit.ts'
import { Failure, invalid } from '#contract/failure.ts'
import { type Actor, SYSTEM } from '../records/auditStore.ts'
import type { Account } from './accounts.ts'
import {
  type Credentials,
  issueWith,
  readFirstAccount,
  readGivenPassword,
  readNewAccount,
} from './credentials.ts'
import type { PartsWithCodes } from './oneTimeCodes.ts'
import { hashPassword } from './passwords.ts'
import { readablePassword } from './readablePassword.ts'
import { usernameKey } from './username.ts'

/** The account that the configuration asks for; without a password one is made up. */
type FirstAccount = Pick<Credentials, 'username'> & Partial<Credentials>

/** What is to become of an account. */
export interface AccountChange {
  role?: Role
  password?: unknown
  hasCode?: false
}

function known(account: Account | undefined): Account {
  if (!account) throw new Failure('notFound', { message: '沒有這個帳號' })
  return account
}

const lastAdministrator = (message: string) => new Failure('forbidden', { message })

export function createStaffAccounts({ accounts, sessions, audit, codes, now }: PartsWithCodes) {
  const hashed = async (username: string, password: string, role: Role = 'administrator') => ({
    username,
    key: usernameKey(username),
    password: await hashPassword(password),
    role,
    now: now(),
  })

  /** The first account as this process makes it: the same at every try, until one of them is answered. */
  let tried: { told: Credentials; stored: Awaited<ReturnType<typeof hashed>> } | undefined

  async function toTry(first: FirstAccount): Promise<NonNullable<typeof tried>> {
    const told = readFirstAccount(first.username, first.password ?? readablePassword())
    return { told, stored: await hashed(told.username, told.password) }
  }

  const note = (action: AuditAction, by: Actor, title: string) =>
    audit.note({ ...by, at: now(), action, title })

  /** Two of these at once could still leave none; the next start then makes a first account. */
  async function checkNotLast({ id, role }: Account, message: string): Promise<void> {
    const others = (await accounts.list()).filter(other => other.id !== id)
    const isLast = role === 'administrator' && !others.some(each => each.role === 'administrator')
    if (isLast) throw lastAdministrator(message)
  }

  async function setPassword(account: Account, password: unknown, by: Actor): Promise<Account> {
    const { username } = account
    const given = readGivenPassword(password)
    const { key, password: hash, now: at } = await hashed(username, given)
    const changed = known(await accounts.setPassword(key, hash, at))
    await sessions.closeAllOf(changed.id)
    await note('passwordChanged', by, username)
    return changed
  }

  async function remove(account: Account, by: Actor): Promise<void> {
    await checkNotLast(account, '不可移除最後一個管理員')
    await accounts.remove(account.id)
    await codes.forget(account.id)
    await sessions.closeAllOf(account.id)
    await note('accountRemoved', by, account.username)
  }

  const named = async (username: string) => known(await accounts.find(usernameKey(username)))

  /** @throws Failure `notFound` */
  const byId = async (id: string): Promise<Account> => known(await accounts.byId(id))

  return {
    /** @throws Failure `invalid` for a name that is taken or not allowed, or a password too short */
    async createAccount(
      username: unknown,
      password: unknown,
      { role, by }: { role: Role; by: Actor } = { role: 'administrator', by: SYSTEM },
    ): Promise<void> {
      const given = readNewAccount(username, password)
      if (!(await accounts.add(await hashed(given.username, given.password, role)))) {
        throw invalid([issueWith('username', { rule: 'taken', message: '已有人使用' })])
      }
      await note('accountAdded', by, given.username)
    },

    /**
     * Makes the first account where there is none; of several processes at once only one does. What was not
     * answered in time may be asked again.
     * @returns the name and the password that was made up, to be shown once; nothing where there was an
     * account, or where the password came from the configuration
     */
    async createFirstAccount(first: FirstAccount): Promise<Credentials | undefined> {
      if (!(await accounts.exist())) {
        tried ??= await toTry(first)
        await accounts.addFirst(tried.stored)
      }
      if (!tried) return undefined
      const { told, stored } = tried
      // A try may have come through without an answer: the hash tells whose account it is.
      const isOurs = (await accounts.find(stored.key))?.password === stored.password
      tried = undefined
      if (!isOurs) return undefined
      // A line that is missing there does no harm; a password that is never shown locks everybody out.
      await note('accountAdded', SYSTEM, told.username).catch(() => undefined)
      return first.password === undefined ? told : undefined
    },

    /**
     * Sets a new password and ends all tokens of the account.
     * @returns the account as it is now
     * @throws Failure `notFound`, `invalid`
     */
    changePassword: async (
      username: string,
      password: string,
      by: Actor = SYSTEM,
    ): Promise<Account> => setPassword(await named(username), password, by),

    /** Removes an account and ends its tokens. @throws Failure `notFound`; `forbidden` for the last administrator */
    removeAccount: async (username: string, by: Actor = SYSTEM): Promise<void> =>
      remove(await named(username), by),

    /** Like `removeAccount`. */
    removeById: async (id: string, by: Actor): Promise<void> => remove(await byId(id), by),

    /**
     * Gives an account another role, or another password, which ends all its tokens; or asks it for
     * codes no more, for whoever has lost phone and recovery codes.
     * @throws Failure `notFound`, `invalid`; `forbidden` where no administrator would be left
     */
    async modify(
      id: string,
      { role, password, hasCode }: AccountChange,
      by: Actor,
    ): Promise<Account> {
      const account = await byId(id)
      if (password !== undefined) readGivenPassword(password)
      if (role !== undefined && role !== account.role) {
        await checkNotLast(account, '最少要有一個管理員')
        await accounts.setRole(id, role, now())
        await note('roleChanged', by, account.username)
      }
      if (password !== undefined) await setPassword(account, password, by)
      if (hasCode === false) await codes.end(account, by)
      return byId(id)
    },

    byId,

    /** All accounts, in the order of their names. */
    listAccounts: accounts.list,
  }
}
