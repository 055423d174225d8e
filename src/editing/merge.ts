/** Merging by field, three ways: what the edit began from, what it wants, what the server has now. */
import type { Values } from './edit.ts'

/** A field that both sides changed, each to something else. */
export interface Clash {
  field: string
  base: unknown
  mine: unknown
  theirs: unknown
}

interface Merged {
  /** What is still to be changed. */
  changes: Values
  clashes: Clash[]
}

/** Empty texts, empty lists and nothing at all are the same to whoever looks at a form. */
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values of a field say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isNothing(a) && isNothing(b))) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]))
  }
  if (!isObject(a) || !isObject(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(key => isSame(a[key], b[key]))
}

/** One value that is both changes in one, where they are to different parts of an object. */
function joined(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return undefined
  const { changes, clashes } = merge(base, mine, theirs)
  return clashes.length > 0 ? undefined : { ...theirs, ...changes }
}

/**
 * Merges the fields of `mine`. What only one side changed is taken from it; what both changed alike
 * is no change any more.
 */
export function merge(base: Values, mine: Values, theirs: Values): Merged {
  const changes: Record<string, unknown> = {}
  const clashes: Clash[] = []
  for (const [field, wanted] of Object.entries(mine)) {
    if (isSame(wanted, theirs[field])) continue
    if (isSame(base[field], theirs[field])) {
      changes[field] = wanted
      continue
    }
    if (isSame(base[field], wanted)) continue
    const both = joined(base[field], wanted, theirs[field])
    changes[field] = both ?? wanted
    if (both === undefined) {
      clashes.push({ field, base: base[field], mine: wanted, theirs: theirs[field] })
    }
  }
  return { changes, clashes }
}

/** The values of those fields alone. */
export const pick = (values: Values, fields: Values): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fields).map(field => [field, values[field] ?? null]))

/** The changes that change something. */
export const effective = (base: Values, changes: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !isSame(base[field], value)),
  )
