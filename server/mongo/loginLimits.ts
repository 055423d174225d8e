/**
 * How often a login may fail, counted in the database, so that all processes share the count. An
 * attempt is counted before its password is looked at and taken back if it was right: attempts sent
 * at the same time cannot all see a count that none of them has raised yet. Names are counted
 * together with the address, so nobody can lock a colleague out from elsewhere.
 */
import type { Connection } from 'mongoose'
import type { RateLimiterMongo } from 'rate-limiter-flexible'
import { answering } from './databaseFailure'
import { count, createLimiter, limitKey } from './requestLimits'

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

/**
 * Takes one count back, without being waited for: it follows a failure, which may well be that the
 * database is away. If it comes to nothing, the count ends with its ten minutes.
 */
function takeBack(limiter: RateLimiterMongo, key: string): void {
  limiter.reward(key).catch(() => undefined)
}

export function createLoginLimits(connection: Connection) {
  const limiter = (name: keyof typeof MOST_FAILURES) =>
    createLimiter(connection, COLLECTION, {
      name,
      most: MOST_FAILURES[name],
      seconds: WINDOW_SECONDS,
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
      const name = limitKey(usernameKey, network)
      const place = limitKey(network)
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
