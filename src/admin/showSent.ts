/** What the server has acknowledged, put where the screens read it. */
import type { QueryClient } from '@tanstack/react-query'
import type { AnyCollection } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import type { Setting } from '#contract/collections/setting.ts'
import { collectionNamed, type EditTarget } from '#contract/editTarget.ts'
import type { WireRecord } from '#contract/record.ts'
import type { RecordDraft } from '#contract/recordDraft.ts'
import { deletedOf, isPassing } from '#data/historyQueries.ts'
import {
  allDrafts,
  putDraft,
  putFileNotes,
  putRecords,
  putSetting,
  recordsOf,
} from '#data/staffQueries.ts'
import type { Edit } from '#editing/edit.ts'
import type { Sent } from '#editing/rebase.ts'

/** Records by their collection and id: they are put into its list together. */
type Lists = Map<string, Map<string, WireRecord | null>>

/** A restored record stands at the end of its list, as one that was added. */
export function showSent(queryClient: QueryClient, sent: readonly Sent[]): void {
  const lists: Lists = new Map()
  for (const each of sent) show(queryClient, each, lists)
  for (const [name, records] of lists) putRecords(queryClient, collectionNamed(name), records)
  const isBack = sent.some(({ edit }) => edit.verb === 'restore')
  if (isBack || haveDrafts(queryClient, lists)) void queryClient.invalidateQueries(allDrafts)
  // What shows the past shows it with what was just done.
  if (sent.length > 0) void queryClient.invalidateQueries({ predicate: isPassing })
  const moved = sent.flatMap(({ edit: { verb, target } }) =>
    (verb === 'delete' || verb === 'restore') && target.of === 'record' ? target.collection : [],
  )
  for (const name of new Set(moved))
    void queryClient.invalidateQueries(deletedOf(collectionNamed(name)))
}

function show(queryClient: QueryClient, { edit, record }: Sent, lists: Lists) {
  const target = answeredFor(edit)
  switch (target.of) {
    case 'record': {
      const records = lists.get(target.collection) ?? new Map<string, WireRecord | null>()
      lists.set(target.collection, records.set(edit.record, record as WireRecord | null))
      return
    }
    case 'draft':
      return putDraft(queryClient, target.collection, edit.record, record as RecordDraft | null)
    case 'setting':
      return putSetting(queryClient, record as Setting)
    case 'file':
      return showNotes(queryClient, edit)
    case 'import':
      return showImport(queryClient, collectionNamed(target.collection))
  }
  target satisfies never
}

/** With its record a draft comes back as well; it is the record that is answered. */
const answeredFor = ({ target, verb }: Edit): EditTarget =>
  target.of === 'draft' && verb === 'restore' ? { ...target, of: 'record' } : target

/** Whether one of them has a draft: it may have become what that wanted. */
function haveDrafts(queryClient: QueryClient, lists: Lists): boolean {
  const drafts = queryClient.getQueryData(allDrafts.queryKey)
  return [...lists].some(([name, records]) => drafts?.[name]?.some(({ id }) => records.has(id)))
}

/** Its answer names records, and does not hold them. */
function showImport(queryClient: QueryClient, collection: AnyCollection): void {
  for (const query of [recordsOf(collection), deletedOf(collection), allDrafts]) {
    void queryClient.invalidateQueries({ queryKey: query.queryKey })
  }
}

/** Every record that names a file has another revision once something else is said about it. */
function showNotes(queryClient: QueryClient, { record: name, changes }: Edit): void {
  putFileNotes(queryClient, name, changes)
  for (const collection of collections) {
    const query = recordsOf(collection)
    const records = queryClient.getQueryData(query.queryKey) ?? []
    const isNamed = records.some(({ assets }) => name in assets)
    if (isNamed) void queryClient.invalidateQueries(query)
  }
}
