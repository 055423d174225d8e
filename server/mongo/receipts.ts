/**
 * Exactly one effect for a request that is sent twice. The receipt (key, account, resulting
 * revision) is written inside the record by the very update it belongs to, so there is no moment
 * in which one exists without the other. A claim in a collection of its own says beforehand which
 * record a key is for; it is an index, the receipt is the truth: a claim without a receipt had no
 * effect and may be replaced.
 */
import { createHash } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import { Failure } from '#contract/failure'
import { isDuplicate } from './databaseFailure'

export const RECEIPT_DAYS = 30
const RECEIPT_MS = RECEIPT_DAYS * 24 * 60 * 60 * 1000

/** Who writes, when, and the key (with a digest of the whole request) if the request has one. */
export interface Writing {
  account: string
  /** What they work with: `Chrome · Windows`. */
  device?: string | null
  now: Date
  /** The import that it is a part of. */
  import?: string
  idempotency?: { key: string; digest: string }
}

export interface Receipt {
  key: string
  account: string
  digest: string
  revision: number
  at: Date
}

const isFresh = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < RECEIPT_MS

const reused = () =>
  new Failure('invalid', { message: 'Idempotency-Key：已用於另一個內容不同的請求' })

/**
 * The receipt of an earlier arrival of the same request.
 * @throws Failure `invalid` when the key was used with other content
 */
export function earlierReceipt(
  receipts: readonly Receipt[],
  { account, now, idempotency }: Writing,
): Receipt | undefined {
  if (!idempotency) return undefined
  const receipt = receipts.find(
    ({ key, account: by, at }) => key === idempotency.key && by === account && isFresh(at, now),
  )
  if (receipt && receipt.digest !== idempotency.digest) throw reused()
  return receipt
}

/** The receipts a record carries after this write, those past their time dropped. */
export function receiptsAfter(
  receipts: readonly Receipt[],
  { account, now, idempotency }: Writing,
  revision: number,
): Receipt[] {
  const fresh = receipts.filter(({ at }) => isFresh(at, now))
  return idempotency ? [...fresh, { ...idempotency, account, revision, at: now }] : fresh
}

const sha256 = (...parts: string[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:${part}`)
  return hash.digest()
}

/** The id of a record added with a key and without an id: the same each time it is sent. */
export function idFromKey(
  collection: string,
  { account, idempotency }: Writing,
): string | undefined {
  if (!idempotency) return undefined
  return sha256('id', collection, account, idempotency.key).toString('hex').slice(0, 24)
}

interface Claim {
  _id: string
  digest: string
  /** The collection's name; `collection` itself is a word of mongoose's. */
  of: string
  record: string
  at: Date
}

const claimSchema = new Schema<Claim>(
  { _id: String, digest: String, of: String, record: String, at: Date },
  { versionKey: false },
).index({ at: 1 }, { expireAfterSeconds: RECEIPT_MS / 1000 })

/** The book of claims, shared by all collections of a database. */
export function createClaims(connection: Connection) {
  const claims = connection.model<Claim>('Claim', claimSchema, 'claims')
  return {
    prepare: () => claims.createIndexes(),
    /**
     * Says that the request's key is for this record, before anything is written.
     * @returns whether the same request has said so before
     * @throws Failure `invalid` when the key had an effect with other content
     */
    async claim(collection: string, record: string, writing: Writing): Promise<boolean> {
      const { idempotency, account, now } = writing
      if (!idempotency) return false
      const _id = sha256('claim', account, idempotency.key).toString('hex')
      const claim = { _id, digest: idempotency.digest, of: collection, record, at: now }
      try {
        await claims.create(claim)
        return false
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
      const earlier = await claims.findById(_id).lean<Claim>()
      if (earlier?.digest === idempotency.digest) return true
      if (!earlier) return false
      const model = connection.models[earlier.of]
      const holder = await model?.findById(earlier.record).lean<{ receipts: Receipt[] }>()
      if (
        holder?.receipts.some(({ key, account: by }) => key === idempotency.key && by === account)
      ) {
        throw reused()
      }
      await claims.replaceOne({ _id, digest: earlier.digest }, claim)
      return false
    },
  }
}

export type Claims = ReturnType<typeof createClaims>
