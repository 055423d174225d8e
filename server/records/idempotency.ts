/**
 * Exactly one effect for a request that is sent twice. The receipt (key, account, resulting
 * revision) is written inside the record by the very update it belongs to, so there is no moment
 * in which one exists without the other. A claim in a collection of its own says beforehand which
 * record a key is for; it is an index, the receipt is the truth: a claim without a receipt had no
 * effect and may be replaced. Of a record that is written again and again the older receipts move to
 * their claims, before the update that leaves them out; and all of them before it is deleted for good.
 */
import { createHash } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import { Failure } from '#contract/failure.ts'
import { DAY_MS } from '#contract/time.ts'
import { isDuplicate } from '../database/databaseFailure.ts'

const RECEIPT_DAYS = 30
const RECEIPT_MS = RECEIPT_DAYS * DAY_MS

/** A record carries this many; then all but the newest move to their claims, so that few writes pay for it. */
const MOST_RECEIPTS = 100
const KEPT_RECEIPTS = 50

/** Who writes, when, and the key (with a digest of the whole request) if the request has one. */
export interface Writing {
  account: string
  /** What they work with: `Chrome · Windows`. */
  device?: string | null
  now: Date
  /** The import that it is a part of. */
  import?: string
  /** What else is sent in one go with it. */
  operation?: string
  idempotency?: { key: string; digest: string }
}

/** Of what is done again wholly when its request is sent again, or has a note of its own. */
export const withoutKey = ({ idempotency: _, ...writing }: Writing): Writing => writing

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
function earlierReceipt(
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

/** The receipts a record carries after this write, those past their time dropped, and not too many. */
export function receiptsAfter(
  receipts: readonly Receipt[],
  { account, now, idempotency }: Writing,
  revision: number,
): Receipt[] {
  const all = receipts.filter(({ at }) => isFresh(at, now))
  const fresh = all.length < MOST_RECEIPTS ? all : all.slice(-KEPT_RECEIPTS)
  return idempotency ? [...fresh, { ...idempotency, account, revision, at: now }] : fresh
}

/** Those that a write would leave out before their time. */
export function leftOut(
  before: readonly Receipt[],
  after: readonly Receipt[],
  now: Date,
): Receipt[] {
  return before.filter(receipt => isFresh(receipt.at, now) && !after.includes(receipt))
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
  /** What it made of the record, where the record does not say so any more. */
  revision?: number
}

/** A key's place in the store. */
const claimId = (account: string, key: string): string =>
  sha256('claim', account, key).toString('hex')

const claimSchema = new Schema<Claim>(
  { _id: String, digest: String, of: String, record: String, at: Date, revision: Number },
  { versionKey: false },
).index({ at: 1 }, { expireAfterSeconds: RECEIPT_MS / 1000 })

/** The store of claims, shared by all collections of a database. */
export function createClaims(connection: Connection) {
  const claims = connection.model<Claim>('Claim', claimSchema, 'claims')
  return {
    prepare: () => claims.createIndexes(),

    /**
     * The receipt of an earlier arrival of the same request, which has said so in `claim`.
     * @param receipts those that the record carries
     * @throws Failure `invalid` when the key was used with other content
     */
    async receiptOf(
      receipts: readonly Receipt[],
      writing: Writing,
    ): Promise<Pick<Receipt, 'revision'> | undefined> {
      const { idempotency, account } = writing
      const receipt = earlierReceipt(receipts, writing)
      if (receipt || !idempotency || receipts.length < KEPT_RECEIPTS) return receipt
      const claim = await claims.findById(claimId(account, idempotency.key)).lean<Claim>()
      const { revision } = claim ?? {}
      return claim?.digest === idempotency.digest && revision !== undefined
        ? { revision }
        : undefined
    },

    /** Keeps what a record's receipts say, before it does not carry them any more. */
    async settle(receipts: readonly Receipt[]): Promise<void> {
      if (receipts.length === 0) return
      const writes = receipts.map(({ account, key, digest, revision }) => ({
        updateOne: {
          filter: { _id: claimId(account, key), digest },
          update: { $set: { revision } },
        },
      }))
      await claims.bulkWrite(writes)
    },

    /**
     * Says that the request's key is for this record, before anything is written.
     * @returns what the same request has said before; nothing where it is the first
     * @throws Failure `invalid` when the key had an effect with other content
     */
    async claim(
      collection: string,
      record: string,
      writing: Writing,
    ): Promise<Pick<Claim, 'revision'> | undefined> {
      const { idempotency, account, now } = writing
      if (!idempotency) return undefined
      const _id = claimId(account, idempotency.key)
      const claim = { _id, digest: idempotency.digest, of: collection, record, at: now }
      try {
        await claims.create(claim)
        return undefined
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
      const earlier = await claims.findById(_id).lean<Claim>()
      if (earlier?.digest === idempotency.digest) return { revision: earlier.revision }
      if (!earlier) return undefined
      if (earlier.revision !== undefined) throw reused()
      const model = connection.models[earlier.of]
      const holder = await model?.findById(earlier.record).lean<{ receipts?: Receipt[] }>()
      if (
        holder?.receipts?.some(({ key, account: by }) => key === idempotency.key && by === account)
      ) {
        throw reused()
      }
      await claims.replaceOne({ _id, digest: earlier.digest }, claim)
      return undefined
    },
  }
}

export type Claims = ReturnType<typeof createClaims>
