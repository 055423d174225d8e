/**
 * The accounts of the staff. `credential` names one password of one account: sessions remember the
 * one they began with, and are good only as long as the account still has it. So whatever way a
 * change of password and a login run into each other, no token of the old password is left.
 */
import { randomUUID } from 'node:crypto'
import { type Connection, type QueryFilter, Schema, Types } from 'mongoose'
import type { Role } from '#contract/account.ts'
import { answeringEach, isDuplicate } from '../database/databaseFailure.ts'

export interface Account {
  id: string
  username: string
  /** The hash, in PHC form. */
  password: string
  credential: string
  role: Role
  created_at: Date
}

interface NewAccount {
  username: string
  /** What makes two names the same; unique. */
  key: string
  /** The hash, never the password. */
  password: string
  role: Role
  now: Date
}

interface Stored extends Omit<Account, 'id' | 'role'> {
  /** Accounts of the time before there were roles have none, and may do everything. */
  role?: Role
  _id: Types.ObjectId
  key: string
  updated_at: Date
}

const accountSchema = new Schema<Stored>(
  {
    username: { type: String, required: true },
    key: { type: String, required: true },
    password: { type: String, required: true },
    credential: { type: String, required: true },
    role: String,
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { versionKey: false },
).index({ key: 1 }, { unique: true })

/** Always the same, so that of two processes that both see no account only one can make the first. */
const FIRST_ID = new Types.ObjectId('000000000000000000000001')

const asAccount = ({ _id, role = 'administrator', ...stored }: Stored): Account => ({
  id: _id.toHexString(),
  username: stored.username,
  password: stored.password,
  credential: stored.credential,
  role,
  created_at: stored.created_at,
})

export function createAccounts(connection: Connection) {
  const accounts = connection.model<Stored>('Account', accountSchema, 'accounts')

  async function insert(_id: Types.ObjectId, account: NewAccount): Promise<boolean> {
    const { username, key, password, role, now } = account
    const credential = randomUUID()
    const dates = { created_at: now, updated_at: now }
    try {
      await accounts.create({ _id, username, key, password, credential, role, ...dates })
      return true
    } catch (error) {
      if (isDuplicate(error)) return false
      throw error
    }
  }

  async function findOne(which: QueryFilter<Stored>): Promise<Account | undefined> {
    const found = await accounts.findOne(which).lean<Stored>()
    return found ? asAccount(found) : undefined
  }

  return answeringEach({
    prepare: (): Promise<void> => accounts.createIndexes(),

    find: (key: string): Promise<Account | undefined> => findOne({ key }),

    byId: (id: string): Promise<Account | undefined> => findOne({ _id: id }),

    /** The account, if its password is still the one that `credential` names. */
    findHolder: (id: string, credential: string): Promise<Account | undefined> =>
      findOne({ _id: id, credential }),

    /** @returns false where the name is taken */
    add: (account: NewAccount): Promise<boolean> => insert(new Types.ObjectId(), account),

    /** @returns false where another process made the first account at the same time */
    addFirst: (account: NewAccount): Promise<boolean> => insert(FIRST_ID, account),

    async setRole(id: string, role: Role, now: Date): Promise<void> {
      await accounts.updateOne({ _id: id }, { $set: { role, updated_at: now } })
    },

    /** @returns the account, `undefined` where there is none of that name */
    async setPassword(key: string, password: string, now: Date): Promise<Account | undefined> {
      const change = { password, credential: randomUUID(), updated_at: now }
      const found = await accounts
        .findOneAndUpdate({ key }, { $set: change }, { returnDocument: 'after' })
        .lean<Stored>()
      return found ? asAccount(found) : undefined
    },

    async remove(id: string): Promise<void> {
      await accounts.deleteOne({ _id: id })
    },

    /** In the order of their names. */
    async list(): Promise<Account[]> {
      const found = await accounts.find().sort({ key: 1 }).lean<Stored[]>()
      return found.map(asAccount)
    },

    exist: async (): Promise<boolean> => (await accounts.exists({}).exec()) !== null,
  })
}
