import { randomBytes } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import { answering } from './databaseFailure'

interface Stored {
  _id: string
  /** In base64. */
  secret: string
}

const keySchema = new Schema<Stored>({ _id: String, secret: String }, { versionKey: false })

const BYTES = 32

/** The key with which this site signs, made once and shared by all of its processes. */
export function createSigningKey(connection: Connection) {
  const keys = connection.model<Stored>('SigningKey', keySchema, 'signing_keys')
  return {
    /** @param purpose what is signed with it: keys of two purposes are two keys */
    get: (purpose: string): Promise<Uint8Array> =>
      answering(async () => {
        const made = { secret: randomBytes(BYTES).toString('base64') }
        await keys.updateOne({ _id: purpose }, { $setOnInsert: made }, { upsert: true })
        const found = await keys.findById(purpose).lean<Stored>()
        return Buffer.from(found?.secret ?? '', 'base64')
      }),
  }
}

export type SigningKey = ReturnType<typeof createSigningKey>
