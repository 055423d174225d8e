/** What makes a record again what one revision of it was. */
import { collectionNamed, type EditTarget } from '#contract/editTarget.ts'
import { type Edit, recordKey, type Values } from '#editing/edit.ts'
import { effective } from '#editing/merge.ts'
import { edited } from '#editing/overlay.ts'
import { baseOf } from '#editing/sending.ts'
import type { DeskEdit } from '../queue/useSubmit.ts'
import type { Fields, ShownRevision } from './shownRevision.ts'

interface Restoring {
  target: EditTarget
  fields: Fields
  title: string
  newest: ShownRevision
  /** How it was. */
  then: Values
}

/**
 * The edit that does so; it changes nothing where all is as it was.
 * @param unsent all of this person's edits that the server does not have: what they change is changed back as well
 */
export function restoringEdit(
  { target, fields, title, newest, then }: Restoring,
  unsent: readonly Edit[],
): DeskEdit {
  const { id: record, revision, values } = newest
  const key = recordKey({ target, record })
  const own = unsent.filter(edit => recordKey(edit) === key)
  const now = edited({ ...values, id: record }, own)?.values ?? values
  const wanted = Object.fromEntries(Object.keys(fields).map(name => [name, then[name] ?? null]))
  const changes = effective(now, wanted)
  const declared = target.of === 'record' ? collectionNamed(target.collection) : {}
  const base = baseOf(declared, now, changes)
  return { target, record, title, verb: 'modify', baseRevision: revision, base, changes }
}
