import { readId } from '#contract/identity'
import { type StoredRecord, toWire } from '#contract/record'
import { toIso } from '#contract/time'
import { purged } from '../retention'
import { type CallDependencies, type CallMakers, collectionOf, DONE } from './call'
import { actorOf, readWriting } from './requestParts'
import { notesOf } from './revisionNotes'

type Operations = 'listDeleted' | 'restore' | 'purge' | 'listRevisions'

/** The calls about what was: deleted records, and what records were. */
export function trashCalls({
  repository,
  access,
  now,
  checkSpace,
}: CallDependencies): CallMakers<Operations> {
  return {
    listDeleted: endpoint => async () => {
      const collection = collectionOf(endpoint)
      const found = await repository.of(collection).listDeleted()
      const newestFirst = found.sort((a, b) => b.deleted_at.getTime() - a.deleted_at.getTime())
      const data = newestFirst.map(({ record, deleted_at, deleted_by }) => ({
        ...toWire(collection, record),
        deleted_at: toIso(deleted_at),
        deleted_by,
      }))
      return { data, message: DONE }
    },

    restore: endpoint => async request => {
      const collection = collectionOf(endpoint)
      const writing = readWriting(endpoint.name, request, now())
      await checkSpace()
      const id = readId(request.value)
      const record: StoredRecord = await repository.of(collection).restore(id, writing)
      return { data: toWire(collection, record), message: '已復原' }
    },

    purge: endpoint => async request => {
      const collection = collectionOf(endpoint)
      const at = now()
      const writing = readWriting(endpoint.name, request, at)
      const by = actorOf(request)
      await repository
        .of(collection)
        .purge(readId(request.value), writing, record =>
          access.audit.note({ ...by, ...purged(collection, record), at }),
        )
      return { data: null, message: '已永久刪除' }
    },

    listRevisions: endpoint => async request => {
      const collection = collectionOf(endpoint)
      const found = await repository.of(collection).revisions(readId(request.value))
      const data = found.map(revision => ({
        ...toWire(collection, revision.record),
        ...notesOf(revision),
      }))
      return { data, message: DONE }
    },
  }
}
