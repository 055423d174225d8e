import type { AnyCollection } from '#contract/collection.ts'
import type { Field } from '#contract/field.ts'
import { controlOf } from '../fields/controls.ts'

interface Column {
  name: string
  field: Field
}

/** What a list shows besides picture, title, order and switch; more would not fit on a laptop. */
const MOST = 3

/** Shown by a control of its own, or not worth a column. */
const apart = new Set(['enabled', 'publish_at', 'unpublish_at', 'sort_number'])

const placeOf = (field: Field): number => Number(controlOf(field).column)

/** The columns of a list, from the declaration. */
export function columnsOf({ fields, title }: AnyCollection): Column[] {
  return Object.entries(fields)
    .map(([name, field]) => ({ name, field }))
    .filter(({ name, field }) => name !== title && !apart.has(name) && placeOf(field) > 0)
    .sort((a, b) => placeOf(a.field) - placeOf(b.field))
    .slice(0, MOST)
}

/** The field whose picture stands before the title. */
export const pictureField = ({ fields }: AnyCollection): string | undefined =>
  Object.entries(fields).find(([, field]) => controlOf(field).column === 'picture')?.[0]
