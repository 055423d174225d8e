import { type Doc, isDoc } from '../document.ts'
import { CommandError } from '../errors.ts'
import { isArrayIndex, ownField } from '../query/paths.ts'

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

/** What to do on the way: make what is missing, refuse what no way can lead through, or neither. */
export type Way = 'create' | 'strict' | 'lenient'

/**
 * Finds the place a concrete path (no `$`) names in a document that may be changed.
 * @returns undefined where the way ends before the place (never with 'create')
 * @throws CommandError PathNotViable when a scalar or list stands in the way, unless 'lenient'
 */
export function placeAt(root: Doc, path: string, way: 'create'): Place
export function placeAt(root: Doc, path: string, way: Way): Place | undefined
export function placeAt(root: Doc, path: string, way: Way): Place | undefined {
  const segments = path.split('.')
  const last = segments.pop() as string
  let parent: unknown = root
  for (const segment of segments) {
    if (parent === undefined) return undefined
    if (!canHold(parent, segment) && way !== 'lenient') throw notViable(path)
    const child = childOf(parent, segment)
    if (child !== undefined || way !== 'create') parent = child
    else {
      const made: Doc = {}
      putChild(parent, segment, made, path)
      parent = made
    }
  }
  const holder = parent
  if (holder === undefined) return undefined
  if (!canHold(holder, last)) {
    if (way !== 'lenient') throw notViable(path)
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

const canHold = (parent: unknown, segment: string): parent is Doc | unknown[] =>
  isDoc(parent) || (Array.isArray(parent) && isArrayIndex(segment))

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
