import type { operationCalls } from '#contract/calls/operations.ts'
import { Failure, invalid } from '#contract/failure.ts'
import { type OperationStep, readOperation } from '#contract/operation.ts'
import { type StoredRecord, toWire } from '#contract/record.ts'
import type { MadeRevision } from '../records/operations.ts'
import { actionOf } from './audit.ts'
import type { CallDependencies, Handlers } from './call.ts'

/** What an operation did to a record, with the fields that it changed as they travel. */
function stepOf({ collection, record, before, changed, deleted_at }: MadeRevision): OperationStep {
  const { id, revision, values } = record
  const valuesOf = (each: StoredRecord) => {
    const wire = toWire(collection, each)
    const fields = changed.filter(name => name in collection.fields)
    return Object.fromEntries(fields.map(name => [name, wire[name] ?? null]))
  }
  return {
    action: actionOf({ revision, changed, deleted_at }),
    ...{ collection: collection.name, record: id, revision },
    title: String(values[collection.title] ?? id),
    before: before ? valuesOf(before) : null,
    after: valuesOf(record),
  }
}

/** The call for what was done in one go. */
export const operationHandlers = ({
  repository,
}: CallDependencies): Handlers<typeof operationCalls> => ({
  async listOperation({ value = '' }) {
    const name = readOperation(value)
    if (!name) {
      const issue = { field: 'operation', label: '操作', rule: 'format' } as const
      throw invalid([{ ...issue, message: '必須是修訂紀錄中的操作' }])
    }
    const made = await repository.madeBy(name)
    if (made.length === 0) throw new Failure('notFound')
    return { data: made.map(stepOf) }
  },
})
