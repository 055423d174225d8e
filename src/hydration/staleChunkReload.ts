/**
 * A part of the site that cannot be fetched any more: its version may be gone from the server, or the browser may
 * remember a line that was down once, and ask for the part no more for as long as the page is open. Then the page is
 * loaded again, once: where the server itself says that the file is not there, or has it though it failed before,
 * and somebody presses something. An answer of anybody else, or none, is a line that is down, which no loading mends.
 */
import { Failure } from '#contract/failure.ts'
import { HEALTH_ADDRESS } from '#contract/health.ts'
import { hasUnsaved } from '#editing/unsaved.ts'

const KEY = 'healed'
/** A second loading in this time would be a circle. */
const AGAIN_MS = 60_000
/** Whoever is still here then has stayed. */
const LOADING_MS = 10_000
const ADDRESS = /https?:\/\/\S+\.js\b/
const SCRIPT = /javascript/

/** Ends in a page that is loaded again, or rejects with a failure that the page can show. */
export async function reloadStaleChunk(cause: unknown): Promise<never> {
  // One may type while the server is asked.
  if (!wasHealed() && (await isLost(cause)) && !hasUnsaved()) {
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
    // The browser may ask whether to leave what is not sent, and one stays.
    await new Promise(resolve => setTimeout(resolve, LOADING_MS))
  }
  throw new Failure('unreachable', { cause })
}

function wasHealed(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN_MS
  } catch {
    // Where nothing can be noted, nothing may be repeated.
    return true
  }
}

/** The parts that could not be fetched: one that fails again may be remembered. */
const failed = new Set<string>()

/** Not whoever's pointer or finger comes upon a link on its way, of which the part is fetched ahead. */
const isPressing = (): boolean => navigator.userActivation?.isActive ?? false

async function isLost(cause: unknown): Promise<boolean> {
  const [address] = ADDRESS.exec(cause instanceof Error ? cause.message : '') ?? []
  const hasPressed = isPressing()
  try {
    // Not every browser names the file.
    if (address) {
      // Once is no sign of that: somebody who leaves for another page ends what is being fetched for this one.
      const isAgain = failed.has(address)
      failed.add(address)
      const { status, headers } = await fetch(address, { cache: 'no-store' })
      if (status === 404) return true
      if (!isAgain) return false
      const isThere = status === 200 && SCRIPT.test(headers.get('content-type') ?? '')
      // A finger has been lifted by now: what was fetched ahead at its touch is what it pressed.
      return isThere && (hasPressed || isPressing())
    }
    return (await (await fetch(HEALTH_ADDRESS, { cache: 'no-store' })).text()) === 'ok'
  } catch {
    return false
  }
}
