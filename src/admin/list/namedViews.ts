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

/** Changes those of a list, as they are kept now: another tab may have named some since. @returns what is kept */
export function changeViews(
  collection: AnyCollection,
  change: (views: readonly NamedView[]) => readonly NamedView[],
): readonly NamedView[] {
  const views = change(namedViews(collection))
  keepForList(KEY, collection.name, views)
  return views
}
