import { Failure } from '#contract/failure'

export interface TurnLimits {
  /** How many may run at the same time. */
  atOnce: number
  /** How many more may wait for their turn. */
  waiting: number
}

/**
 * Lets only so much work run at a time; the rest waits in the order in which it came.
 * @returns runs a piece of work in its turn; rejects with Failure `tooMany` when too much waits
 */
export function createTurns({ atOnce, waiting }: TurnLimits) {
  let running = 0
  const queue: (() => void)[] = []

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.length >= waiting) throw new Failure('tooMany', { retryAfter: 1 })
    await new Promise<void>(go => queue.push(go))
  }

  /** A turn is handed to the next in line, not freed: nobody who comes now can slip in between. */
  function pass(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      pass()
    }
  }
}
