interface Repeating {
  start(): void
  stop(): void
}

/**
 * Work that is done again and again, which keeps no process alive.
 * @param everyMs milliseconds from one beginning to the next; the first comes after as long
 * @param failed told why it was not done
 */
export function repeating(
  work: () => Promise<unknown>,
  everyMs: number,
  failed: (error: unknown) => void,
): Repeating {
  let timer: NodeJS.Timeout | undefined
  return {
    start() {
      timer = setInterval(() => void work().catch(failed), everyMs)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}
