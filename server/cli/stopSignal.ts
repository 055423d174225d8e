/** npm passes on the Ctrl-C that the terminal has already sent to the whole group, within moments. */
const ECHO_MS = 500

/** Aborts at the first SIGINT or SIGTERM; a later one ends the process at once. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  let firstAt = 0
  const stop = () => {
    if (!controller.signal.aborted) {
      firstAt = Date.now()
      controller.abort()
    } else if (Date.now() - firstAt > ECHO_MS) {
      process.exit(130)
    }
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return controller.signal
}
