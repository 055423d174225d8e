/** Which columns of each list somebody has chosen on this device. */
import type { AnyCollection } from '#contract/collection.ts'
import { keepForList, keptForList } from './listChoice.ts'

const KEY = 'listColumns'

/** The names of those chosen for that list; `undefined` where it has its usual ones. */
export function keptColumns({ name }: AnyCollection): readonly string[] | undefined {
  const kept = keptForList(KEY, name)
  return Array.isArray(kept) ? kept.map(String) : undefined
}

/** Keeps what was chosen for that list; of the usual columns, nothing. */
export const keepColumns = ({ name }: AnyCollection, chosen: readonly string[] | undefined): void =>
  keepForList(KEY, name, chosen)
