/** What the server has acknowledged, put where the screens read it. */
import type { QueryClient } from '@tanstack/react-query'
import type { AnyCollection } from '#contract/collection'
import { collections } from '#contract/collections/index'
import type { Setting } from '#contract/collections/setting'
import type { WireRecord } from '#contract/record'
import type { RecordDraft } from '#contract/recordDraft'
import { deletedOf, isPassing } from '#data/keptQueries'
import {
  allDrafts,
  putDraft,
  putFileNotes,
  putRecords,
  putSetting,
  recordsOf,
} from '#data/staffQueries'
import type { Sent } from '#offline/acknowledged'
import type { Edit } from '#offline/edit'
import { collectionNamed, draftedBy, FILE, importedInto, SETTING } from '#offline/sending'

/** A restored record stands at the end of its list, as one that was added. */
export function showSent(queryClient: QueryClient, sent: readonly Sent[]): void {
  const lists = new Map<string, Map<string, WireRecord | null>>()
  for (const { edit, record } of sent) {
    const drafted = draftedBy(edit.collection)
    const into = importedInto(edit.collection)
    // With its record a draft comes back as well; it is the record that is answered.
    const name = drafted && edit.verb === 'restore' ? drafted.name : edit.collection
    if (edit.collection === SETTING) putSetting(queryClient, record as Setting)
    else if (edit.collection === FILE) showNotes(queryClient, edit)
    else if (into) showImport(queryClient, into)
    else if (drafted && edit.verb !== 'restore')
      putDraft(queryClient, drafted, edit.record, record as RecordDraft | null)
    else {
      const records = lists.get(name) ?? new Map<string, WireRecord | null>()
      lists.set(name, records.set(edit.record, record as WireRecord | null))
    }
  }
  for (const [name, records] of lists) putRecords(queryClient, collectionNamed(name), records)
  const isBack = sent.some(({ edit }) => edit.verb === 'restore')
  if (isBack || haveDrafts(queryClient, lists)) void queryClient.invalidateQueries(allDrafts)
  // What shows the past shows it with what was just done.
  if (sent.length > 0) void queryClient.invalidateQueries({ predicate: isPassing })
  const moved = sent.filter(({ edit: { verb } }) => verb === 'delete' || verb === 'restore')
  for (const name of new Set(moved.map(({ edit }) => edit.collection))) {
    if (!draftedBy(name) && !importedInto(name))
      void queryClient.invalidateQueries(deletedOf(collectionNamed(name)))
  }
}

/** Whether one of them has a draft: it may have become what that wanted. */
function haveDrafts(
  queryClient: QueryClient,
  lists: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
): boolean {
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
