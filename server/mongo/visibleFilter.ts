import type { AnyCollection } from '#contract/collection'
import { type Condition, visibleWhen } from '#contract/visibility'

function asQuery(condition: Condition): Record<string, unknown> {
  const { field } = condition
  if ('is' in condition) return { [field]: condition.is }
  const bound =
    'emptyOrAfter' in condition
      ? { $gt: condition.emptyOrAfter }
      : { $lte: condition.emptyOrNotAfter }
  return { $or: [{ [field]: null }, { [field]: bound }] }
}

/** What a visitor may see of a collection at `now`, as a query. */
export function visibleFilter(collection: AnyCollection, now: Date): Record<string, unknown> {
  const conditions = visibleWhen(collection, now).map(asQuery)
  return conditions.length > 0 ? { $and: conditions } : {}
}
