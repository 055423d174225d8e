import type { allDraftCalls, draftCalls } from '#contract/calls/drafts.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { spelled } from '#contract/failure.ts'
import { toWire } from '#contract/record.ts'
import type { RecordDraft } from '#contract/recordDraft.ts'
import { toIso } from '#contract/time.ts'
import { noPreview } from '../access/previewLinks.ts'
import type { StoredDraft } from '../records/drafts.ts'
import type { CallDependencies, Handlers } from './call.ts'
import { changedValues } from './recordInput.ts'
import { readWriting } from './requestParts.ts'

const draftToWire = (collection: AnyCollection, draft: StoredDraft): RecordDraft => ({
  ...toWire(collection, draft.record),
  updated_by: draft.by,
  updated_fields: draft.fields,
})

const inWireShape = <D extends StoredDraft | undefined>(
  collection: AnyCollection,
  draft: Promise<D>,
) => spelled(draft, stored => stored && draftToWire(collection, stored))

/** The calls about what records of a collection are to become. */
export function draftHandlers(
  { repository, previewLinks, now, checkSpace }: CallDependencies,
  collection: AnyCollection,
): Handlers<ReturnType<typeof draftCalls>> {
  const drafts = repository.draftsOf(collection)
  const of = collection.name
  return {
    async modifyDraft(request) {
      const writing = readWriting(request, now())
      const { id, revision, ...input } = request.input
      const plan = (current: StoredDraft['record']['values']) =>
        changedValues(collection, input, current)
      await checkSpace()
      const saving = drafts.change({ id, revision, plan }, writing)
      return { data: await inWireShape(collection, saving), message: '草稿已儲存' }
    },

    async deleteDraft(request) {
      const writing = readWriting(request, now())
      const discarding = drafts.discard(request.value, writing, request.ifRevision)
      await inWireShape(collection, discarding)
      return { data: null, message: '已捨棄草稿' }
    },

    async shareDraft({ value: id }) {
      // There is nothing to be shown of a record that is not there.
      const mark = await drafts.mark(id)
      const { token, expires_at } = await previewLinks.sign({ of, id, mark })
      return { data: { token, expires_at: toIso(expires_at) } }
    },

    async unshareDraft({ value: id }) {
      await drafts.mark(id)
      await previewLinks.end({ of, id })
      return { data: null, message: '已收回預覽連結' }
    },
  }
}

/** The calls about drafts of any collection. */
export function allDraftHandlers({
  repository,
  previewLinks,
}: CallDependencies): Handlers<typeof allDraftCalls> {
  return {
    async listDrafts() {
      const all = repository.served.map(async collection => {
        const found = await repository.draftsOf(collection).list()
        return [collection.name, found.map(draft => draftToWire(collection, draft))]
      })
      return { data: Object.fromEntries(await Promise.all(all)) }
    },

    async draftByToken({ value = '' }) {
      const { of, id, mark, expires_at } = await previewLinks.read(value)
      const collection = repository.served.find(({ name }) => name === of)
      if (!collection) throw noPreview()
      const drafts = repository.draftsOf(collection)
      if (await drafts.hasEnded(id, mark)) throw noPreview()
      const record = toWire(collection, await drafts.preview(id))
      return { data: { collection: of, record, expires_at: toIso(expires_at) } }
    },
  }
}
