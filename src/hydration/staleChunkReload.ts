/**
 * A part of the site that cannot be fetched any more: its version may be gone from the server. Then the
 * page is loaded again, once, and only where the server itself says that the file is not there; an
 * answer of anybody else, or none, is a line that is down, which no loading mends.
 */
import { Failure } from '#contract/failure.ts'
import { HEALTH_ADDRESS } from '#contract/health.ts'
import { hasUnsaved } from '#editing/unsaved.ts'

const KEY = 'healed'
/** A second loading in this time would be a circle. */
const AGAIN_MS = 60_000
const ADDRESS = /https?:\/\/\S+\.js\b/

/** Ends in a loaded page, or rejects with a failure that the page can show. */
export async function reloadStaleChunk(cause: unknown): Promise<never> {
  if (!hasUnsaved() && !wasHealed() && (await isGone(cause))) {
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
    await new Promise(() => undefined)
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

async function isGone(cause: unknown): Promise<boolean> {
  const [address] = ADDRESS.exec(cause instanceof Error ? cause.message : '') ?? []
  try {
    // Not every browser names the file.
    if (address) return (await fetch(address, { cache: 'no-store' })).status === 404
    return (await (await fetch(HEALTH_ADDRESS, { cache: 'no-store' })).text()) === 'ok'
  } catch {
    return false
  }
}
