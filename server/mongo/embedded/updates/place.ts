import { type Doc, isDoc } from '../document'
import { CommandError } from '../errors'
import { isArrayIndex, ownField } from '../query/paths'

/** Lists are padded with null up to a set index; beyond this it is a mistake, not a list. */
const MAX_PADDING = 10_000

/** A field of a document or an element of a list, as something that can be read and written. */
export type Place = {
  path: string
  value: unknown
  exists: boolean
  inList: boolean
  set(value: unknown): void
  unset(): void
}

/**
 * Finds the place a concrete path (no `$`) names in a document that may be changed.
 * @param create make missing documents on the way; otherwise a missing way gives undefined
 * @throws CommandError PathNotViable when the way leads through a scalar and `create` is set
 */
export function placeAt(root: Doc, path: string, create: boolean): Place | undefined {
  const segments = path.split('.')
  const last = segments.pop() as string
  let parent: unknown = root
  for (const segment of segments) {
    const child = childOf(parent, segment)
    if (child !== undefined || !create) parent = child
    else {
      const made: Doc = {}
      putChild(parent, segment, made, path)
      parent = made
    }
  }
  const holder = parent
  if (!isDoc(holder) && !Array.isArray(holder)) {
    if (create) throw notViable(path)
    return undefined
  }
  if (Array.isArray(holder) && !isArrayIndex(last)) {
    if (create) throw notViable(path)
    return undefined
  }
  const value = childOf(holder, last)
  return {
    path,
    value,
    exists: value !== undefined,
    inList: Array.isArray(holder),
    set: next => putChild(holder, last, next, path),
    unset: () => {
      // MongoDB leaves the other elements where they are.
      if (Array.isArray(holder)) holder[Number(last)] = null
      else delete holder[last]
    },
  }
}

function childOf(parent: unknown, segment: string): unknown {
  if (Array.isArray(parent)) return isArrayIndex(segment) ? parent[Number(segment)] : undefined
  return isDoc(parent) ? ownField(parent, segment) : undefined
}

function putChild(parent: unknown, segment: string, value: unknown, path: string): void {
  if (isDoc(parent) && segment !== '__proto__') parent[segment] = value
  else if (Array.isArray(parent) && isArrayIndex(segment)) {
    const index = Number(segment)
    if (index > parent.length + MAX_PADDING) throw notViable(path)
    while (parent.length < index) parent.push(null)
    parent[index] = value
  } else throw notViable(path)
}

const notViable = (path: string) =>
  new CommandError('PathNotViable', `Cannot create field '${path}' in the document as it is`)
