import type { Field } from '#contract/field.ts'
import type { WireRecord } from '#contract/record.ts'
import type { Values } from '#editing/edit.ts'
import { effective, pick } from '#editing/merge.ts'
import type { Typed } from '#editing/outbox/unsavedForms.ts'
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

/**
 * What was typed into a form, as it is kept: what a new record began with stands nowhere else.
 * @param saved what a new record was saved as, where `typed` is what was typed since
 */
export function typedInto(begun: FormRecord, typed: Values, saved?: Values): Typed {
  const { id, onServer, draft } = begun
  if (Object.keys(typed).length === 0) return { values: typed }
  if (id === undefined && !saved) return { values: { ...given(begun.values), ...typed } }
  const held = draft && { ...draft, values: only(draft.values, name => name in typed) }
  // One that was saved a moment ago is of its first revision.
  const revision = onServer?.revision ?? 1
  return {
    values: typed,
    from: { values: pick(saved ?? begun.values, typed), revision, draft: held },
  }
}

const only = (values: Values, isKept: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)))

/**
 * What a form goes on with that was typed into before: in those fields it begins from what stood there then, so
 * that the server finds out what others have changed since.
 */
export function goneOnWith(now: FormRecord, { values: typed, from }: Typed): FormRecord {
  if (!from) return now
  const { values, onServer, draft } = now
  return {
    ...now,
    values: { ...values, ...from.values },
    onServer: onServer && { ...onServer, revision: from.revision },
    draft: draft && {
      ...draft,
      values: { ...only(draft.values, name => !(name in typed)), ...from.draft?.values },
      revision: from.draft?.revision ?? null,
    },
  }
}

/**
 * What a form goes on with once its edits are sent, kept or taken back. What others have changed meanwhile it does
 * not show, as its editors take their content once: in those fields it still begins from what it shows.
 * @param fields those of the form
 * @param own what its edits were about
 */
export function goneOnAfter(
  begun: FormRecord,
  now: FormRecord,
  fields: Readonly<Record<string, Field>>,
  own: Values,
): FormRecord {
  const changed = effective(beginningOf(begun), pick(beginningOf(now), fields))
  const unseen = only(changed, name => !(name in own))
  // Once its draft is published, what the form shows of that is what it begins the record from.
  const from = now.draft ? begun : { ...begun, values: beginningOf(begun), draft: undefined }
  return goneOnWith(now, typedInto(from, unseen))
}
