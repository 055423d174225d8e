import type { Doc } from '../document.ts'
import { immutableId } from '../errors.ts'
import { sameValue } from '../query/bsonOrder.ts'
import { copyOf } from '../query/copying.ts'
import { conditionsOf } from '../query/filter.ts'
import { placeAt } from './place.ts'
import type { Update } from './update.ts'

/**
 * The document an upsert inserts: what the filter says by equality, then the update. Of a
 * replacement's filter only `_id` counts.
 * @throws CommandError ImmutableField when filter and update disagree on `_id`
 */
export function upsertedDocument(filter: Doc, update: Update): Doc {
  const seed: Doc = {}
  for (const { path, operator, operand } of conditionsOf(filter)) {
    if (operator !== '$eq' || (update.isReplacement && path !== '_id')) continue
    placeAt(seed, path, 'create').set(copyOf(operand))
  }
  const doc = update.apply(seed, true)
  if (seed._id !== undefined && !sameValue(seed._id, doc._id)) throw immutableId()
  if (doc._id !== undefined) return doc
  const { _id: _missing, ...fields } = doc
  return fields
}
