import { networkOf, wideNetworkOf } from '../access/network.ts'
import { createRequestLimit } from '../access/requestLimits.ts'
import type { Database } from '../database/connect.ts'

const HOUR_S = 60 * 60
/** From one network: a class that sits in one room may all subscribe. */
const NEAR = { name: 'push', most: 60, seconds: HOUR_S }
/** Whoever has a /48 has 65,536 networks. */
const WIDE = { name: 'push-wide', most: 240, seconds: HOUR_S }

/** How many may subscribe from where in an hour. */
export function createPushLimit({ connection }: Pick<Database, 'connection'>) {
  const near = createRequestLimit(connection, NEAR)
  const wide = createRequestLimit(connection, WIDE)
  return {
    prepare: async (): Promise<void> => {
      await Promise.all([near.prepare(), wide.prepare()])
    },
    /** @throws Failure `tooMany` with the seconds to wait */
    count: async (address: string): Promise<void> => {
      await near.count(networkOf(address))
      const around = wideNetworkOf(address)
      if (around) await wide.count(around)
    },
  }
}

export type PushLimit = ReturnType<typeof createPushLimit>
