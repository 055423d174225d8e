/** Which pages of the site map nobody has written yet. */
import { blogItems, isWritten, type NavigationItem } from '#contract/navigation.ts'
import type { Values } from '#editing/edit.ts'

interface EmptyPage<V> {
  item: NavigationItem
  /** Its record, where there is one: an address has no other. */
  record: V | undefined
}

/** The pages of which visitors read that they are being written. @param records all of Blog */
export function emptyPages<V extends Values>(records: readonly V[]): EmptyPage<V>[] {
  const byAddress = new Map(records.map(record => [record.url, record]))
  return blogItems
    .map(item => ({ item, record: byAddress.get(item.href) }))
    .filter(({ record }) => !isWritten(record))
}
