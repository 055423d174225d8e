type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * An answered list without some fields of its records; also where lists stand in an object by kind.
 * What a list never shows would only make the page, and the phone's memory, heavier.
 */
export function withoutFields(answer: unknown, omitted: readonly string[]): unknown {
  if (Array.isArray(answer)) return answer.map(record => omit(record, omitted))
  if (!isObject(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, list]) => [key, withoutFields(list, omitted)]),
  )
}

function omit(record: unknown, omitted: readonly string[]): unknown {
  if (!isObject(record)) return record
  return Object.fromEntries(Object.entries(record).filter(([field]) => !omitted.includes(field)))
}
