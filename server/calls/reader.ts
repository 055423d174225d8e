import { type AnyCollection, listOrder } from '#contract/collection'
import { type StoredRecord, toWire, type WireRecord } from '#contract/record'
import { visibleFilter } from '../mongo/visibleFilter'
import type { CallDependencies } from './call'

type Filter = Readonly<Record<string, unknown>>

/** How calls read lists: in wire shape and in the order lists come in. */
export function createReader({ repository, now }: Pick<CallDependencies, 'repository' | 'now'>) {
  async function records(collection: AnyCollection, filter: Filter): Promise<WireRecord[]> {
    const found = await repository.of(collection).list(filter)
    const order = listOrder(collection)
    const sortable = ({ id, created_at, values }: StoredRecord) => ({ id, created_at, ...values })
    return found
      .sort((a, b) => order(sortable(a), sortable(b)))
      .map(record => toWire(collection, record))
  }

  return {
    /** All that match, whoever may see them. */
    records,
    /** Those that a visitor may see now. */
    visible: (collection: AnyCollection, filter: Filter = {}): Promise<WireRecord[]> =>
      records(collection, { ...visibleFilter(collection, now()), ...filter }),
  }
}
