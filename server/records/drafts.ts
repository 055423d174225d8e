/**
 * What live records are to become, beside them. What must hold: a draft leaves its record and the
 * record's revision as they are; and it says only what differs from its record, so that one which was
 * published is none any more. It is itself a record of a store, so nothing that was ever saved in it is
 * lost, and an older edit of it cannot overwrite a newer one.
 */
import { isDeepStrictEqual } from 'node:util'
import type { AnyCollection } from '#contract/collection.ts'
import { Failure, spelled } from '#contract/failure.ts'
import type { StoredRecord } from '#contract/record.ts'
import type { StoredValues } from '#contract/validation.ts'
import type { NamedAsset } from './document.ts'
import { differing, isNone, keptIn } from './draftValues.ts'
import { type Writing, withoutKey } from './idempotency.ts'
import { createPreviewMarks } from './previewMarks.ts'
import { createRecordStore, type RecordStore } from './recordStore.ts'
import type { WritingParts } from './recordWriting.ts'
import { NEVER_IMPORTED } from './unfinished.ts'
import { NOTHING_UNIQUE, type UniqueValues } from './uniqueValues.ts'

/** What the database calls them. */
export const DRAFTS = 'Draft'

/** How a draft came to be what it is: what was published of it has become its record's. */
type DraftState = 'saved' | 'discarded' | 'published'

/** The record as it would be, with the draft's own revision and time. */
export interface StoredDraft {
  record: StoredRecord
  /** Who saved it last. */
  by: string | null
  /** What differs from the record; none where there is no draft any more. */
  fields: readonly string[]
}

/** A change of a draft: `plan` reads the changed values, given those of the record as it would be. */
interface DraftChange {
  id: string
  /** The revision that the edit began from, 0 where there was no draft; without it the last writer wins. */
  revision?: number
  plan: (current: StoredValues) => StoredValues
}

interface Parts extends Pick<WritingParts, 'name' | 'model' | 'history' | 'claims' | 'commit'> {
  collection: AnyCollection
  records: RecordStore
  describeFiles: (values: StoredValues) => Promise<NamedAsset[]>
  /** @throws Failure `invalid` where another live record has a value that must be unique */
  lookAtUnique: UniqueValues['look']
}

/** Nobody keeps what drafts hold. */
const unseen = { onWrite: () => undefined, invalidate: () => undefined }

function applied(record: StoredRecord, draft: StoredRecord): StoredDraft {
  const { revision, updated_at } = draft
  const changed = differing(keptIn(draft), record)
  const values = { ...record.values, ...changed }
  const assets = { ...record.assets, ...draft.assets }
  return {
    record: { ...record, revision, updated_at, assets, values },
    by: draft.values.by as string | null,
    fields: Object.keys(changed),
  }
}

/** The drafts of one collection. */
export function createDrafts(parts: Parts) {
  const { name, collection, records, history, describeFiles, lookAtUnique } = parts
  const store = createRecordStore({
    ...parts,
    listener: unseen,
    fieldNames: ['of', 'by', 'title', 'state', 'values'],
    describeFiles: values => describeFiles(keptIn({ values })),
    unique: NOTHING_UNIQUE,
    unfinished: NEVER_IMPORTED,
  })
  const keyOf = (id: string) => `${collection.name}/${id}`
  /** Of the record that a draft is about. */
  const idIn = ({ id }: Pick<StoredRecord, 'id'>) => id.slice(collection.name.length + 1)

  /** @throws Failure `notFound` where there is no such record */
  async function recordOf(id: string): Promise<StoredRecord> {
    const record = await records.find(id)
    if (!record) throw new Failure('notFound')
    return record
  }

  /** What the store keeps of it. */
  const entry =
    (record: StoredRecord, state: DraftState, by: string) => (wanted: StoredValues) => ({
      of: collection.name,
      by,
      state,
      title: record.values[collection.title] ?? null,
      values: wanted as never,
    })

  /** A change from what is kept to what `want` makes of it; none where that is the same. */
  const planOf =
    (want: (kept: StoredValues) => StoredValues, enter: ReturnType<typeof entry>) =>
    (values: StoredValues): StoredValues => {
      const kept = keptIn({ values })
      const wanted = want(kept)
      return isDeepStrictEqual(wanted, kept) ? {} : enter(wanted)
    }

  const answered = (record: StoredRecord, write: Promise<StoredRecord>) =>
    spelled(write, draft => applied(record, draft))

  /** What the same request was answered before, also where its record is in the trash by now. */
  async function earlier(id: string, writing: Writing): Promise<StoredDraft | undefined> {
    const draft = await store.earlier(keyOf(id), writing)
    const [newest] = draft ? await records.revisions(id) : []
    return draft && newest && applied(newest.record, draft)
  }

  /** Leaves in a draft what still differs from its record, as that stands now. */
  async function settle(of: string, writing: Writing): Promise<void> {
    const draft = await store.find(keyOf(of))
    if (!draft || isNone(keptIn(draft))) return
    const record = await records.find(of)
    if (!record) return
    const { id, revision } = draft
    const want = (kept: StoredValues) => differing(kept, record)
    const plan = planOf(want, entry(record, 'published', writing.account))
    try {
      await store.change({ id, revision, plan }, withoutKey(writing))
    } catch (error) {
      // Who was faster has looked at the record as well.
      if (!(error instanceof Failure) || error.code !== 'conflict') throw error
    }
  }

  return {
    /** All that differ from their records, which are live. */
    async list(): Promise<StoredDraft[]> {
      const found = (await store.list({ of: collection.name })).filter(
        each => !isNone(keptIn(each)),
      )
      if (found.length === 0) return []
      const byKey = new Map(found.map(draft => [draft.id, draft]))
      const live = await records.list({ _id: { $in: found.map(idIn) } })
      return live
        .flatMap(record => {
          const draft = byKey.get(keyOf(record.id))
          return draft ? [applied(record, draft)] : []
        })
        .filter(({ fields }) => fields.length > 0)
    },

    /** The record as it would be: as it is, where it has no draft. @throws Failure `notFound` */
    async preview(id: string): Promise<StoredRecord> {
      const record = await recordOf(id)
      const draft = await store.find(keyOf(id))
      return draft ? applied(record, draft).record : record
    },

    /** @throws Failure `notFound`, `conflict` with the newest draft, and what `plan` throws */
    async change({ id, revision, plan }: DraftChange, writing: Writing): Promise<StoredDraft> {
      const before = await earlier(id, writing)
      if (before) return before
      const record = await recordOf(id)
      const next = (kept: StoredValues) =>
        differing({ ...kept, ...plan({ ...record.values, ...kept }) }, record)
      const enter = entry(record, 'saved', writing.account)
      const known = await store.find(keyOf(id))
      const wanted = next(known ? keptIn(known) : {})
      // No index sees what is not published; to publish it would be refused.
      await lookAtUnique(id, { ...record.values, ...wanted }, record.values)
      if (!known) {
        const first = { id: keyOf(id), values: enter(wanted), clockFields: [] }
        return answered(record, store.add(first, writing))
      }
      const want = (kept: StoredValues) => {
        const isBegun = !isNone(differing(kept, record))
        if (revision === 0 && isBegun) throw new Failure('conflict', { data: known })
        return next(kept)
      }
      const change = {
        id: keyOf(id),
        revision: revision || undefined,
        plan: planOf(want, enter),
      }
      return answered(record, store.change(change, writing))
    },

    /**
     * Discards a draft; doing so again changes nothing.
     * @param revision the one that it must still have
     * @throws Failure `notFound` where there is no such record, `conflict` with the newest draft
     */
    async discard(
      id: string,
      writing: Writing,
      revision?: number,
    ): Promise<StoredDraft | undefined> {
      const before = await earlier(id, writing)
      if (before) return before
      const record = await recordOf(id)
      if (!(await store.find(keyOf(id)))) return undefined
      const plan = planOf(() => ({}), entry(record, 'discarded', writing.account))
      return answered(record, store.change({ id: keyOf(id), revision, plan }, writing))
    },

    settle,

    /** What links to previews are bound to. */
    ...createPreviewMarks({
      of: collection.name,
      drafts: name,
      records,
      store,
      history,
      keyOf,
    }),

    /** The same for many at once, of which few have drafts. */
    async settleThose(ids: readonly string[], writing: Writing): Promise<void> {
      const keys = new Set(ids.map(keyOf))
      for (const draft of await store.list({ of: collection.name })) {
        if (keys.has(draft.id) && !isNone(keptIn(draft))) await settle(idIn(draft), writing)
      }
    },
  }
}

export type Drafts = ReturnType<typeof createDrafts>
