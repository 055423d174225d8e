import { type StoredRecord, toWire } from '#contract/record'
import { toIso } from '#contract/time'
import { type CallDependencies, type CallMakers, collectionOf, DONE } from './call'
import { readId, readWriting } from './requestParts'

type Operations = 'listDeleted' | 'restore'

/** The calls about what was deleted. */
export function trashCalls({
  repository,
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
  }
}
