/** An edit as the call that carries it. */

import type { AnyCall } from '#contract/calls/call.ts'
import { draftCalls } from '#contract/calls/drafts.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { fileCalls } from '#contract/calls/files.ts'
import { importCalls } from '#contract/calls/imports.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { collectionNamed } from '#contract/editTarget.ts'
import { writtenOf } from '#contract/kinds/index.ts'
import type { Edit, Values } from './edit.ts'
import { pick } from './merge.ts'

export interface EditCall {
  call: AnyCall
  value?: string
  body?: Record<string, unknown>
  headers: Record<string, string>
}

const isSort = ({ verbs }: AnyCollection, { changes }: Edit): boolean =>
  verbs.includes('sort') && Object.keys(changes).join() === 'sort_number'

/** The values as they are written: file lists are joined. */
const written = ({ fields }: AnyCollection, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      return [name, field ? writtenOf(field, value) : value]
    }),
  )

/** What an edit of these fields begins from: what they held, and what is always sent with a change. */
export const baseOf = (
  { alwaysSent = [] }: Pick<AnyCollection, 'alwaysSent'>,
  values: Values,
  changes: Values,
): Record<string, unknown> => ({
  ...pick(values, changes),
  ...Object.fromEntries(
    alwaysSent.filter(name => values[name] !== undefined).map(name => [name, values[name]]),
  ),
})

/**
 * What a change sends of what it leaves as it is: only with the revision that it is from, so that nobody
 * else's edit of it is undone.
 */
function unchanged({ alwaysSent = [] }: AnyCollection, { base, baseRevision }: Edit): Values {
  const known = alwaysSent.filter(name => baseRevision !== null && name in base)
  return Object.fromEntries(known.map(name => [name, base[name]]))
}

/** The call for an edit; the edit's key makes sure that it has one effect, however often it is sent. */
export function callFor(edit: Edit): EditCall {
  const { id, verb, baseRevision, operation } = edit
  const headers: Record<string, string> = { 'Idempotency-Key': id }
  if (operation) headers['Operation-Id'] = operation
  if (verb === 'delete' && baseRevision !== null) headers['If-Match'] = `"${baseRevision}"`
  return { ...sent(edit), headers }
}

type Sent = Omit<EditCall, 'headers'>

function sent(edit: Edit): Sent {
  const { target, record, changes } = edit
  switch (target.of) {
    case 'record':
      return ofRecord(collectionNamed(target.collection), edit)
    case 'draft':
      return ofDraft(collectionNamed(target.collection), edit)
    case 'import':
      return ofImport(collectionNamed(target.collection), edit)
    case 'setting': {
      const body = { name: record, value: changes.value, ...revisionOf(edit) }
      return { call: settingEditCalls.modifySetting, body }
    }
    case 'file':
      return { call: fileCalls.modifyFile, body: { ...changes, name: record } }
  }
}

const revisionOf = ({ baseRevision }: Edit) =>
  baseRevision === null ? {} : { revision: baseRevision }

function ofRecord(collection: AnyCollection, edit: Edit): Sent {
  const { record, verb, changes } = edit
  switch (verb) {
    case 'add': {
      const body = { ...written(collection, changes), id: record }
      return { call: editCalls(collection).add, body }
    }
    case 'modify': {
      const call = editCalls(collection)[isSort(collection, edit) ? 'sort' : 'modify']
      const values = written(collection, { ...unchanged(collection, edit), ...changes })
      return { call, body: { ...values, id: record, ...revisionOf(edit) } }
    }
    case 'delete':
      return { call: editCalls(collection).delete, value: record }
    case 'restore':
      return { call: trashCalls(collection).restore, value: record, body: {} }
  }
}

/** An edit of a draft may have begun from there being none: then there must still be none. */
function ofDraft(collection: AnyCollection, { record, verb, changes, baseRevision }: Edit): Sent {
  if (verb === 'restore') {
    return { call: trashCalls(collection).restore, value: record, body: {} }
  }
  if (verb === 'delete') {
    return { call: draftCalls(collection).deleteDraft, value: record, body: {} }
  }
  const body = { ...written(collection, changes), id: record, revision: baseRevision ?? 0 }
  return { call: draftCalls(collection).modifyDraft, body }
}

function ofImport(collection: AnyCollection, { record, verb, changes }: Edit): Sent {
  if (verb === 'delete') {
    return { call: importCalls(collection).undoImport, value: record, body: {} }
  }
  const rows = (changes.rows as Values[]).map(row => written(collection, row))
  return { call: importCalls(collection).import, body: { rows, id: record } }
}
