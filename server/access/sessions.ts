/**
 * Who is signed in. Of a token only its SHA-256 is kept, so whoever reads the database cannot act
 * for anybody. A session is extended by a conditional update that never inserts: a token that was
 * signed out in the meantime stays dead.
 */
import { hash, randomBytes } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import { DAY_MS, HOUR_MS } from '#contract/time.ts'
import { answeringEach } from '../database/databaseFailure.ts'

/** How long a session lasts without being used. */
export const IDLE_MS = 12 * HOUR_MS
/** How long it lasts at most. */
const WHOLE_MS = 7 * DAY_MS
/** An extension shorter than this is not worth a write. */
const SMALLEST_EXTENSION_MS = 60_000

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

/** For whom a session is: the account, and the password it was opened with. */
interface Holder {
  account: string
  credential: string
}

interface Session extends Holder {
  /** When it is over if it is not used again. */
  expires_at: Date
  /** When it is over however much it is used. */
  ends_at: Date
}

/** Where somebody signed in. */
interface Place {
  device?: string | null
  address?: string | null
}

/** A session as those may see it who look after the account; nobody can act with it. */
export interface OpenSession extends Session, Place {
  /** 24 hexadecimal digits of the token's digest. */
  id: string
  created_at: Date
}

interface Stored extends Session, Place {
  /** The SHA-256 of the token, in hexadecimal. */
  _id: string
  created_at: Date
}

const sessionSchema = new Schema<Stored>(
  {
    _id: String,
    account: { type: String, required: true },
    device: { type: String, default: null },
    address: { type: String, default: null },
    credential: { type: String, required: true },
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
    ends_at: { type: Date, required: true },
  },
  { versionKey: false },
)
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 })
  .index({ account: 1 })

const digestOf = (token: string) => hash('sha256', token)

const ID_LENGTH = 24
/** What a session of this token is called; it says nothing of the token. */
export const sessionId = (token: string): string => digestOf(token).slice(0, ID_LENGTH)
/** Those whose digest begins so: `g` follows the last hexadecimal digit. */
const beginningWith = (id: string) => ({ $gte: id, $lt: `${id}g` })

const expiryAt = (now: Date, endsAt: Date) =>
  new Date(Math.min(now.getTime() + IDLE_MS, endsAt.getTime()))

/** Whether `token` has the form of one of ours. */
export const isToken = (token: string): boolean => TOKEN.test(token)

export function createSessions(connection: Connection) {
  const sessions = connection.model<Stored>('Session', sessionSchema, 'sessions')
  return answeringEach({
    prepare: (): Promise<void> => sessions.createIndexes(),

    /** Opens a session; the token is given out here and never again. */
    async open(
      holder: Holder,
      now: Date,
      place: Place = {},
    ): Promise<{ token: string; expires_at: Date }> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const ends_at = new Date(now.getTime() + WHOLE_MS)
      const expires_at = expiryAt(now, ends_at)
      const { account, credential } = holder
      const _id = digestOf(token)
      const times = { created_at: now, expires_at, ends_at }
      await sessions.create({ _id, account, credential, ...times, ...place })
      return { token, expires_at }
    },

    /** The session of a token, if it is not over. */
    async find(token: string, now: Date): Promise<Session | undefined> {
      const live = { _id: digestOf(token), expires_at: { $gt: now } }
      return (await sessions.findOne(live).lean<Stored>()) ?? undefined
    },

    /**
     * Notes that the session is used; at most one write a minute.
     * @returns false when it was signed out in the meantime
     */
    async extend(token: string, session: Session, now: Date): Promise<boolean> {
      const expires_at = expiryAt(now, session.ends_at)
      const gained = expires_at.getTime() - session.expires_at.getTime()
      if (gained < SMALLEST_EXTENSION_MS) return true
      const live = { _id: digestOf(token), expires_at: { $gt: now } }
      // $max: of several processes, the one that answers last must not shorten it.
      const { matchedCount } = await sessions.updateOne(live, { $max: { expires_at } })
      return matchedCount === 1
    },

    /** @returns whether there was one */
    async close(token: string): Promise<boolean> {
      return (await sessions.deleteOne({ _id: digestOf(token) })).deletedCount > 0
    },

    /** Those that are not over, of one account or of all, the last used first. */
    async list(now: Date, account?: string): Promise<OpenSession[]> {
      const live = { expires_at: { $gt: now }, ...(account ? { account } : {}) }
      const found = await sessions.find(live).sort({ expires_at: -1 }).lean<Stored[]>()
      return found.map(({ _id, ...session }) => ({ ...session, id: _id.slice(0, ID_LENGTH) }))
    },

    /** Ends one, of one account or of any. @returns whose it was, `undefined` where there is none */
    async end(id: string, account?: string): Promise<string | undefined> {
      const which = { _id: beginningWith(id), ...(account ? { account } : {}) }
      const found = await sessions.findOneAndDelete(which).lean<Stored>()
      return found?.account
    },

    async closeAllOf(account: string): Promise<void> {
      await sessions.deleteMany({ account })
    },
  })
}
