import type { AnyCollection } from '#contract/collection'
import { spelled } from '#contract/failure'
import { readId, readRevision } from '#contract/identity'
import { toWire } from '#contract/record'
import type { PreviewLink, RecordDraft, SharedPreview } from '#contract/recordDraft'
import { toIso } from '#contract/time'
import { noPreview } from '../access/previewLinks'
import type { StoredDraft } from '../mongo/drafts'
import { type CallDependencies, type CallMakers, collectionOf, DONE } from './call'
import { changedValues } from './draft'
import { readWriting } from './requestParts'

type Operations =
  | 'listDrafts'
  | 'modifyDraft'
  | 'deleteDraft'
  | 'shareDraft'
  | 'unshareDraft'
  | 'draftByToken'

const draftToWire = (collection: AnyCollection, draft: StoredDraft): RecordDraft => ({
  ...toWire(collection, draft.record),
  updated_by: draft.by,
  updated_fields: draft.fields,
})

const inWireShape = (collection: AnyCollection, draft: Promise<StoredDraft | undefined>) =>
  spelled(draft, stored => stored && draftToWire(collection, stored))

/** An edit may begin from there being no draft. */
const readDraftRevision = (value: unknown): number | undefined =>
  value === 0 ? 0 : readRevision(value)

/** The calls about what records are to become. */
export function draftCalls(dependencies: CallDependencies): CallMakers<Operations> {
  const { repository, previewLinks, now, checkSpace } = dependencies
  return {
    listDrafts: () => async () => {
      const all = repository.served.map(async collection => {
        const found = await repository.draftsOf(collection).list()
        return [collection.name, found.map(draft => draftToWire(collection, draft))]
      })
      return { data: Object.fromEntries(await Promise.all(all)), message: DONE }
    },

    modifyDraft: endpoint => async request => {
      const collection = collectionOf(endpoint)
      const writing = readWriting(endpoint.name, request, now())
      const { id, revision, ...input } = request.body ?? {}
      const change = {
        id: readId(id),
        revision: readDraftRevision(revision),
        plan: (current: StoredDraft['record']['values']) =>
          changedValues(collection, input, current),
      }
      await checkSpace()
      const saving = repository.draftsOf(collection).change(change, writing)
      const data = await inWireShape(collection, saving)
      return { data, message: '草稿已儲存' }
    },

    deleteDraft: endpoint => async request => {
      const collection = collectionOf(endpoint)
      const writing = readWriting(endpoint.name, request, now())
      const { value, ifRevision } = request
      const discarding = repository.draftsOf(collection).discard(readId(value), writing, ifRevision)
      await inWireShape(collection, discarding)
      return { data: null, message: '已捨棄草稿' }
    },

    shareDraft: endpoint => async request => {
      const collection = collectionOf(endpoint)
      const id = readId(request.value)
      // There is nothing to be shown of a record that is not there.
      const mark = await repository.draftsOf(collection).mark(id)
      const { token, expires_at } = await previewLinks.sign({ of: collection.name, id, mark })
      const data: PreviewLink = { token, expires_at: toIso(expires_at) }
      return { data, message: DONE }
    },

    unshareDraft: endpoint => async request => {
      const collection = collectionOf(endpoint)
      const id = readId(request.value)
      await repository.draftsOf(collection).mark(id)
      await previewLinks.end({ of: collection.name, id })
      return { data: null, message: '已收回預覽連結' }
    },

    draftByToken: () => async request => {
      const { of, id, mark, expires_at } = await previewLinks.read(request.value ?? '')
      const collection = repository.served.find(({ name }) => name === of)
      if (!collection) throw noPreview()
      const drafts = repository.draftsOf(collection)
      if (await drafts.hasEnded(id, mark)) throw noPreview()
      const record = await drafts.preview(id)
      const data: SharedPreview = {
        collection: of,
        record: toWire(collection, record),
        expires_at: toIso(expires_at),
      }
      return { data, message: DONE }
    },
  }
}
