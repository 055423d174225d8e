/**
 * What was done that is no revision of a record: who signed in, who failed to, what happened to
 * accounts, what was deleted for good. No password and no token is ever part of an entry; a name that
 * nobody has is not kept either, for somebody may have typed a password there.
 */
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
  },
  { versionKey: false },
).index({ at: 1 })

export function createAuditStore(connection: Connection) {
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

    /** From then until before then, in no particular order. */
    between: (from: Date, until: Date): Promise<AuditEvent[]> =>
      events.find({ at: { $gte: from, $lt: until } }).lean<AuditEvent[]>(),

    /** Forgets what is older; the number of entries that went. */
    forgetBefore: async (before: Date): Promise<number> =>
      (await events.deleteMany({ at: { $lt: before } })).deletedCount,

    count: (): Promise<number> => events.countDocuments(),
  })
}

export type AuditStore = ReturnType<typeof createAuditStore>
