import { type AnyCollection, isUrgent } from '#contract/collection'
import { courses, isOpen } from '#contract/collections/course'
import type { Endpoint } from '#contract/endpoint'
import { Failure, invalid } from '#contract/failure'
import { readId } from '#contract/identity'
import { toWire } from '#contract/record'
import { readValue } from '#contract/validation'
import {
  type CallDependencies,
  type CallMakers,
  type CallRequest,
  collectionOf,
  DONE,
} from './call'
import { createReader } from './reader'

type Operations =
  | 'list'
  | 'listEnabled'
  | 'byId'
  | 'lookup'
  | 'listSingledOut'
  | 'hasSingledOut'
  | 'listCurrent'
  | 'currentOpen'

/** The value a lookup is asked for, read like the field itself. @throws Failure `invalid` */
function lookupValue({ lookup }: Endpoint, collection: AnyCollection, given: unknown): string {
  const name = lookup?.field ?? ''
  const field = collection.fields[name]
  if (!field) throw new Error(`${collection.name} has no field ${name}`)
  const { value, issues } = readValue(name, { ...field, required: true }, given)
  if (issues.length > 0) throw invalid(issues)
  return String(value)
}

/** The calls that only read. */
export function recordCalls(dependencies: CallDependencies): CallMakers<Operations> {
  const { repository, published, now } = dependencies
  const answer = (data: unknown) => ({ data, message: DONE })

  const { records } = createReader(dependencies)
  const { visible } = published

  /** Staff see everything that is not deleted, in the database; a visitor what is published. */
  const seenBy = ({ viewer }: CallRequest, collection: AnyCollection, filter = {}) =>
    viewer.role === 'staff' ? records(collection, filter) : visible(collection, filter)

  /** @throws Failure `notFound` where there is none, or none that may be seen */
  async function oneSeenBy({ viewer }: CallRequest, collection: AnyCollection, id: string) {
    if (viewer.role === 'staff') {
      const record = await repository.of(collection).find(id)
      if (record) return toWire(collection, record)
    } else {
      const found = (await visible(collection)).find(record => record.id === id)
      if (found) return found
    }
    throw new Failure('notFound')
  }

  return {
    list: endpoint => async request => answer(await seenBy(request, collectionOf(endpoint))),

    listEnabled: endpoint => async () => answer(await visible(collectionOf(endpoint))),

    byId: endpoint => async request => {
      const id = readId(request.value)
      return answer(await oneSeenBy(request, collectionOf(endpoint), id))
    },

    lookup: endpoint => async request => {
      const collection = collectionOf(endpoint)
      const value = lookupValue(endpoint, collection, request.value)
      const found = await seenBy(request, collection, { [endpoint.lookup?.field ?? '']: value })
      return answer(endpoint.lookup?.answers === 'one' ? (found[0] ?? null) : found)
    },

    listSingledOut: endpoint => async () => {
      const collection = collectionOf(endpoint)
      return answer(await visible(collection, { [collection.singledOut ?? '']: true }))
    },

    hasSingledOut: endpoint => async () => {
      const collection = collectionOf(endpoint)
      const found = await visible(collection, { [collection.singledOut ?? '']: true })
      return answer(found.length > 0)
    },

    listCurrent: endpoint => async () => {
      const collection = collectionOf(endpoint)
      const found = await visible(collection)
      return answer(found.filter(record => isUrgent(collection, record)))
    },

    currentOpen: () => async () => {
      const open = Object.entries(courses).map(async ([kind, collection]) => {
        const found = await visible(collection)
        return [
          kind,
          found.filter(course =>
            isOpen({ deadline: (course.deadline ?? null) as string | null }, now()),
          ),
        ]
      })
      return answer(Object.fromEntries(await Promise.all(open)))
    },
  }
}
