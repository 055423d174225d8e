import { hash } from 'node:crypto'
import type { Connection } from 'mongoose'
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '#contract/failure.ts'
import { answering } from '../database/databaseFailure.ts'

interface Limit {
  /** What is limited. */
  name: string
  /** How many times in `seconds`. */
  most: number
  seconds: number
}

/** A count in the database, so that all processes share it. */
export function createLimiter(connection: Connection, table: string, limit: Limit) {
  return new RateLimiterMongo({
    storeClient: connection,
    tableName: table,
    keyPrefix: limit.name,
    points: limit.most,
    duration: limit.seconds,
    disableIndexesCreation: true,
  })
}

/** What is counted may be anything a person has typed, so it is not kept in words. */
export const limitKey = (...parts: string[]): string =>
  hash('sha256', JSON.stringify(parts), 'base64url')

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new Failure('tooMany', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) })

/** Only looks. @throws Failure `tooMany` with the seconds to wait, where the next would be one too many */
export async function refuseFull(limiter: RateLimiterMongo, key: string): Promise<void> {
  const counted = await answering(() => limiter.get(key))
  if (counted && counted.remainingPoints <= 0) throw tooMany(counted)
}

/**
 * Counts once more.
 * @param seconds how long this count lasts, if not as long as all of the limit
 * @returns how many there are
 * @throws Failure `tooMany` with the seconds to wait
 */
export async function count(
  limiter: RateLimiterMongo,
  key: string,
  seconds?: number,
): Promise<number> {
  const options = seconds === undefined ? undefined : { attrs: {}, customDuration: seconds }
  try {
    return (await answering(() => limiter.consume(key, 1, options))).consumedPoints
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw tooMany(error)
  }
}

/** Counts requests by the network they come from. */
export function createRequestLimit(connection: Connection, limit: Limit) {
  const limiter = createLimiter(connection, 'request_limits', limit)
  return {
    prepare: (): Promise<void> => answering(() => limiter.createIndexes()),
    /** @throws Failure `tooMany` with the seconds to wait */
    count: async (network: string): Promise<void> => {
      await count(limiter, limitKey(network))
    },
  }
}

export type RequestLimit = ReturnType<typeof createRequestLimit>
