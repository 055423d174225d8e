/** How a form is divided: by what its fields are about, where there is more of it than one looks over. */
import type { Field } from '#contract/field.ts'
import { type Group, groupWords } from '#contract/kinds/group.ts'
import { groupOf } from '#contract/kinds/index.ts'

/** Fewer fields are seen at once. */
const FEWEST_DIVIDED = 8

/** Fewer fields are reached without a list of where they are. */
const FEWEST_LISTED = 10

export interface FieldGroup {
  group: Group
  fields: readonly (readonly [string, Field])[]
}

/** The groups that have fields, in their order; none where all stand together. */
export function fieldGroups(fields: Readonly<Record<string, Field>>): FieldGroup[] {
  const all = Object.entries(fields)
  if (all.length < FEWEST_DIVIDED) return []
  const groups = (Object.keys(groupWords) as Group[])
    .map(group => ({ group, fields: all.filter(([, field]) => groupOf(field) === group) }))
    .filter(each => each.fields.length > 0)
  return groups.length > 1 ? groups : []
}

/** Whether a table of contents is worth its place. */
export const isListed = (groups: readonly FieldGroup[]): boolean =>
  groups.length > 2 && groups.flatMap(({ fields }) => fields).length >= FEWEST_LISTED
