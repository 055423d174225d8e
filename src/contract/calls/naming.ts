/** What the calls about a field are called, and how they are put into words. Visitors download this. */
import type { AnyCollection } from '../collection.ts'

/** A field's name as a later part of a call's: `Code` of `code`. */
export const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What a person calls a field of the collection; its name where it has no such field. */
export const labelIn = ({ fields }: AnyCollection, field: string): string =>
  fields[field]?.label ?? field
