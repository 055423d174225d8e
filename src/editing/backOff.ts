/** How long to wait before the next try. */
const FIRST_MS = 1_000
const LONGEST_MS = 5 * 60_000

/**
 * Twice as long after each try, up to five minutes; half of it by chance, so that a hundred offices do
 * not come back in the same second. The server's own word is never undercut.
 * @param attempts how often it was tried; 1 or more
 * @param retryAfter what the server asked for, in seconds
 * @param random from 0 up to 1
 * @returns milliseconds
 */
export function backOff(attempts: number, retryAfter: number | undefined, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20))
  const chance = full / 2 + (full / 2) * random
  return Math.max(chance, (retryAfter ?? 0) * 1_000)
}
