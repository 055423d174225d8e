import { Query } from 'mingo/query'
import type { Doc } from '../document.ts'
import { copyOf } from './copying.ts'
import { asBadValue } from './filter.ts'
import { mingoOptions } from './operators.ts'

const isPlainSwitch = ([path, value]: [string, unknown]) =>
  !path.includes('.') && (value === 0 || value === 1 || typeof value === 'boolean')

/**
 * Applies the `projection` of a find. Names switched on or off, the usual case, are done here without
 * copying; everything else is mingo's, on copies, since it removes nested fields in place.
 * @throws CommandError BadValue for a projection that mixes or does not exist
 */
export function project(docs: readonly Doc[], projection: Doc, filter: Doc): Doc[] {
  const entries = Object.entries(projection)
  if (entries.length === 0) return [...docs]
  const names = entries.filter(([path]) => path !== '_id')
  const switches = new Set(names.map(([, value]) => Boolean(value)))
  if (!entries.every(isPlainSwitch) || switches.size > 1) {
    return asBadValue(() =>
      new Query(filter, mingoOptions).find<Doc>(docs.map(copyOf), projection).all(),
    )
  }
  const including = names.length > 0 ? switches.has(true) : Boolean(projection._id)
  const listed = new Set(entries.filter(([, value]) => including === Boolean(value)).map(e => e[0]))
  if (including && projection._id === undefined) listed.add('_id')
  return docs.map(doc =>
    Object.fromEntries(Object.entries(doc).filter(([name]) => listed.has(name) === including)),
  )
}
