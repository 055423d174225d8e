import { isDoc } from '../document.ts'

/** A copy whose lists and nested documents may be changed; scalars and BSON values are shared. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T
  if (!isDoc(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, v]) => [name, copyOf(v)])) as T
}
