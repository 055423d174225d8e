/**
 * What a link to a preview was made of, and whether that has ended since. It is read out of the history,
 * which every write keeps: nothing has to be remembered to end a link.
 */
import { Failure } from '#contract/failure.ts'
import type { StoredRecord } from '#contract/record.ts'
import type { StoredValues } from '#contract/validation.ts'
import { differing, isNone, keptIn } from './draftValues.ts'
import type { History } from './history.ts'
import type { RecordStore } from './recordStore.ts'

/** How a record and its draft stood when the link was made. */
export interface PreviewMark {
  /** The record's revision. */
  record: number
  /**
   * When it was added, milliseconds since 1970: one that is added with the id of another, which was deleted
   * for good, is not what the link was made of. Links of older versions of the program do not say.
   */
  created?: number
  isEnabled: boolean
  /** The revision of the draft, or of the last one that ended; 0 where there never was any. */
  draft: number
  isDrafted: boolean
}

interface Parts {
  /** The collection's name. */
  of: string
  /** What the database calls drafts. */
  drafts: string
  records: Pick<RecordStore, 'find'>
  store: Pick<RecordStore, 'find'>
  history: Pick<History, 'since'>
  keyOf: (id: string) => string
}

const isEnabled = ({ enabled }: Readonly<Record<string, unknown>>): boolean => enabled !== false

/** For the previews of one collection. */
export function createPreviewMarks({ of, drafts, records, store, history, keyOf }: Parts) {
  async function standing(id: string) {
    const record = await records.find(id)
    if (!record) throw new Failure('notFound')
    const draft = await store.find(keyOf(id))
    const isDrafted = draft !== undefined && !isNone(differing(keptIn(draft), record))
    return { record, draft, isDrafted }
  }

  /** Whether it was deleted since, or disabled after it was enabled. */
  async function isWithdrawn(record: StoredRecord, mark: PreviewMark): Promise<boolean> {
    const created = record.created_at.getTime()
    if (record.revision < mark.record || (mark.created ?? created) !== created) return true
    const later = await history.since(of, record.id, mark.record)
    let wasEnabled = mark.isEnabled
    for (const values of [...later, record.values]) {
      if (values !== record.values && values.deleted_at) return true
      if (wasEnabled && !isEnabled(values)) return true
      wasEnabled = isEnabled(values)
    }
    return false
  }

  /** Whether there was none between the draft of then and that of now. */
  async function hasDraftEnded(id: string, mark: PreviewMark): Promise<boolean> {
    const { draft, isDrafted } = await standing(id)
    if ((draft?.revision ?? 0) < mark.draft || (mark.isDrafted && !isDrafted)) return true
    if (draft && draft.revision > mark.draft && !isDrafted) return true
    const later = await history.since(drafts, keyOf(id), mark.draft)
    return later.some(({ values }) => isNone((values ?? {}) as StoredValues))
  }

  return {
    /** @throws Failure `notFound` where there is no such record */
    async mark(id: string): Promise<PreviewMark> {
      const { record, draft, isDrafted } = await standing(id)
      return {
        record: record.revision,
        created: record.created_at.getTime(),
        isEnabled: isEnabled(record.values),
        draft: draft?.revision ?? 0,
        isDrafted,
      }
    },

    /** Whether what the mark is of has ended. */
    async hasEnded(id: string, mark: PreviewMark): Promise<boolean> {
      const record = await records.find(id)
      return !record || (await isWithdrawn(record, mark)) || hasDraftEnded(id, mark)
    },
  }
}
