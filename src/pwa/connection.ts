/**
 * Whether the site's server answers. What the browser says of the network is a hint and no more: a
 * captive portal is a network too. So every call that is made tells, by how it ended.
 */
import { proxy, useSnapshot } from 'valtio'
import { Failure } from '#contract/failure.ts'
import type { RequestCall } from '#data/api.ts'

export const connection = proxy({
  isReachable: true,
  /** When what the device keeps was last the newest; milliseconds, 0 where it keeps nothing. */
  updatedAt: 0,
})

/** Failures that say that the site itself cannot be asked now; any other is an answer of ours. */
const DOWN: readonly string[] = ['unreachable', 'unavailable', 'unexpected']

/**
 * The same answer; how it ends tells whether the server answers.
 * @param down which of the failures above say so here: a store of files may be away where all else is there
 */
export async function watching<T>(asked: Promise<T>, down = DOWN): Promise<T> {
  try {
    const answer = await asked
    connection.isReachable = true
    return answer
  } catch (error) {
    const code = error instanceof Failure ? error.code : ''
    if (down.includes(code)) connection.isReachable = false
    else if (!DOWN.includes(code)) connection.isReachable = true
    throw error
  }
}

/** The same call, whose outcomes tell whether the server answers. */
export function watched(request: RequestCall): RequestCall {
  return (...asked) => watching(request(...asked))
}

/** As it is now; the component renders again when that changes. */
export function useConnection() {
  return useSnapshot(connection)
}
