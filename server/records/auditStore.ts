/**
 * What was done that is no revision of a record: who signed in, who failed to, what happened to
 * accounts, what was deleted for good. No password and no token is ever part of an entry; a name that
 * nobody has is not kept either, for somebody may have typed a password there.
 */
import { createHash } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import type { AuditAction } from '#contract/audit.ts'
import { answeringEach, isDuplicate } from '../database/databaseFailure.ts'

/** Who does something, and from where. */
export interface Actor {
  /** The account; `null` where nobody has the name that was typed. */
  account: string | null
  device?: string | null
  /** The network address. */
  address?: string | null
}

/** The server itself, and whoever sits at it. */
export const SYSTEM = { account: 'system' } as const satisfies Actor

export interface AuditEvent extends Actor {
  at: Date
  action: AuditAction
  /** The collection, for what was done to a record. */
  of?: string | null
  record?: string | null
  /** How a person knows what it was done to: the record's title, the account's name. */
  title?: string | null
  /** How many times, where one line stands for several. */
  times?: number
  /** Names what several may note, each of whom is the first for all they know: 24 hexadecimal digits. */
  once?: string
}

const eventSchema = new Schema<Omit<AuditEvent, 'once'>>(
  {
    at: { type: Date, required: true },
    action: { type: String, required: true },
    account: { type: String, default: null },
    device: { type: String, default: null },
    address: { type: String, default: null },
    of: { type: String, default: null },
    record: { type: String, default: null },
    title: { type: String, default: null },
    times: Number,
  },
  { versionKey: false },
).index({ at: 1 })

/** Logins that failed, of those of one month that are read at once: one who has many networks fails often. */
const MOST_FAILED = 10_000

const TOGETHER_MS = 10 * 60_000

/** Names what fails at one account, or at names that nobody has, from one network within ten minutes. */
function failuresName({ account, at }: AuditEvent, network: string): string {
  const those = JSON.stringify([account, network, Math.floor(at.getTime() / TOGETHER_MS)])
  return createHash('sha256').update(those).digest('hex').slice(0, 24)
}

export function createAuditStore(connection: Connection, mostFailed = MOST_FAILED) {
  const events = connection.model<AuditEvent>('Audit', eventSchema, 'audit')
  return answeringEach({
    prepare: (): Promise<void> => events.createIndexes(),

    async note({ once, ...event }: AuditEvent): Promise<void> {
      try {
        await events.create(once === undefined ? event : { _id: once, ...event })
      } catch (error) {
        if (once === undefined || !isDuplicate(error)) throw error
      }
    },

    /**
     * A login that failed; anybody can make one fail, so those of ten minutes are one line, which says how
     * many there were.
     * @param network where it was tried from, as wide as one customer may have it
     */
    async noteFailed(event: AuditEvent, network: string): Promise<void> {
      const once = { _id: failuresName(event, network) }
      const add = () =>
        events.updateOne(once, { $set: event, $inc: { times: 1 } }, { upsert: true })
      // Of two that begin a line at once one finds the other's.
      await add().catch(error => (isDuplicate(error) ? add() : Promise.reject(error)))
    },

    /** From then until before then, the newest first; of too many logins that failed the newest. */
    async between(from: Date, until: Date): Promise<AuditEvent[]> {
      const at = { $gte: from, $lt: until }
      const [done, failed] = await Promise.all([
        events.find({ at, action: { $ne: 'loginFailed' } }).lean<AuditEvent[]>(),
        events
          .find({ at, action: 'loginFailed' })
          .sort({ at: -1 })
          .limit(mostFailed)
          .lean<AuditEvent[]>(),
      ])
      return [...done, ...failed].sort((a, b) => b.at.getTime() - a.at.getTime())
    },

    /**
     * Forgets what is older; the number of entries that went.
     * @param action of what was done, if not of all
     */
    forgetBefore: async (before: Date, action?: AuditAction): Promise<number> =>
      (await events.deleteMany({ at: { $lt: before }, ...(action && { action }) })).deletedCount,

    count: (): Promise<number> => events.countDocuments(),
  })
}

export type AuditStore = ReturnType<typeof createAuditStore>
