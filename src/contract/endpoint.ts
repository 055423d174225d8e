/**
 * The one place that spells the calls: every path under /api is made here from a collection's
 * declaration, for the server's router, the clients, the service worker and the OpenAPI document.
 */
import type { AnyCollection, Lookup, Verb } from './collection'

export type Operation =
  | Verb
  | 'listDeleted'
  | 'restore'
  | 'purge'
  | 'listRevisions'
  | 'import'
  | 'undoImport'
  | 'listDrafts'
  | 'modifyDraft'
  | 'deleteDraft'
  | 'shareDraft'
  | 'unshareDraft'
  | 'draftByToken'
  | 'listFiles'
  | 'modifyFile'
  | 'listSettingRevisions'
  | 'lookup'
  | 'listSingledOut'
  | 'hasSingledOut'
  | 'listCurrent'
  | 'currentOpen'
  | 'snapshot'
  | 'listSettings'
  | 'settingByName'
  | 'modifySetting'
  | 'login'
  | 'logout'
  | 'checkToken'
  | 'changePassword'
  | 'listSessions'
  | 'endSession'
  | 'beginOneTimeCode'
  | 'confirmOneTimeCode'
  | 'endOneTimeCode'
  | 'listAccounts'
  | 'addAccount'
  | 'modifyAccount'
  | 'deleteAccount'
  | 'listAudit'
  | 'siteState'
  | 'upload'
  | 'pushKey'
  | 'subscribePush'
  | 'unsubscribePush'

export interface Endpoint {
  /** The last word of the path, unique: `getDegreeCourseById`. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly operation: Operation
  /** The name of the value that ends the path, e.g. `id`. */
  readonly parameter?: string
  /** The name of the one value in the query string. */
  readonly query?: string
  /** Whether it may be asked without that value. */
  readonly isQueryOptional?: boolean
  /** `staff` needs a token, `administrator` that of an account with this role. */
  readonly access: 'visitor' | 'staff' | 'administrator'
  /** Whether it changes what is stored: carries Idempotency-Key, is never cached or prefetched. */
  readonly effect: boolean
  /** Whether nothing on the way may keep its answer, whoever asks. */
  readonly isPrivate?: boolean
  /** What a POST carries other than a record: a few short values, a form with files in the field `file`, or many rows. */
  readonly takes?: 'little' | 'files' | 'rows'
  readonly collection?: AnyCollection
  readonly lookup?: Lookup
}

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const read = (name: string, operation: Operation) =>
  ({ name, method: 'GET', operation, access: 'visitor', effect: false }) as const

export const write = (name: string, operation: Operation) =>
  ({ name, method: 'POST', operation, access: 'staff', effect: true }) as const

/** One that a few short values are sent to. */
export const writeLittle = (name: string, operation: Operation) =>
  ({ ...write(name, operation), takes: 'little' }) as const

export type Spelling = (collection: AnyCollection) => Endpoint

export const spelling: Record<Verb, Spelling> = {
  list: ({ name }) => read(`get${name}`, 'list'),
  listEnabled: ({ name }) => read(`getEnable${name}`, 'listEnabled'),
  byId: ({ name }) => ({
    ...read(`get${name}ById`, 'byId'),
    parameter: 'id',
  }),
  add: ({ name }) => write(`add${name}`, 'add'),
  modify: ({ name }) => write(`modify${name}`, 'modify'),
  sort: ({ name }) => writeLittle(`insert${name}SortNumber`, 'sort'),
  delete: ({ name }) => ({
    ...write(`delete${name}ById`, 'delete'),
    method: 'GET',
    parameter: 'id',
  }),
}

/** What is deleted is kept for a while, and can be brought back. */
export const trashSpelling: Record<'listDeleted' | 'restore', Spelling> = {
  listDeleted: ({ name }) => ({ ...read(`getDeleted${name}`, 'listDeleted'), access: 'staff' }),
  restore: ({ name }) => ({ ...writeLittle(`restore${name}ById`, 'restore'), parameter: 'id' }),
}

export function lookupEndpoint(collection: AnyCollection, lookup: Lookup): Endpoint {
  const { name } = collection
  const place = lookup.from === 'query' ? { query: lookup.field } : { parameter: lookup.field }
  return { ...read(`get${name}By${capitalise(lookup.field)}`, 'lookup'), ...place, lookup }
}

export function singledOutEndpoints({ name }: AnyCollection, flag: string): Endpoint[] {
  const words = `${capitalise(flag)}${name}`
  return [read(`have${words}`, 'hasSingledOut'), read(`get${words}`, 'listSingledOut')]
}

export const currentSpelling: Spelling = ({ name }) => read(`getCurrent${name}`, 'listCurrent')

/** The call for the urgent records that are visible now. */
export const currentEndpointOf = (collection: AnyCollection): Endpoint => ({
  ...currentSpelling(collection),
  collection,
})

/** One call of a collection, for a client that knows which. */
export function endpointOf(
  collection: AnyCollection,
  verb: Verb | keyof typeof trashSpelling,
): Endpoint {
  return { ...{ ...spelling, ...trashSpelling }[verb](collection), collection }
}

/** The call that finds records of a collection by the value of a field. */
export function endpointBy(collection: AnyCollection, field: string): Endpoint {
  const lookup = collection.lookups?.find(candidate => candidate.field === field)
  if (!lookup) throw new Error(`${collection.name} has no lookup by ${field}`)
  return { ...lookupEndpoint(collection, lookup), collection }
}

/** The two calls for the records that a flag singles out. */
export function singledOutEndpointsOf(collection: AnyCollection): {
  has: Endpoint
  list: Endpoint
} {
  const [has, list] = singledOutEndpoints(collection, collection.singledOut ?? '')
  if (!collection.singledOut || !has || !list) {
    throw new Error(`${collection.name} singles no records out`)
  }
  return { has: { ...has, collection }, list: { ...list, collection } }
}

/** The calls of visitors that belong to no collection. */
export const generalEndpoints = {
  currentOpen: read('getCurrentOpenCourse', 'currentOpen'),
  snapshot: {
    ...read('getSnapshot', 'snapshot'),
    query: 'since',
    isQueryOptional: true,
  },
  listSettings: read('getAllSetting', 'listSettings'),
  settingByName: { ...read('getSettingByName', 'settingByName'), parameter: 'name' },
  pushKey: read('getPushKey', 'pushKey'),
  subscribePush: { ...writeLittle('subscribePush', 'subscribePush'), access: 'visitor' },
  unsubscribePush: {
    ...writeLittle('unsubscribePush', 'unsubscribePush'),
    access: 'visitor',
  },
} as const satisfies Record<string, Endpoint>

/** The path as documents and routers spell it: `/api/getBlogById/{id}`, `/api/getBlogByUrl/`. */
export function pathTemplate({ name, parameter, query, isQueryOptional }: Endpoint): string {
  return `/api/${name}${parameter ? `/{${parameter}}` : query && !isQueryOptional ? '/' : ''}`
}

/** The address a client asks: `/api/getBlogById/65…`, `/api/getBlogByUrl/?url=%2Fabout`. */
export function callAddress(endpoint: Endpoint, value?: string): string {
  const { name, parameter, query, isQueryOptional } = endpoint
  if (value === undefined) {
    if (parameter || (query && !isQueryOptional)) throw new Error(`${name} needs a value`)
    return `/api/${name}`
  }
  if (parameter) return `/api/${name}/${encodeURIComponent(value)}`
  if (query) return `/api/${name}/?${query}=${encodeURIComponent(value)}`
  return `/api/${name}`
}
