/**
 * How often a login may fail, counted in the database, so that all processes share the count. An
 * attempt is counted before its password is looked at and taken back if it was right: attempts sent
 * at the same time cannot all see a count that none of them has raised yet. Names are counted
 * together with the address, so nobody can lock a colleague out from elsewhere.
 *
 * Over all networks a name is never locked, only slowed down: beyond some failures there is one turn
 * for all who try, and the next comes later each time.
 *
 * A known device has counts and turns of its own: at a school staff and students have one address.
 */
import type { Connection } from 'mongoose'
import type { RateLimiterMongo } from 'rate-limiter-flexible'
import { answering } from '../database/databaseFailure.ts'
import { networkOf, wideNetworkOf } from './network.ts'
import { count, createLimiter, limitKey, refuseFull } from './requestLimits.ts'

const WINDOW_SECONDS = 10 * 60
/**
 * Failures in ten minutes: for a name from one network, and for any name from one network, and from all of
 * the 65,536 that one customer may have.
 */
export const MOST_FAILURES = { name: 10, network: 50, wide: 200 } as const

const DAY_SECONDS = 24 * 60 * 60
/** Failures of a name in a day, over all networks, before turns have to be waited for. */
const FREE_FAILURES = 20
const LONGEST_DELAY_SECONDS = 5 * 60

/** How long nobody else may try after so many failures of a name; seconds. */
export const delayAfter = (failures: number): number =>
  failures <= FREE_FAILURES
    ? 0
    : Math.min(LONGEST_DELAY_SECONDS, 2 ** (failures - FREE_FAILURES - 1))

const COLLECTION = 'login_limits'

/** An attempt that was counted and is being looked at. */
interface Attempt {
  /** It was right: it does not count, and the name's earlier failures are forgiven. */
  forgive(): Promise<void>
  /** It was not looked at: it does not count, nor does its turn. The answer does not wait for this. */
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
  const wide = limiter('wide')
  // Counts without refusing: what a count leads to is a turn.
  const everywhere = createLimiter(connection, COLLECTION, {
    name: 'everywhere',
    most: Number.MAX_SAFE_INTEGER,
    seconds: DAY_SECONDS,
  })
  const turns = createLimiter(connection, COLLECTION, {
    name: 'turn',
    most: 1,
    seconds: LONGEST_DELAY_SECONDS,
  })

  /** @returns whether a turn was needed: it is this one's until the next comes */
  async function takeTurn(who: string): Promise<boolean> {
    const delay = delayAfter(await count(everywhere, who))
    if (delay === 0) return false
    try {
      await count(turns, who, delay)
      return true
    } catch (error) {
      takeBack(everywhere, who)
      throw error
    }
  }

  return {
    prepare: (): Promise<void> => answering(() => names.createIndexes()),

    /**
     * Counts an attempt; refused ones do not count for the network, or one forgotten device that
     * keeps trying would shut out its whole office.
     * @param address whose networks are counted
     * @param knownBy what tells this one from all who are not known to be the account's owner
     * @throws Failure `tooMany` with the seconds to wait
     */
    async begin(usernameKey: string, address: string, knownBy = ''): Promise<Attempt> {
      const who = limitKey(usernameKey, knownBy)
      const name = limitKey(usernameKey, networkOf(address), knownBy)
      const around = wideNetworkOf(address)
      const places: [RateLimiterMongo, string][] = [
        [networks, limitKey(networkOf(address), knownBy)],
        ...(around ? [[wide, limitKey(around, knownBy)] as [RateLimiterMongo, string]] : []),
      ]
      // Before anything is written: whoever is refused here leaves no trace of the names it makes up.
      for (const [limiter, key] of places) await refuseFull(limiter, key)
      const counted: [RateLimiterMongo, string][] = []
      const takeAllBack = () => {
        for (const [limiter, key] of counted) takeBack(limiter, key)
      }
      let hasTurn: boolean
      try {
        for (const [limiter, key] of [[names, name] as [RateLimiterMongo, string], ...places]) {
          await count(limiter, key)
          counted.push([limiter, key])
        }
        hasTurn = await takeTurn(who)
      } catch (error) {
        takeAllBack()
        throw error
      }
      return {
        forgive: async () => {
          await Promise.all([
            answering(() => names.delete(name)),
            ...places.map(([limiter, key]) => answering(() => limiter.reward(key))),
            answering(() => everywhere.delete(who)),
          ])
        },
        withdraw: () => {
          takeAllBack()
          takeBack(everywhere, who)
          // Not by one: those who were refused meanwhile are counted there as well.
          if (hasTurn) turns.delete(who).catch(() => undefined)
        },
      }
    },
  }
}
