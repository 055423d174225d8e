/**
 * What push needs to be kept: the key pair, who subscribed, and what was sent to whom. What must hold:
 * before a message leaves for a subscription, that it leaves is written down, under a name that only
 * one process can write; so nobody gets the same notice twice, whatever is running or was cut off.
 */
import { hash } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import type { PushSubscriptionWire } from '#contract/pushMessage.ts'
import { DAY_MS } from '#contract/time.ts'
import { answeringEach, isDuplicate } from '../database/databaseFailure.ts'

const WEEK_MS = 7 * DAY_MS
/** No sending lasts so long (see `exchange`): a claim that is older will not be released any more. */
const UNDER_WAY_MS = 60_000

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

interface Subscription extends PushSubscriptionWire {
  /** Digest of the endpoint. */
  _id: string
  created_at: Date
}

interface Delivery {
  /** `<errand>/<subscription>`, or `<errand>` alone, from its first try on. */
  _id: string
  /** When an errand that is not done with was first tried. */
  begun_at?: Date
  /** Deliveries are forgotten, but never that a notice is done with, which has no such date. */
  expires_at?: Date
  /** It did not arrive, as far as anybody can say, and is not tried again. */
  failed?: boolean
}

const keySchema = new Schema<VapidKeys & { _id: string }>(
  { _id: String, publicKey: String, privateKey: String },
  { versionKey: false },
)

const subscriptionSchema = new Schema<Subscription>(
  {
    _id: String,
    endpoint: String,
    keys: { p256dh: String, auth: String },
    courses: { type: [String], default: undefined },
    created_at: Date,
  },
  { versionKey: false },
).index({ courses: 1 })

const deliverySchema = new Schema<Delivery>(
  {
    _id: String,
    begun_at: Date,
    expires_at: Date,
    failed: { type: Boolean, default: undefined },
  },
  { versionKey: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 })

const idOf = (endpoint: string) => hash('sha256', endpoint, 'base64url')

/** The store of push, shared by every process of the site. */
export function createPushStore(connection: Connection) {
  const keys = connection.model('PushKey', keySchema, 'pushKeys')
  const subscriptions = connection.model(
    'PushSubscription',
    subscriptionSchema,
    'pushSubscriptions',
  )
  const deliveries = connection.model('PushDelivery', deliverySchema, 'pushDeliveries')

  /** Whether this is the first to write it down. */
  async function isFirst(delivery: Delivery): Promise<boolean> {
    try {
      await deliveries.create(delivery)
      return true
    } catch (error) {
      if (isDuplicate(error)) return false
      throw error
    }
  }

  return answeringEach({
    async prepare(): Promise<void> {
      await Promise.all([keys.createCollection(), subscriptions.createCollection()])
      await Promise.all([subscriptions.createIndexes(), deliveries.createIndexes()])
    },

    /** The site's key pair: the kept one, or `fresh` where there is none yet. */
    async keys(fresh: () => VapidKeys): Promise<VapidKeys> {
      const kept = await keys.findById('vapid').lean<VapidKeys>().exec()
      if (kept) return kept
      return keys
        .findByIdAndUpdate(
          'vapid',
          { $setOnInsert: { ...fresh() } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<VapidKeys>()
        .orFail()
    },

    count: (): Promise<number> => subscriptions.countDocuments().exec(),

    /** Keeps a subscription; the same endpoint again only renews its keys, and the saved courses where it names them. */
    async add(subscription: PushSubscriptionWire, now: Date): Promise<void> {
      const { endpoint, keys: own, courses } = subscription
      const change = {
        $set: { endpoint, keys: own, ...(courses ? { courses } : {}) },
        $setOnInsert: { created_at: now },
      }
      await subscriptions.updateOne({ _id: idOf(endpoint) }, change, { upsert: true })
    },

    /** Forgets a subscription, also one that is not there. */
    async remove(endpoint: string): Promise<void> {
      await subscriptions.deleteOne({ _id: idOf(endpoint) })
    },

    all: (): Promise<PushSubscriptionWire[]> =>
      subscriptions.find({}).lean<Subscription[]>().exec(),

    /** Who has saved this course. */
    savers: (course: string): Promise<PushSubscriptionWire[]> =>
      subscriptions.find({ courses: course }).lean<Subscription[]>().exec(),

    /** Which of these are done with, be it only because nobody knows any more who has them. */
    async done(errands: readonly string[], now: Date): Promise<Set<string>> {
      const forgotten = new Date(now.getTime() - WEEK_MS)
      const found = await deliveries
        .find({
          _id: { $in: errands },
          $or: [{ begun_at: null }, { begun_at: { $lte: forgotten } }],
        })
        .lean<Delivery[]>()
        .exec()
      return new Set(found.map(({ _id }) => _id))
    },

    /**
     * It is about to be tried. @param over when it may be forgotten; never, where there is none
     * @returns when it was first tried; nothing where it is done with
     */
    async begin(errand: string, now: Date, over?: Date): Promise<Date | undefined> {
      const first = { begun_at: now, ...(over ? { expires_at: over } : {}) }
      const { begun_at } = await deliveries
        .findByIdAndUpdate(
          errand,
          { $setOnInsert: first },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<Delivery>()
        .orFail()
      return begun_at
    },

    /** Everybody whom it is for has it, or is given up. */
    async finish(errand: string): Promise<void> {
      await deliveries.updateOne({ _id: errand }, { $unset: { begun_at: true } })
    },

    /**
     * Asks to send there; nobody else may then.
     * @returns `taken`: it may be sent now. `settled`: it was sent, or is given up. `under way`: somebody else
     *   is sending, or has just failed to and released it
     */
    async claim(
      errand: string,
      endpoint: string,
      now: Date,
    ): Promise<'taken' | 'settled' | 'under way'> {
      const _id = `${errand}/${idOf(endpoint)}`
      const expires_at = new Date(now.getTime() + WEEK_MS)
      if (await isFirst({ _id, expires_at })) return 'taken'
      const other = await deliveries.findById(_id).lean<Delivery>().exec()
      if (other?.failed) return 'settled'
      const age = expires_at.getTime() - Number(other?.expires_at ?? expires_at)
      return age < UNDER_WAY_MS ? 'under way' : 'settled'
    },

    /** It will not arrive any more. */
    async fail(errand: string, endpoint: string): Promise<void> {
      const which = { _id: `${errand}/${idOf(endpoint)}` }
      await deliveries.updateOne(which, { $set: { failed: true } })
    },

    /** How many did not arrive within a week. */
    failures: (): Promise<number> => deliveries.countDocuments({ failed: true }).exec(),

    /** It did not leave: it may be tried again. */
    async release(errand: string, endpoint: string): Promise<void> {
      await deliveries.deleteOne({ _id: `${errand}/${idOf(endpoint)}` })
    },
  })
}

export type PushStore = ReturnType<typeof createPushStore>
