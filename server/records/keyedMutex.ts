import { inTime } from '../database/inTime.ts'

/** Work that waits for a database which froze does not hold up what could be done by another one. */
const TURN_MS = 1_000

/**
 * Takes turns per key within this process. It guards nothing (the revision in every update does,
 * also against other processes); it only saves edits of one record from racing each other in vain.
 */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>()
  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(key)
    const mine = before ? before.then(work) : work()
    const over = async () => {
      await before
      await inTime(() => mine, TURN_MS)
    }
    const settled = over().catch(() => undefined)
    last.set(key, settled)
    try {
      return await mine
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
