/** The calls for records with a flag, which every page asks for by itself: visitors download this file first. */
import type { AnyCollection } from '../collection.ts'
import { listOf, read, recordOf, type Told } from './call.ts'
import { capitalise, labelIn } from './naming.ts'

/** The two calls for the records that a flag singles out. */
export const singledOutCalls = <C extends AnyCollection & { readonly singledOut: string }>(
  collection: C,
) => {
  const words = `${capitalise(collection.singledOut)}${collection.name}`
  const label = labelIn(collection, collection.singledOut)
  return {
    hasSingledOut: read(`have${words}`, `有沒有${label}`, {
      collection,
      finds: 'any singled out',
      output: { json: { type: 'boolean' } } as Told<boolean>,
    }),
    listSingledOut: read(`get${words}`, label, {
      collection,
      finds: 'singled out',
      output: listOf(recordOf(collection)),
    }),
  }
}

/** The call for the urgent records that are visible now. */
export const currentCall = <C extends AnyCollection & { readonly urgent: readonly string[] }>(
  collection: C,
) =>
  read(
    `getCurrent${collection.name}`,
    collection.urgent.map(field => labelIn(collection, field)).join('或'),
    { collection, finds: 'urgent', output: listOf(recordOf(collection)) },
  )
