import type { Logger } from 'pino'

/**
 * Work that is done again and again, which keeps no process alive.
 * @param everyMs milliseconds from one beginning to the next
 * @param undone what is logged where it was not done
 * @param firstMs milliseconds until the first
 */
export function repeating(
  work: () => Promise<unknown>,
  everyMs: number,
  logger: Logger,
  undone: string,
  firstMs = everyMs,
) {
  const begin = () => void work().catch(err => logger.error({ err }, undone))
  let timer: NodeJS.Timeout | undefined
  return {
    start(): void {
      timer = setTimeout(() => {
        timer = setInterval(begin, everyMs).unref()
        begin()
      }, firstMs).unref()
    },
    stop: (): void => clearTimeout(timer),
  }
}
