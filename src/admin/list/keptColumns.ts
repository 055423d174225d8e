/** Which columns of each list somebody has chosen on this device. */
import type { AnyCollection } from '#contract/collection.ts'

const KEY = 'listColumns'

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept && typeof kept === 'object' ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** The names of those chosen for that list; `undefined` where it has its usual ones. */
export function keptColumns({ name }: AnyCollection): readonly string[] | undefined {
  const kept = read()[name]
  return Array.isArray(kept) ? kept.map(String) : undefined
}

/** Keeps what was chosen for that list; of the usual columns, nothing. */
export function keepColumns({ name }: AnyCollection, chosen: readonly string[] | undefined): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [name]: chosen }))
  } catch {
    // Nothing can be kept here: it holds as long as the list is open.
  }
}
