/**
 * How often a login may fail, counted in the database, so that all processes share the count. An
 * attempt is counted before its password is looked at and taken back if it was right: attempts sent
 * at the same time cannot all see a count that none of them has raised yet. Names are counted
 * together with the address, so nobody can lock a colleague out from elsewhere.
 */
import { createHash } from 'node:crypto'
import type { Connection } from 'mongoose'
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '#contract/failure'
import { answering } from './databaseFailure'

const WINDOW_SECONDS = 10 * 60
/** Failures in ten minutes: for a name from one network, and from one network for any name. */
export const MOST_FAILURES = { name: 10, network: 50 } as const

const COLLECTION = 'login_limits'

/** An attempt that was counted and is being looked at. */
export interface Attempt {
  /** It was right: it does not count, and the name's earlier failures are forgiven. */
  forgive(): Promise<void>
  /** It was not looked at: it does not count. The answer does not wait for this. */
  withdraw(): void
}

/** A person may type a password where the name belongs, so what is counted is not kept in words. */
const digestOf = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

async function count(limiter: RateLimiterMongo, key: string): Promise<void> {
  try {
    await answering(() => limiter.consume(key))
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw new Failure('tooMany', { retryAfter })
  }
}

/**
 * Takes one count back, without being waited for: it follows a failure, which may well be that the
 * database is away. If it comes to nothing, the count ends with its ten minutes.
 */
function takeBack(limiter: RateLimiterMongo, key: string): void {
  limiter.reward(key).catch(() => undefined)
}

export function createLoginLimits(connection: Connection) {
  const limiter = (by: keyof typeof MOST_FAILURES) =>
    new RateLimiterMongo({
      storeClient: connection,
      tableName: COLLECTION,
      keyPrefix: by,
      points: MOST_FAILURES[by],
      duration: WINDOW_SECONDS,
      disableIndexesCreation: true,
    })
  const names = limiter('name')
  const networks = limiter('network')

  return {
    prepare: (): Promise<void> => answering(() => names.createIndexes()),

    /**
     * Counts an attempt; refused ones do not count for the network, or one forgotten device that
     * keeps trying would shut out its whole office.
     * @throws Failure `tooMany` with the seconds to wait
     */
    async begin(usernameKey: string, network: string): Promise<Attempt> {
      const name = digestOf(usernameKey, network)
      const place = digestOf(network)
      await count(names, name)
      try {
        await count(networks, place)
      } catch (error) {
        takeBack(names, name)
        throw error
      }
      return {
        forgive: async () => {
          await Promise.all([
            answering(() => names.delete(name)),
            answering(() => networks.reward(place)),
          ])
        },
        withdraw: () => {
          takeBack(names, name)
          takeBack(networks, place)
        },
      }
    },
  }
}
