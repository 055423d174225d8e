import type { Doc } from '../document.ts'
import { CommandError, notImplemented } from '../errors.ts'
import { compareValues } from './bsonOrder.ts'
import { EMPTY_LIST, keyValuesAt } from './paths.ts'

/** What a document is sorted by: of a list, its least element, or its greatest if descending. */
function sortKey(doc: Doc, path: string, direction: number): unknown {
  let best: { value: unknown } | undefined
  for (const value of keyValuesAt(doc, path)) {
    if (best === undefined || compareKeys(value, best.value) * direction < 0) best = { value }
  }
  return best?.value
}

function compareKeys(a: unknown, b: unknown): number {
  if (a === EMPTY_LIST || b === EMPTY_LIST)
    return Number(b === EMPTY_LIST) - Number(a === EMPTY_LIST)
  return compareValues(a, b)
}

/**
 * A new list in the order of a MongoDB sort document (`{ sort_number: 1, _id: -1 }`); equal documents
 * keep their order.
 * @throws CommandError BadValue for a direction other than 1 or -1
 */
export function sortDocuments(docs: readonly Doc[], spec: Doc): Doc[] {
  const fields = Object.entries(spec).map(([path, direction]) => {
    if (typeof direction === 'object') throw notImplemented(`sorting '${path}' by $meta`)
    if (direction !== 1 && direction !== -1) {
      throw new CommandError('BadValue', `Illegal sort direction for '${path}': ${direction}`)
    }
    return { path, direction }
  })
  const keyed = docs.map(doc => ({
    doc,
    keys: fields.map(({ path, direction }) => sortKey(doc, path, direction)),
  }))
  keyed.sort((a, b) => {
    for (let i = 0; i < fields.length; i++) {
      const result = compareKeys(a.keys[i], b.keys[i])
      if (result !== 0) return result * (fields[i]?.direction ?? 1)
    }
    return 0
  })
  return keyed.map(entry => entry.doc)
}
