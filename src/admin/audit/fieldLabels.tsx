import { collections } from '#contract/collections/index'

/** What fields of a collection are called on screen; those that have no name are left out. */
export function fieldLabels(collection: string | null, names: readonly string[]): string[] {
  const fields = collections.find(({ name }) => name === collection)?.fields ?? {}
  return names.flatMap(name => fields[name]?.label ?? [])
}
