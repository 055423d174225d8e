/** Collections whose lists and forms are made of other parts: the rest repeats what these have shown. */
import type { AnyCollection } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import { isLong } from './storms.ts'

/** The parts: how each field is asked for and shown, what orders a list, who switches a record on. */
function partsOf({ fields, variants = [], ...rest }: AnyCollection): string[] {
  const all = [fields, ...variants.map(variant => variant.fields)].flatMap(each =>
    Object.values(each),
  )
  return [
    ...all.map(field => field.kind + ('holds' in field ? field.holds : '')),
    `by ${rest.order}`,
    rest.publishing ? 'published' : 'always there',
  ]
}

function withNewParts(): AnyCollection[] {
  const seen = new Set<string>()
  return collections.filter(collection => {
    const isNew = partsOf(collection).some(part => !seen.has(part))
    for (const part of partsOf(collection)) seen.add(part)
    return isNew
  })
}

/**
 * What a rule over every collection's list and form goes through: each that has a part which none before it
 * has, of a field's kind, an order or a switch; all of them in the long run.
 */
export const unlike: readonly AnyCollection[] = isLong ? collections : withNewParts()
