/** How long a line may be silent, before an answer and in the midst of it. */
const SILENT_MS = 15_000
/** What leaves in a millisecond on a slow line; characters, as nobody tells how much of a body has left. */
const SLOWLY = 16

type Part = Uint8Array<ArrayBuffer>

/**
 * A `fetch` that gives up a line that has gone silent: the browser itself would wait for the rest of an answer
 * without end, and with it whoever asked, a sender of edits in all tabs. What comes slowly is waited for.
 */
export const movingFetch: typeof fetch = async (address, options) => {
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // To give up what has come to its end changes nothing.
  const wait = (leaving = 0) => {
    clearTimeout(timer)
    timer = setTimeout(() => ending.abort(), SILENT_MS + leaving / SLOWLY)
  }
  wait(typeof options?.body === 'string' ? options.body.length : 0)
  const answer = await fetch(address, { ...options, signal: ending.signal })
  // Read here and not piped on: of a piped answer Firefox tells the console that the page was left amidst it.
  const reader = answer.body?.getReader()
  const parts: Part[] = []
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    wait()
    parts.push(read.value)
  }
  return new Response(reader && new Blob(parts), answer)
}
