/**
 * Takes turns per key within this process. It guards nothing (the revision in every update does,
 * also against other processes); it only saves edits of one record from racing each other in vain.
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(key)
    const mine = before ? before.then(work, work) : work()
    const settled = mine.catch(() => undefined)
    last.set(key, settled)
    try {
      return await mine
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
