/**
 * What one-time codes are made from, by account. What must hold: a code is good once, whichever process
 * it comes to, and so is a recovery code; both are taken by one conditional update. Of recovery codes
 * only digests are kept; the secret itself has to be, or nobody could say which code is right.
 */
import { type Connection, Schema } from 'mongoose'
import { answeringEach } from '../database/databaseFailure.ts'

interface Stored {
  /** The account's id. */
  _id: string
  /** In base32; `null` while it is only being set up. */
  secret: string | null
  /** One that has not yet been proved to be in somebody's phone. */
  pending: string | null
  /** The time step of the last code that was used. */
  step: number
  /** Digests, one for each recovery code that is left. */
  recovery: string[]
}

const secretSchema = new Schema<Stored>(
  {
    _id: String,
    secret: { type: String, default: null },
    pending: { type: String, default: null },
    step: { type: Number, default: 0 },
    recovery: { type: [String], default: [] },
  },
  { versionKey: false },
)

export function createOneTimeSecrets(connection: Connection) {
  const secrets = connection.model<Stored>('OneTimeSecret', secretSchema, 'one_time_secrets')
  const isOne = ({ matchedCount }: { matchedCount: number }) => matchedCount === 1
  return answeringEach({
    prepare: (): Promise<unknown> => secrets.createCollection(),

    find: async (account: string): Promise<Pick<Stored, 'secret' | 'pending'> | undefined> =>
      (await secrets.findById(account).lean<Stored>()) ?? undefined,

    /** The accounts that sign in with a code. */
    async holders(): Promise<Set<string>> {
      const found = await secrets
        .find({ secret: { $ne: null } })
        .select('_id')
        .lean<Stored[]>()
      return new Set(found.map(({ _id }) => _id))
    },

    /** Begins anew to set codes up; one that is in use stays so. */
    async begin(account: string, pending: string): Promise<void> {
      await secrets.updateOne({ _id: account }, { $set: { pending } }, { upsert: true })
    },

    /** From now on codes are asked for. @returns false where another secret was begun meanwhile */
    async confirm(account: string, secret: string, step: number, recovery: string[]) {
      const change = { secret, pending: null, step, recovery }
      return isOne(await secrets.updateOne({ _id: account, pending: secret }, { $set: change }))
    },

    /** Takes the code of a time step. @returns false where it, or a later one, was used before */
    takeStep: async (account: string, step: number): Promise<boolean> =>
      isOne(await secrets.updateOne({ _id: account, step: { $lt: step } }, { $set: { step } })),

    /** Takes a recovery code. @returns false where there is none of this digest */
    takeRecovery: async (account: string, digest: string): Promise<boolean> =>
      isOne(
        await secrets.updateOne(
          { _id: account, recovery: digest },
          { $pull: { recovery: digest } },
        ),
      ),

    /** Codes are asked for no more. */
    async end(account: string): Promise<void> {
      await secrets.deleteOne({ _id: account })
    },
  })
}
