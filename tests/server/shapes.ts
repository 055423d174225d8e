import type { AnyCollection } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import { isLong } from '../setup/storms.ts'

const shapeOf = ({ fields }: AnyCollection) => JSON.stringify(fields)

const isFirstOfShape = (collection: AnyCollection, index: number) =>
  collections.findIndex(other => shapeOf(other) === shapeOf(collection)) === index

/**
 * What a suite over every collection goes through: one of each shape, for the kinds of courses are declared
 * as one and nothing in the server knows them apart; all of them in the long run.
 */
export const shapes: readonly AnyCollection[] = isLong
  ? collections
  : collections.filter(isFirstOfShape)

/** The same for `test.each`. */
export const namedShapes = shapes.map(collection => [collection.name, collection] as const)
