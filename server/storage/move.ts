/**
 * Moves files from one storage to another. What must always hold: nothing is removed before everything
 * was read back from where it went; whoever is interrupted begins again, and what is there already
 * is not sent again.
 */
import pLimit from 'p-limit'
import { isStoredName } from '#contract/storedName.ts'
import type { Storage } from './storage.ts'

/** Files on their way at once, each of 20 MB at most. */
const AT_ONCE = 4

interface Moved {
  /** Files that were sent. */
  sent: number
  /** Bytes that were sent. */
  bytes: number
  /** Files that were there already. */
  there: number
  /** Files that were removed from where they came from. */
  removed: number
}

/**
 * @param isKept whether the files also stay where they are
 * @throws Error where a file reads differently after it was sent; then nothing is removed
 */
export async function moveFiles(from: Storage, to: Storage, isKept: boolean): Promise<Moved> {
  const inTurn = pLimit(AT_ONCE)
  const there = new Set((await to.list()).map(({ name }) => name))
  const names = (await from.list()).map(({ name }) => name).filter(isStoredName)
  const missing = names.filter(name => !there.has(name))
  const sizes = await Promise.all(missing.map(name => inTurn(() => send(name, from, to))))
  const removed = isKept ? [] : names
  await Promise.all(removed.map(name => inTurn(() => from.remove(name))))
  return {
    sent: missing.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    there: names.length - missing.length,
    removed: removed.length,
  }
}

async function send(name: string, from: Storage, to: Storage): Promise<number> {
  const bytes = await from.get(name)
  // Removed since it was listed: nothing named it.
  if (!bytes) return 0
  await to.put(name, bytes)
  const arrived = await to.get(name)
  if (!arrived || Buffer.compare(bytes, arrived) !== 0) {
    throw new Error(`${name} does not read as it was sent; nothing was removed.`)
  }
  return bytes.byteLength
}
