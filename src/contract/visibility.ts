/** Who sees what, stated once: when a visitor sees a record of a collection with publishing. */

/** Milliseconds of a moment, stored or as on the wire; `undefined` where there is none. */
export const toMoment = (value: unknown): number | undefined => {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' ? Date.parse(value) : undefined
}

/**
 * Whether a visitor sees the record at `now`: it is enabled, and in its publishing time where it has one.
 * One without publishing fields is visible unless it is deleted.
 * @param record stored (dates) or as on the wire (ISO 8601)
 */
export function isVisible(
  { publishing }: { publishing: boolean },
  record: Readonly<Record<string, unknown>>,
  now: Date,
): boolean {
  if (record.deleted_at) return false
  if (!publishing) return true
  const from = toMoment(record.publish_at) ?? Number.NEGATIVE_INFINITY
  const until = toMoment(record.unpublish_at) ?? Number.POSITIVE_INFINITY
  return record.enabled === true && from <= now.getTime() && now.getTime() < until
}
