import { type Doc, isDoc } from '../document.ts'
import { CommandError, notImplemented } from '../errors.ts'
import { sameValue } from '../query/bsonOrder.ts'

/** An index as listIndexes shows it and the catalog stores it. */
export type IndexSpec = {
  v: 2
  key: Doc
  name: string
  unique?: boolean
  sparse?: boolean
  expireAfterSeconds?: number
  partialFilterExpression?: Doc
}

export const ID_INDEX: IndexSpec = { v: 2, key: { _id: 1 }, name: '_id_' }

/** Options that would change what the index means and that we cannot honour. */
const REFUSED = ['collation', 'weights', 'wildcardProjection', '2dsphereIndexVersion', 'bits']

/**
 * One entry of createIndexes, checked.
 * @throws CommandError CannotCreateIndex, NotImplemented
 */
export function parseIndexSpec(raw: unknown): IndexSpec {
  const { key, name, unique, sparse, expireAfterSeconds, partialFilterExpression, ...others } =
    isDoc(raw) ? raw : {}
  if (!isDoc(key) || Object.keys(key).length === 0 || typeof name !== 'string') {
    throw cannotCreate('an index needs a key and a name')
  }
  for (const [path, direction] of Object.entries(key)) {
    if (typeof direction === 'string') throw notImplemented(`a ${direction} index`)
    if (typeof direction !== 'number' || direction === 0) throw cannotCreate(`bad key '${path}'`)
    if (path.split('.').some(part => part === '' || part.startsWith('$'))) {
      throw cannotCreate(`bad field name '${path}'`)
    }
  }
  for (const option of REFUSED) {
    if (others[option] !== undefined) throw notImplemented(`the index option ${option}`)
  }
  const spec: IndexSpec = { v: 2, key, name }
  if (unique) spec.unique = true
  if (sparse) spec.sparse = true
  if (expireAfterSeconds !== undefined) {
    if (typeof expireAfterSeconds !== 'number' || !(expireAfterSeconds >= 0)) {
      throw cannotCreate('expireAfterSeconds must be a number of seconds, 0 or more')
    }
    if (Object.keys(key).length > 1 || '_id' in key) {
      throw cannotCreate('a TTL index has one field, and it is not _id')
    }
    spec.expireAfterSeconds = expireAfterSeconds
  }
  if (partialFilterExpression !== undefined) {
    if (!isDoc(partialFilterExpression)) throw cannotCreate('partialFilterExpression: an object')
    if (sparse) throw cannotCreate('sparse and partialFilterExpression exclude each other')
    spec.partialFilterExpression = partialFilterExpression
  }
  return spec
}

/** Whether two indexes are the same, in whatever order they are described. */
export const sameSpec = (a: IndexSpec, b: IndexSpec): boolean => sameValue(sorted(a), sorted(b))

const sorted = (spec: IndexSpec): Doc =>
  Object.fromEntries(Object.entries(spec).sort(([a], [b]) => (a < b ? -1 : 1)))

const cannotCreate = (why: string) => new CommandError('CannotCreateIndex', why)
