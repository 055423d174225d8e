import type { editCalls } from '#contract/calls/edits.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { invalid, spelled } from '#contract/failure.ts'
import { type StoredRecord, toWire } from '#contract/record.ts'
import type { Writing } from '../records/idempotency.ts'
import type { CallDependencies, Handlers } from './call.ts'
import { readPlace } from './furtherFaults.ts'
import { changedValues, clockFields, draftValues } from './recordInput.ts'
import { readWriting } from './requestParts.ts'

const inWireShape = (collection: AnyCollection, record: Promise<StoredRecord>) =>
  spelled(record, stored => toWire(collection, stored))

/** The calls that change records of a collection. */
export function editHandlers(
  { repository, now, checkSpace }: CallDependencies,
  collection: AnyCollection,
): Handlers<ReturnType<typeof editCalls>> {
  const records = repository.of(collection)

  /** What a draft wanted, and its record has now, is no draft any more. */
  async function settling(
    changing: Promise<StoredRecord>,
    writing: Writing,
  ): Promise<StoredRecord> {
    const record = await changing
    await repository.draftsOf(collection).settle(record.id, writing)
    return record
  }

  return {
    async add(request) {
      const writing = readWriting(request, now())
      const { id = repository.newId(collection, writing), ...input } = request.input
      const draft = {
        id,
        values: draftValues(collection, input, writing.now),
        clockFields: clockFields(collection, input),
      }
      await checkSpace()
      const adding = records.add(draft, writing)
      return { data: await inWireShape(collection, adding), message: '已新增' }
    },

    async modify(request) {
      const writing = readWriting(request, now())
      const { id, revision, ...input } = request.input
      const plan = (current: StoredRecord['values']) => changedValues(collection, input, current)
      await checkSpace()
      const changing = settling(records.change({ id, revision, plan }, writing), writing)
      return { data: await inWireShape(collection, changing), message: '已儲存' }
    },

    async sort(request) {
      const writing = readWriting(request, now())
      const { id, revision, sort_number } = request.input
      const { value, issues } = readPlace(collection, sort_number)
      if (issues.length > 0) throw invalid(issues)
      await checkSpace()
      const plan = () => ({ sort_number: value })
      const changing = records.change({ id, revision, plan }, writing)
      return { data: await inWireShape(collection, changing), message: '已排序' }
    },

    async delete(request) {
      const writing = readWriting(request, now())
      const removal = records.remove(request.value, writing, request.ifRevision)
      await inWireShape(collection, removal)
      return { data: null, message: '已刪除' }
    },
  }
}
