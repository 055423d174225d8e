import { useRef } from 'react'
import { type AnyCollection, fieldsFor } from '#contract/collection.ts'
import type { Values } from '#editing/edit.ts'

/**
 * What a choice puts in place of values that it makes mean something else: a text is no list of
 * pictures. What stood there comes back with the choice.
 * @param begun what the form began with
 * @param shown what stands in it
 */
export function useSwapped(collection: AnyCollection, begun: Values, shown: Values) {
  /** Values that a choice has put aside, by their field and its kind. */
  const aside = useRef(new Map<string, unknown>())
  return (name: string, value: unknown): Values => {
    const fields = fieldsFor(collection, shown)
    const next = fieldsFor(collection, { ...shown, [name]: value })
    const first = fieldsFor(collection, begun)
    const others = Object.keys(fields).filter(each => fields[each]?.kind !== next[each]?.kind)
    return Object.fromEntries(
      others.map(each => {
        const [kind, newKind] = [fields[each]?.kind, next[each]?.kind]
        aside.current.set(`${each} ${kind}`, shown[each])
        const own = first[each]?.kind === newKind ? begun[each] : null
        return [each, aside.current.get(`${each} ${newKind}`) ?? own]
      }),
    )
  }
}
