/** An edit as the call that carries it. */

import type { AnyCollection } from '#contract/collection'
import { collections } from '#contract/collections/index'
import { type Endpoint, endpointOf } from '#contract/endpoint'
import { Failure } from '#contract/failure'
import { writtenOf } from '#contract/fieldKind'
import { keptEndpointOf, staffEndpoints } from '#contract/staffEndpoint'
import type { Edit, Values } from './edit'
import { pick } from './merge'

/** The name under which settings stand in the journal, beside the collections. */
export const SETTING = 'Setting'

/** The same for what is said about files; their names stand where records' ids do. */
export const FILE = 'File'

/** What a collection's drafts are called in the journal; they have the ids of their records. */
export const draftsName = ({ name }: Pick<AnyCollection, 'name'>): string => `${name}Draft`

/** Whose drafts are called so; `undefined` for any other name. */
export const draftedBy = (name: string): AnyCollection | undefined =>
  collections.find(each => draftsName(each) === name)

/** What the imports into a collection are called there; each has an id of its own. */
export const importsName = ({ name }: Pick<AnyCollection, 'name'>): string => `${name}Import`

/** Into which collection; `undefined` for any other name. */
export const importedInto = (name: string): AnyCollection | undefined =>
  collections.find(each => importsName(each) === name)

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

/** The values as they are written: file lists are joined. */
const written = ({ fields }: AnyCollection, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      return [name, field ? writtenOf(field, value) : value]
    }),
  )

/** What an edit of these fields begins from: what they held, and what is always sent with a change. */
export const baseOf = (
  { alwaysSent = [] }: Pick<AnyCollection, 'alwaysSent'>,
  values: Values,
  changes: Values,
): Record<string, unknown> => ({
  ...pick(values, changes),
  ...Object.fromEntries(
    alwaysSent.filter(name => values[name] !== undefined).map(name => [name, values[name]]),
  ),
})

/**
 * What a change sends of what it leaves as it is: only with the revision that it is from, so that nobody
 * else's edit of it is undone.
 */
function unchanged({ alwaysSent = [] }: AnyCollection, { base, baseRevision }: Edit): Values {
  const known = alwaysSent.filter(name => baseRevision !== null && name in base)
  return Object.fromEntries(known.map(name => [name, base[name]]))
}

/** The call for an edit; the edit's key makes sure that it has one effect, however often it is sent. */
export function callFor(edit: Edit): EditCall {
  const { id, record, verb, changes, baseRevision } = edit
  const headers: Record<string, string> = { 'Idempotency-Key': id }
  const revision = baseRevision === null ? {} : { revision: baseRevision }
  if (edit.collection === SETTING) {
    const body = { name: record, value: changes.value, ...revision }
    return { endpoint: staffEndpoints.modifySetting, body, headers }
  }
  if (edit.collection === FILE) {
    return { endpoint: staffEndpoints.modifyFile, body: { ...changes, name: record }, headers }
  }
  const drafted = draftedBy(edit.collection)
  if (drafted) return callForDraft(drafted, edit, headers)
  const into = importedInto(edit.collection)
  if (into) {
    if (verb === 'delete') {
      return { endpoint: keptEndpointOf(into, 'undoImport'), value: record, body: {}, headers }
    }
    const rows = (changes.rows as Values[]).map(row => written(into, row))
    return { endpoint: keptEndpointOf(into, 'import'), body: { rows, id: record }, headers }
  }
  const collection = collectionNamed(edit.collection)
  switch (verb) {
    case 'add': {
      const body = { ...written(collection, changes), id: record }
      return { endpoint: endpointOf(collection, 'add'), body, headers }
    }
    case 'modify': {
      const endpoint = endpointOf(collection, isSort(collection, edit) ? 'sort' : 'modify')
      const values = written(collection, { ...unchanged(collection, edit), ...changes })
      return { endpoint, body: { ...values, id: record, ...revision }, headers }
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

/** An edit of a draft may have begun from there being none: then there must still be none. */
function callForDraft(
  collection: AnyCollection,
  { record, verb, changes, baseRevision }: Edit,
  headers: Record<string, string>,
): EditCall {
  if (verb === 'restore') {
    return { endpoint: endpointOf(collection, 'restore'), value: record, body: {}, headers }
  }
  if (verb === 'delete') {
    const endpoint = keptEndpointOf(collection, 'deleteDraft')
    if (baseRevision !== null) headers['If-Match'] = `"${baseRevision}"`
    return { endpoint, value: record, body: {}, headers }
  }
  const body = { ...written(collection, changes), id: record, revision: baseRevision ?? 0 }
  return { endpoint: keptEndpointOf(collection, 'modifyDraft'), body, headers }
}
