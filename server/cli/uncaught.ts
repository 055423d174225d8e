/**
 * The one handler for what nobody caught. Of such a process nobody can say what still holds, so it
 * ends, in good order and soon; whatever runs it starts it again.
 */
import type { Logger } from 'pino'

/** For good order; then it ends as it is. */
const LONGEST_MS = 9_000

/** The exit code that has a supervisor start the process again. */
export const FAILED = 1

/** Aborts at the first exception or rejection that nobody caught; each is logged whole. */
export function uncaughtSignal(logger: Logger): AbortSignal {
  const controller = new AbortController()
  const end = (err: unknown, origin: NodeJS.UncaughtExceptionOrigin) => {
    logger.fatal({ err, origin }, 'nobody caught this: the process ends')
    if (controller.signal.aborted) return
    setTimeout(() => process.exit(FAILED), LONGEST_MS)
    controller.abort()
  }
  // A rejection comes here as well: Node throws it where nobody listens for it.
  process.on('uncaughtException', end)
  return controller.signal
}
