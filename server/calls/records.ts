import type { CollectionCalls } from '#contract/calls/index.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { invalid } from '#contract/failure.ts'
import { storedOrder, toWire, type WireRecord } from '#contract/record.ts'
import { readValue } from '#contract/validation.ts'
import type { CallDependencies, Handlers } from './call.ts'
import { createReader } from './reader.ts'

/** The value a lookup is asked for, read like the field itself. @throws Failure `invalid` */
function lookupValue({ fields, name: of }: AnyCollection, name: string, given: unknown): string {
  const field = fields[name]
  if (!field) throw new Error(`${of} has no field ${name}`)
  const { value, issues } = readValue(name, { ...field, required: true }, given)
  if (issues.length > 0) throw invalid(issues)
  return String(value)
}

type RecordCalls = Pick<
  CollectionCalls,
  'list' | 'listEnabled' | 'byId' | 'lookup' | 'listSingledOut' | 'hasSingledOut' | 'listCurrent'
>

/** The calls that only read records of a collection. */
export function recordHandlers(
  dependencies: CallDependencies,
  collection: AnyCollection,
): Handlers<RecordCalls> {
  const records = dependencies.repository.of(collection)
  const { fromMemory, forViewer } = createReader(dependencies)

  /** All that match, in the order of lists. */
  async function stored(filter = {}): Promise<WireRecord[]> {
    const found = await records.list(filter)
    return found.sort(storedOrder(collection)).map(record => toWire(collection, record))
  }

  return {
    list: request => forViewer(request, () => stored()),

    byId(request) {
      const load = async () => {
        const record = await records.find(request.value)
        return record ? [toWire(collection, record)] : []
      }
      return forViewer(request, load, request.value)
    },

    async lookup(request) {
      const { field } = request.call.lookup
      const value = lookupValue(collection, field, request.value)
      return forViewer(request, () => stored({ [field]: value }), value)
    },

    listEnabled: fromMemory,
    listSingledOut: fromMemory,
    hasSingledOut: fromMemory,
    listCurrent: fromMemory,
  }
}
