import type { Field } from '#contract/field.ts'
import type { WireRecord } from '#contract/record.ts'
import type { Values } from '#editing/edit.ts'
import type { ShownDraft } from '../drafts/useDrafts.ts'
import { typedValue } from '../fields/controls.ts'

/** What a form begins with. */
export interface FormRecord {
  /** The record as it is shown; what a new one begins with, where there is none. */
  values: Values
  /** The record's id; `undefined` for a new one. */
  id: string | undefined
  /** The record as the server has it, where it does: the newest, not what the form began with. */
  onServer: WireRecord | undefined
  /** What the record is to become, where that is kept beside it. */
  draft: ShownDraft | undefined
  /** Whether a new one begins with more than its defaults, as a copy does. */
  isBegun: boolean
}

/** With a draft it is the draft that one goes on with. */
export const beginningOf = ({ values, draft }: FormRecord): Values => ({
  ...values,
  ...draft?.values,
})

/** Without what is empty. */
export const given = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  )

/** Values as a call takes them. */
export function onWire(fields: Readonly<Record<string, Field>>, values: Values): Values {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    typedValue(field, values[name]),
  ])
  return Object.fromEntries(entries)
}
