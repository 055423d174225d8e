import pLimit from 'p-limit'
import { Failure } from '#contract/failure.ts'

interface SemaphoreLimits {
  /** How many may run at the same time. */
  atOnce: number
  /** How many more may wait for their turn. */
  waiting: number
}

/**
 * Lets only so much work run at a time; the rest waits in the order in which it came.
 * @returns runs a piece of work in its turn; rejects with Failure `tooMany` when too much waits
 */
export function createSemaphore({ atOnce, waiting }: SemaphoreLimits) {
  const limit = pLimit(atOnce)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) {
      throw new Failure('tooMany', { retryAfter: 1 })
    }
    return limit(work)
  }
}
