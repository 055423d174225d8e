import type { Logger } from 'pino'

/**
 * Work that is done again and again, which keeps no process alive.
 * @param everyMs milliseconds from one beginning to the next; the first comes after as long
 * @param undone what is logged where it was not done
 */
export function repeating(
  work: () => Promise<unknown>,
  everyMs: number,
  logger: Logger,
  undone: string,
) {
  const failed = (err: unknown) => logger.error({ err }, undone)
  let timer: NodeJS.Timeout | undefined
  return {
    start(): void {
      timer = setInterval(() => void work().catch(failed), everyMs)
      timer.unref()
    },
    stop: (): void => clearInterval(timer),
  }
}
