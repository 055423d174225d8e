import { isDoc, type Doc } from '../document'

const INDEX = /^\d+$/
export const isArrayIndex = (segment: string): boolean => INDEX.test(segment)

export const ownField = (doc: Doc, name: string): unknown =>
  Object.hasOwn(doc, name) ? doc[name] : undefined

/**
 * Every value that a dotted path reaches, going into each element of arrays on the way (`items.sku`
 * reaches the sku of every item; `items.0` the first item). A document without the field gives
 * `undefined`; an array of scalars on the way gives nothing. A list at the end is given as it is.
 */
export function leavesAt(root: Doc, path: string): unknown[] {
  const segments = path.split('.')
  const leaves: unknown[] = []
  const descend = (value: unknown, at: number): void => {
    const segment = segments[at]
    if (segment === undefined) leaves.push(value)
    else if (isDoc(value)) descend(ownField(value, segment), at + 1)
    else if (Array.isArray(value)) {
      if (isArrayIndex(segment) && Number(segment) < value.length) {
        descend(value[Number(segment)], at + 1)
      }
      for (const item of value) if (isDoc(item)) descend(item, at)
    } else leaves.push(undefined)
  }
  descend(root, 0)
  return leaves
}

/** As leavesAt, and a list at the end also gives each of its elements: what a filter looks at. */
export function candidatesAt(root: Doc, path: string): unknown[] {
  return leavesAt(root, path).flatMap(leaf => (Array.isArray(leaf) ? [leaf, ...leaf] : [leaf]))
}

/** The values an index or `distinct` sees: elements in place of their list. */
export function elementsAt(root: Doc, path: string): unknown[] {
  return leavesAt(root, path).flat()
}
