import type { Doc } from '../document'
import { CommandError } from '../errors'
import { sameValue } from '../query/bsonOrder'
import { copyOf } from '../query/copying'
import { conditionsOf } from '../query/filter'
import { placeAt } from './place'
import type { Update } from './update'

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
  if (seed._id !== undefined && !sameValue(seed._id, doc._id)) {
    throw new CommandError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    )
  }
  if (doc._id !== undefined) return doc
  const { _id: _missing, ...fields } = doc
  return fields
}
