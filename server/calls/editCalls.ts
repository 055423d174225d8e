import type { AnyCollection } from '#contract/collection'
import { invalid, spelled } from '#contract/failure'
import { readId, readRevision } from '#contract/identity'
import { type StoredRecord, toWire } from '#contract/record'
import { readValue } from '#contract/validation'
import type { Writing } from '../mongo/receipts'
import { type CallDependencies, type CallMakers, collectionOf } from './call'
import { changedValues, clockFields, draftValues } from './draft'
import { readWriting } from './requestParts'

type Operations = 'add' | 'modify' | 'sort' | 'delete'

const inWireShape = (collection: AnyCollection, record: Promise<StoredRecord>) =>
  spelled(record, stored => toWire(collection, stored))

/** The calls that change records. */
export function editCalls(dependencies: CallDependencies): CallMakers<Operations> {
  const { repository, now, checkSpace } = dependencies

  /** What a draft wanted, and its record has now, is no draft any more. */
  async function settling(
    collection: AnyCollection,
    changing: Promise<StoredRecord>,
    writing: Writing,
  ): Promise<StoredRecord> {
    const record = await changing
    await repository.draftsOf(collection).settle(record, writing)
    return record
  }

  return {
    add: endpoint => async request => {
      const collection = collectionOf(endpoint)
      const writing = readWriting(endpoint.name, request, now())
      const { id: chosen, ...input } = request.body ?? {}
      const id = chosen === undefined || chosen === null ? undefined : readId(chosen)
      const draft = {
        id: id ?? repository.newId(collection, writing),
        values: draftValues(collection, input, writing.now),
        clockFields: clockFields(collection, input),
      }
      await checkSpace()
      const data = await inWireShape(collection, repository.of(collection).add(draft, writing))
      return { data, message: '已新增' }
    },

    modify: endpoint => async request => {
      const collection = collectionOf(endpoint)
      const writing = readWriting(endpoint.name, request, now())
      const { id, revision, ...input } = request.body ?? {}
      const change = {
        id: readId(id),
        revision: readRevision(revision),
        plan: (current: StoredRecord['values']) => changedValues(collection, input, current),
      }
      await checkSpace()
      const changing = settling(
        collection,
        repository.of(collection).change(change, writing),
        writing,
      )
      return { data: await inWireShape(collection, changing), message: '已儲存' }
    },

    sort: endpoint => async request => {
      const collection = collectionOf(endpoint)
      const writing = readWriting(endpoint.name, request, now())
      const { id, revision, sort_number } = request.body ?? {}
      const field = collection.fields.sort_number
      if (!field) throw new Error(`${collection.name} has no sort_number`)
      const recordId = readId(id)
      // `null` takes it out of the order; nothing at all says nothing.
      const isNeeded = sort_number === undefined
      const { value, issues } = readValue(
        'sort_number',
        { ...field, required: isNeeded },
        sort_number,
      )
      if (issues.length > 0) throw invalid(issues)
      const change = {
        id: recordId,
        revision: readRevision(revision),
        plan: () => ({ sort_number: value }),
      }
      await checkSpace()
      const data = await inWireShape(collection, repository.of(collection).change(change, writing))
      return { data, message: '已排序' }
    },

    delete: endpoint => async request => {
      const collection = collectionOf(endpoint)
      const writing = readWriting(endpoint.name, request, now())
      const { value, ifRevision } = request
      const removal = repository.of(collection).remove(readId(value), writing, ifRevision)
      await inWireShape(collection, removal)
      return { data: null, message: '已刪除' }
    },
  }
}
