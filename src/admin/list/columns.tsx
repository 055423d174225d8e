import type { AnyCollection } from '#contract/collection'
import type { Field, FieldKind } from '#contract/field'
import { controlOf } from '../fields/controls'

export interface Column {
  name: string
  field: Field
}

/** What a list shows besides picture, title, order and switch; more would not fit on a laptop. */
const MOST = 3

/** What tells records apart at a glance comes first. */
const order: readonly FieldKind[] = ['choice', 'stamp', 'dateTime', 'text', 'flag', 'link']

/** Shown by a control of its own, or not worth a column. */
const apart = new Set(['enabled', 'publish_at', 'unpublish_at', 'sort_number'])

/** The columns of a list, from the declaration. */
export function columnsOf({ fields, title }: AnyCollection): Column[] {
  return Object.entries(fields)
    .map(([name, field]) => ({ name, field }))
    .filter(({ name, field }) => name !== title && !apart.has(name) && order.includes(field.kind))
    .filter(({ field }) => controlOf(field).Cell)
    .sort((a, b) => order.indexOf(a.field.kind) - order.indexOf(b.field.kind))
    .slice(0, MOST)
}

/** The field whose picture stands before the title. */
export const pictureField = ({ fields }: AnyCollection): string | undefined =>
  Object.entries(fields).find(([, { kind }]) => kind === 'image')?.[0]
