import { createHash } from 'node:crypto'
import type { Connection } from 'mongoose'
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '#contract/failure'
import { answering } from './databaseFailure'

interface Limit {
  /** What is limited. */
  name: string
  /** How many times from one network, in `seconds`. */
  most: number
  seconds: number
}

/** Counts requests by the network they come from, in the database, so that all processes share it. */
export function createRequestLimit(connection: Connection, { name, most, seconds }: Limit) {
  const limiter = new RateLimiterMongo({
    storeClient: connection,
    tableName: 'request_limits',
    keyPrefix: name,
    points: most,
    duration: seconds,
    disableIndexesCreation: true,
  })
  return {
    prepare: (): Promise<void> => answering(() => limiter.createIndexes()),
    /** @throws Failure `tooMany` with the seconds to wait */
    async count(network: string): Promise<void> {
      const key = createHash('sha256').update(network).digest('base64url')
      try {
        await answering(() => limiter.consume(key))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw new Failure('tooMany', { retryAfter })
      }
    },
  }
}

export type RequestLimit = ReturnType<typeof createRequestLimit>
