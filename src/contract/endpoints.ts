/** Every call there is, for the server's router and the OpenAPI document. */
import type { AnyCollection } from './collection'
import {
  currentSpelling,
  type Endpoint,
  generalEndpoints,
  lookupEndpoint,
  singledOutEndpoints,
  spelling,
  trashSpelling,
} from './endpoint'
import { keptEndpointsOf, staffEndpoints } from './staffEndpoint'

/** The calls of one collection. */
export function endpointsOf(collection: AnyCollection): Endpoint[] {
  const { verbs, lookups = [], singledOut, urgent } = collection
  const isKept = verbs.includes('delete')
  const endpoints = [
    ...verbs.map(verb => spelling[verb](collection)),
    ...lookups.map(lookup => lookupEndpoint(collection, lookup)),
    ...(singledOut ? singledOutEndpoints(collection, singledOut) : []),
    ...(urgent ? [currentSpelling(collection)] : []),
    ...(isKept ? Object.values(trashSpelling) : []).map(spell => spell(collection)),
    ...(isKept ? keptEndpointsOf(collection) : []),
  ]
  return endpoints.map(endpoint => ({ ...endpoint, collection }))
}

/** Every call, from the collections given. */
export function allEndpoints(collections: readonly AnyCollection[]): Endpoint[] {
  return [
    ...Object.values(generalEndpoints),
    ...Object.values(staffEndpoints),
    ...collections.flatMap(endpointsOf),
  ]
}
