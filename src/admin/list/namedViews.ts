/** Ways of looking at lists that somebody has named on this device. */
import type { AnyCollection } from '#contract/collection.ts'
import { keepForList, keptForList } from './listChoice.ts'
import type { ListAddress } from './listView.ts'

export interface NamedView {
  readonly name: string
  readonly address: ListAddress
}

const KEY = 'listViews'

const isNamed = (kept: unknown): kept is NamedView =>
  typeof kept === 'object' &&
  kept !== null &&
  'name' in kept &&
  typeof kept.name === 'string' &&
  'address' in kept &&
  typeof kept.address === 'object' &&
  kept.address !== null

/** Those of a list, in the order in which they were named. */
export function namedViews({ name }: AnyCollection): readonly NamedView[] {
  const kept = keptForList(KEY, name)
  return Array.isArray(kept) ? kept.filter(isNamed) : []
}

/** Keeps these of a list, in the place of those that it had. */
export const keepViews = ({ name }: AnyCollection, views: readonly NamedView[]): void =>
  keepForList(KEY, name, views)
