import type { AnyCollection } from '#contract/collection.ts'
import type { Field } from '#contract/field.ts'
import { listedAs } from '../fields/cells.tsx'

export interface Column {
  name: string
  field: Field
}

/** What a list shows besides picture, title, order and switch where nobody has chosen: it fits on a laptop. */
const MOST = 3

/** Shown by a control of its own, or not worth a column. */
const apart = new Set(['enabled', 'publish_at', 'unpublish_at', 'sort_number'])

const placeOf = (field: Field): number => Number(listedAs(field)?.column ?? Infinity)

/** All columns that a list may have, from the declaration: what tells records apart at a glance comes first. */
export const columnsOf = ({ fields, title }: AnyCollection): Column[] =>
  Object.entries(fields)
    .map(([name, field]) => ({ name, field }))
    .filter(({ name, field }) => {
      const shown = listedAs(field)
      return shown && shown.column !== 'picture' && name !== title && !apart.has(name)
    })
    .sort((a, b) => placeOf(a.field) - placeOf(b.field))

const usual = (collection: AnyCollection): Column[] =>
  columnsOf(collection)
    .filter(({ field }) => placeOf(field) < Infinity)
    .slice(0, MOST)

/** The columns that are shown: those that were chosen, as far as there are any of them; else the usual ones. */
export function shownColumns(collection: AnyCollection, chosen?: readonly string[]): Column[] {
  if (chosen?.length === 0) return []
  const found = columnsOf(collection).filter(({ name }) => chosen?.includes(name))
  return found.length > 0 ? found : usual(collection)
}

/** The field whose picture stands before the title. */
export const pictureField = ({ fields }: AnyCollection): string | undefined =>
  Object.entries(fields).find(([, field]) => listedAs(field)?.column === 'picture')?.[0]
