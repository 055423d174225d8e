import { randomBytes } from 'node:crypto'
import { type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose'
import { type Connection, Schema } from 'mongoose'
import { answering } from '../database/databaseFailure.ts'

interface Stored {
  _id: string
  /** In base64. */
  secret: string
}

const keySchema = new Schema<Stored>({ _id: String, secret: String }, { versionKey: false })

const BYTES = 32
const ALGORITHM = 'HS256'

/**
 * What this site signs, by a key made once and shared by all of its processes.
 * @param purpose what is signed: keys of two purposes are two keys
 */
export function createSigningKey(connection: Connection, purpose: string) {
  const keys = connection.model<Stored>('SigningKey', keySchema, 'signing_keys')

  const secret = (): Promise<Uint8Array> =>
    answering(async () => {
      const made = { secret: randomBytes(BYTES).toString('base64') }
      await keys.updateOne({ _id: purpose }, { $setOnInsert: made }, { upsert: true })
      const found = await keys.findById(purpose).lean<Stored>()
      return Buffer.from(found?.secret ?? '', 'base64')
    })

  return {
    sign: async (claims: JWTPayload): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM }).sign(await secret()),

    /** The claims of what was signed here. @throws Failure of the database; another error for all else */
    async read(signed: string, options: JWTVerifyOptions): Promise<JWTPayload> {
      const verified = { ...options, algorithms: [ALGORITHM] }
      return (await jwtVerify(signed, await secret(), verified)).payload
    },
  }
}
