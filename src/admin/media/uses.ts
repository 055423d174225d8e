/** Where stored files are named: in fields for files, and in texts, under their own name or a copy's. */
import { FILE_LIST_SEPARATOR, isFileName, splitFileList } from '#contract/asset.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { anyCopyOf, stemsIn } from '#contract/storedName.ts'
import type { Values } from '#editing/edit.ts'
import { isSame } from '#editing/merge.ts'

/** A record, or what one is to become, with the values of its own fields. */
export interface Holder {
  collection: AnyCollection
  id: string
  title: string
  /** Of the record, or of its draft; `null` where the server has none yet. */
  revision: number | null
  isDraft: boolean
  values: Values
}

/** Who names which file, by its stem. */
export function usesOf(holders: readonly Holder[]): ReadonlyMap<string, Holder[]> {
  const uses = new Map<string, Holder[]>()
  for (const holder of holders) {
    for (const stem of new Set(stemsIn(JSON.stringify(holder.values)))) {
      uses.set(stem, [...(uses.get(stem) ?? []), holder])
    }
  }
  return uses
}

/**
 * The changes that name another file wherever these values name one: a text, a list, a picture in a text,
 * whichever of its copies is named there. A list that has both names the other one once.
 */
export function replacing(values: Values, name: string, by: string): Values {
  const named = anyCopyOf(name)
  const isFirst = (each: unknown, index: number, list: readonly unknown[]) =>
    each !== by || list.indexOf(by) === index
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced).filter(isFirst)
    if (typeof value !== 'string') return value
    const names = splitFileList(value)
    // In a text that is no list a picture may well stand twice.
    const isList = names.length > 1 && names.every(isFileName)
    if (!isList) return value.replace(named, by)
    return names
      .map(each => each.replace(named, by))
      .filter(isFirst)
      .join(FILE_LIST_SEPARATOR)
  }
  return Object.fromEntries(
    Object.entries(values)
      .map(([field, value]) => [field, replaced(value)] as const)
      .filter(([field, value]) => !isSame(value, values[field])),
  )
}
