import { type Doc, isDoc } from '../document.ts'

const INDEX = /^\d+$/
/** Whether a part of a path may name an element of a list. */
export const isArrayIndex = (segment: string): boolean => INDEX.test(segment)

/** A field of the document itself, nothing that every object has; `undefined` where it is missing. */
export const ownField = (doc: Doc, name: string): unknown =>
  Object.hasOwn(doc, name) ? doc[name] : undefined

/** A value a path reaches; `whole` when it is an element named by its index, never looked into. */
type Reached = { value: unknown; whole: boolean }

const MISSING: Reached = { value: undefined, whole: false }

/**
 * Every value that a dotted path reaches, going into each element of lists on the way (`items.sku`
 * reaches the sku of every item; `items.0` the first item). A document without the field gives
 * `undefined`. For keys, an element that can have no fields counts as one without the field.
 */
function reach(root: Doc, path: string, forKeys: boolean): Reached[] {
  const segments = path.split('.')
  const last = segments.length
  const scalar = forKeys ? [MISSING] : []

  const descend = (value: unknown, at: number, whole: boolean): Reached[] => {
    if (at === last) return [{ value, whole }]
    const segment = segments[at] as string
    if (isDoc(value)) return descend(ownField(value, segment), at + 1, false)
    if (!Array.isArray(value)) return [MISSING]
    if (!isArrayIndex(segment)) {
      return value.flatMap(item => (isDoc(item) ? descend(item, at, false) : scalar))
    }
    // `items.0` is the first item, and also the field '0' of every item.
    const hasField = (item: unknown) => isDoc(item) && (!forKeys || Object.hasOwn(item, segment))
    const named = value.filter(hasField).flatMap(item => descend(item, at, false))
    return Number(segment) < value.length
      ? [...element(value[Number(segment)], at + 1), ...named]
      : named
  }
  const element = (item: unknown, at: number): Reached[] =>
    at === last || isDoc(item) || Array.isArray(item) ? descend(item, at, true) : scalar

  return descend(root, 0, false)
}

const elements = ({ value, whole }: Reached): unknown[] =>
  Array.isArray(value) && !whole ? value : [value]

/** The values a path reaches, lists as they are. */
export const leavesAt = (root: Doc, path: string): unknown[] =>
  reach(root, path, false).map(reached => reached.value)

/** What a filter looks at: the values, and of a list also each of its elements. */
export function candidatesAt(root: Doc, path: string): unknown[] {
  return reach(root, path, false).flatMap(reached =>
    Array.isArray(reached.value) && !reached.whole
      ? [reached.value, ...reached.value]
      : [reached.value],
  )
}

/** What `distinct` lists and a TTL index looks at: elements in place of their list. */
export const elementsAt = (root: Doc, path: string): unknown[] =>
  reach(root, path, false).flatMap(elements)

/** Stands for an empty list, which sorts before null and is indexed apart from it. */
export const EMPTY_LIST = Symbol('empty list')

/** What a sort or an index sees: elements in place of their list; never nothing at all. */
export function keyValuesAt(root: Doc, path: string): unknown[] {
  const values = reach(root, path, true).flatMap(reached => {
    const found = elements(reached)
    return found.length > 0 ? found : [EMPTY_LIST]
  })
  return values.length > 0 ? values : [undefined]
}
