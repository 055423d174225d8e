import { Query } from 'mingo/query'
import type { Options } from 'mingo/types'
import { type Doc, isDoc } from '../document.ts'
import { CommandError } from '../errors.ts'
import { leavesAt } from './paths.ts'

const COMBINING = new Set(['$and', '$or', '$nor'])

/**
 * `$elemMatch`: some element of the list fulfils all conditions; fields are asked of documents only,
 * and an element that is a list itself is not looked into.
 */
export function $elemMatch(path: string, conditions: unknown, options: Options) {
  if (!isDoc(conditions)) throw new CommandError('BadValue', '$elemMatch needs an Object')
  const test = elementTest(conditions, options)
  return (doc: Doc) => leavesAt(doc, path).some(leaf => Array.isArray(leaf) && leaf.some(test))
}

function elementTest(conditions: Doc, options: Options): (element: unknown) => boolean {
  const names = Object.keys(conditions)
  const onValue = names.length > 0 && names.every(n => n.startsWith('$') && !COMBINING.has(n))
  if (!onValue) {
    const query = new Query(conditions, options)
    return element => isDoc(element) && query.test(element)
  }
  const byName = new Query({ e: conditions }, options)
  // A value named by its index is taken whole: `1` does not find the element [1].
  const byIndex = new Query({ 'e.0': conditions }, options)
  return element =>
    Array.isArray(element) ? byIndex.test({ e: [element] }) : byName.test({ e: element })
}
