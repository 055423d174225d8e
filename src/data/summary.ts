type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * An answered list with the named fields of its records alone, their ids, and what is known of the
 * files that these fields name; also where lists stand in an object by kind. What a list does not
 * show would only make the page heavier.
 */
export function onlyFields(answer: unknown, shown: readonly string[]): unknown {
  if (Array.isArray(answer)) return answer.map(record => summaryOf(record, shown))
  if (!isObject(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, list]) => [key, onlyFields(list, shown)]),
  )
}

function summaryOf(record: unknown, shown: readonly string[]): unknown {
  if (!isObject(record)) return record
  const summary = Object.fromEntries(
    Object.entries(record).filter(([field]) => field === 'id' || shown.includes(field)),
  )
  const named = new Set(Object.values(summary).flat())
  const assets = Object.entries(isObject(record.assets) ? record.assets : {})
  return { ...summary, assets: Object.fromEntries(assets.filter(([name]) => named.has(name))) }
}
