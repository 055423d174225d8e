import type { trashCalls } from '#contract/calls/trash.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { spelled } from '#contract/failure.ts'
import { type StoredRecord, toWire } from '#contract/record.ts'
import { toIso } from '#contract/time.ts'
import { purged } from '../records/retention.ts'
import type { CallDependencies, Handlers } from './call.ts'
import { actorOf, readWriting } from './requestParts.ts'
import { notesOf } from './revisionNotes.ts'

/** The calls about what was: deleted records of a collection, and what records were. */
export function trashHandlers(
  { repository, access, now, checkSpace }: CallDependencies,
  collection: AnyCollection,
): Handlers<ReturnType<typeof trashCalls>> {
  const records = repository.of(collection)
  return {
    async listDeleted() {
      const found = await records.listDeleted()
      const newestFirst = found.sort((a, b) => b.deleted_at.getTime() - a.deleted_at.getTime())
      const data = newestFirst.map(({ record, deleted_at, deleted_by }) => ({
        ...toWire(collection, record),
        deleted_at: toIso(deleted_at),
        deleted_by,
      }))
      return { data }
    },

    async restore(request) {
      const writing = readWriting(request, now())
      await checkSpace()
      const record: StoredRecord = await records.restore(request.value, writing)
      return { data: toWire(collection, record), message: '已復原' }
    },

    async purge(request) {
      const at = now()
      const writing = readWriting(request, at)
      const by = actorOf(request)
      const purging: Promise<StoredRecord | undefined> = records
        .purge(request.value, writing, record =>
          access.audit.note({ ...by, ...purged(collection, record), at }),
        )
        .then(() => undefined)
      await spelled(purging, stored => stored && toWire(collection, stored))
      return { data: null, message: '已永久刪除' }
    },

    async listRevisions({ value }) {
      const found = await records.revisions(value)
      const data = found.map(revision => ({
        ...toWire(collection, revision.record),
        ...notesOf(revision),
      }))
      return { data }
    },
  }
}
