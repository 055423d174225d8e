/** An edit as the call that carries it. */
import type { AnyCollection } from '#contract/collection'
import { collections } from '#contract/collections/index'
import { type Endpoint, endpointOf, generalEndpoints } from '#contract/endpoint'
import { Failure } from '#contract/failure'
import type { Edit } from './edit'

/** The name under which settings stand in the journal, beside the collections. */
export const SETTING = 'Setting'

export interface EditCall {
  endpoint: Endpoint
  value?: string
  body?: Record<string, unknown>
  headers: Record<string, string>
}

/** A collection by its name. @throws Failure where this version of the program has none */
export function collectionNamed(name: string): AnyCollection {
  const collection = collections.find(candidate => candidate.name === name)
  if (!collection) throw new Failure('notFound', { message: `沒有「${name}」這類資料` })
  return collection
}

const isSort = ({ verbs }: AnyCollection, { changes }: Edit): boolean =>
  verbs.includes('sort') && Object.keys(changes).join() === 'sort_number'

/** The call for an edit; the edit's key makes sure that it has one effect, however often it is sent. */
export function callFor(edit: Edit): EditCall {
  const { id, record, verb, changes, baseRevision } = edit
  const headers: Record<string, string> = { 'Idempotency-Key': id }
  const revision = baseRevision === null ? {} : { revision: baseRevision }
  if (edit.collection === SETTING) {
    const body = { name: record, value: changes.value, ...revision }
    return { endpoint: generalEndpoints.modifySetting, body, headers }
  }
  const collection = collectionNamed(edit.collection)
  switch (verb) {
    case 'add':
      return { endpoint: endpointOf(collection, 'add'), body: { ...changes, id: record }, headers }
    case 'modify': {
      const endpoint = endpointOf(collection, isSort(collection, edit) ? 'sort' : 'modify')
      return { endpoint, body: { ...changes, id: record, ...revision }, headers }
    }
    case 'delete': {
      const endpoint = endpointOf(collection, 'delete')
      if (baseRevision !== null) headers['If-Match'] = `"${baseRevision}"`
      return { endpoint, value: record, headers }
    }
    case 'restore':
      return { endpoint: endpointOf(collection, 'restore'), value: record, body: {}, headers }
  }
}
