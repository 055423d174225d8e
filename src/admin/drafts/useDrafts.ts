import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { draftTarget } from '#contract/editTarget.ts'
import type { RecordDraft } from '#contract/recordDraft.ts'
import { allDrafts } from '#data/staffQueries.ts'
import { type Edit, editsOf, type Values } from '#editing/edit.ts'
import { effective } from '#editing/merge.ts'
import type { Shown } from '#editing/overlay.ts'
import { useQueue } from '#editing/queueState.ts'

/** What a record is to become, with this person's unsent edits of that. */
export interface ShownDraft {
  /** The fields that differ from the record. */
  values: Values
  /** The server's revision of it; `null` where the server has none yet. */
  revision: number | null
  /** Who saved it last, where the server knows. */
  by: string | null
}

interface Drafts {
  /** By the id of their record. */
  drafts: ReadonlyMap<string, ShownDraft>
  isComing: boolean
}

/** What a draft holds itself, without what is as in its record. */
const heldIn = (draft: RecordDraft): Values =>
  Object.fromEntries(draft.updated_fields.map(name => [name, draft[name] ?? null]))

function shownDraft(
  record: Values,
  kept: RecordDraft | undefined,
  edits: readonly Edit[],
): ShownDraft | undefined {
  const begun = kept ? heldIn(kept) : {}
  const since = edits.slice(edits.findLastIndex(({ verb }) => verb === 'delete') + 1)
  const isDiscarded = since.length < edits.length
  const wanted = Object.assign({}, isDiscarded ? {} : begun, ...since.map(({ changes }) => changes))
  // What was published since is no draft any more, whoever published it.
  const values = effective(record, wanted)
  if (Object.keys(values).length === 0) return undefined
  return { values, revision: kept?.revision ?? null, by: kept?.updated_by ?? null }
}

/**
 * The drafts of a collection, by the id of their record.
 * @param rows its records, as they are shown
 * @param kept its drafts on the server
 * @param edits all that are not sent yet
 */
export function shownDrafts(
  collection: AnyCollection,
  rows: readonly Shown[],
  kept: readonly RecordDraft[] = [],
  edits: readonly Edit[] = [],
): ReadonlyMap<string, ShownDraft> {
  const onServer = new Map(kept.map(draft => [draft.id, draft]))
  const own = editsOf(edits, draftTarget(collection))
  const drafted = new Set([...onServer.keys(), ...own.map(({ record }) => record)])
  const found = new Map<string, ShownDraft>()
  for (const { values } of drafted.size > 0 ? rows : []) {
    if (!drafted.has(values.id)) continue
    const ofRecord = own.filter(({ record }) => record === values.id)
    const draft = shownDraft(values, onServer.get(values.id), ofRecord)
    if (draft) found.set(values.id, draft)
  }
  return found
}

/** The drafts of a collection whose records are these. */
export function useDrafts(collection: AnyCollection, rows: readonly Shown[]): Drafts {
  const { data, isFetching } = useQuery(allDrafts)
  const { edits } = useQueue()
  const drafts = useMemo(
    () => shownDrafts(collection, rows, data?.[collection.name], edits),
    [collection, rows, data, edits],
  )
  return { drafts, isComing: data === undefined && isFetching }
}
