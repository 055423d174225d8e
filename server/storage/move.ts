/**
 * Moves files from one storage to another. What must always hold: nothing is removed before everything
 * was read back from where it went, also what was there before; whoever is interrupted begins again, and
 * what is there already is not sent again.
 */
import pLimit from 'p-limit'
import { isStoredName } from '#contract/storedName.ts'
import { contentName } from './contentName.ts'
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
  const sizes = await Promise.all(
    names.map(name =>
      inTurn(async () => {
        // A name says nothing of what lies there: before a file goes from here, both are read.
        if (there.has(name) && (isKept || (await isSafe(name, from, to)))) return undefined
        return send(name, from, to)
      }),
    ),
  )
  const sent = sizes.filter(size => size !== undefined)
  const removed = isKept ? [] : names
  await Promise.all(removed.map(name => inTurn(() => from.remove(name))))
  return {
    sent: sent.length,
    bytes: sent.reduce((sum, size) => sum + size, 0),
    there: names.length - sent.length,
    removed: removed.length,
  }
}

const isSame = (bytes: Uint8Array, others: Uint8Array | undefined): boolean =>
  others !== undefined && Buffer.compare(bytes, others) === 0

/** Whether what lies there is the file, or, where the two differ, the one that its name was made from. */
async function isSafe(name: string, from: Storage, to: Storage): Promise<boolean> {
  const [here, there] = await Promise.all([from.get(name), to.get(name)])
  if (!there) return false
  return !here || isSame(here, there) || name.startsWith(contentName(there))
}

async function send(name: string, from: Storage, to: Storage): Promise<number> {
  const bytes = await from.get(name)
  // Removed since it was listed: nothing named it.
  if (!bytes) return 0
  await to.put(name, bytes)
  if (!isSame(bytes, await to.get(name))) {
    throw new Error(`${name} does not read as it was sent; nothing was removed.`)
  }
  return bytes.byteLength
}
