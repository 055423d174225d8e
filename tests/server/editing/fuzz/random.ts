/** A source of chance that tells the same story again for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** From 0 up to 1. */
    next,
    below: (limit: number): number => Math.floor(next() * limit),
    chance: (likelihood: number): boolean => next() < likelihood,
    /** An id for a record. */
    id: (): string =>
      Array.from({ length: 24 }, () => Math.floor(next() * 16).toString(16)).join(''),
    pick: <T>(among: readonly T[]): T => among[Math.floor(next() * among.length)] as T,
  }
}

export type Random = ReturnType<typeof createRandom>
