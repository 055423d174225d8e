/**
 * Who sees what, stated once: the conditions under which a visitor sees a record of a collection
 * with publishing. The server's queries are made from the same conditions as `isVisible`.
 */
export type Condition =
  | { readonly field: string; readonly is: boolean }
  | { readonly field: string; readonly emptyOrNotAfter: Date }
  | { readonly field: string; readonly emptyOrAfter: Date }

/** All must hold at `now`; a record without publishing fields is visible unless deleted. */
export function visibleWhen(collection: { publishing: boolean }, now: Date): Condition[] {
  if (!collection.publishing) return []
  return [
    { field: 'enabled', is: true },
    { field: 'publish_at', emptyOrNotAfter: now },
    { field: 'unpublish_at', emptyOrAfter: now },
  ]
}

const toMoment = (value: unknown): number | undefined => {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' ? Date.parse(value) : undefined
}

/** Whether one condition holds for a record, stored (dates) or as on the wire (ISO 8601). */
function holds(condition: Condition, record: Readonly<Record<string, unknown>>): boolean {
  const value = record[condition.field]
  if ('is' in condition) return value === condition.is
  const moment = toMoment(value)
  if (moment === undefined) return true
  return 'emptyOrAfter' in condition
    ? moment > condition.emptyOrAfter.getTime()
    : moment <= condition.emptyOrNotAfter.getTime()
}

/** Whether a visitor sees the record at `now`. */
export function isVisible(
  collection: { publishing: boolean },
  record: Readonly<Record<string, unknown>>,
  now: Date,
): boolean {
  if (record.deleted_at) return false
  return visibleWhen(collection, now).every(condition => holds(condition, record))
}
