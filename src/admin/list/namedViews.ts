/** Ways of looking at lists that somebody has named on this device. */
import type { AnyCollection } from '#contract/collection.ts'
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

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept && typeof kept === 'object' ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** Those of a list, in the order in which they were named. */
export function namedViews({ name }: AnyCollection): readonly NamedView[] {
  const kept = read()[name]
  return Array.isArray(kept) ? kept.filter(isNamed) : []
}

/** Keeps these of a list, in the place of those that it had. */
export function keepViews({ name }: AnyCollection, views: readonly NamedView[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [name]: views }))
  } catch {
    // Nothing can be kept here: they hold as long as the panel is open.
  }
}
