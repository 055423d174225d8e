/**
 * The one place that spells the calls: every path under /api is made here from a collection's
 * declaration, for the server's router, the clients, the service worker and the OpenAPI document.
 */
import type { AnyCollection, Lookup, Verb } from './collection'

export type Operation =
  | Verb
  | 'lookup'
  | 'listSingledOut'
  | 'hasSingledOut'
  | 'currentOpen'
  | 'snapshot'
  | 'listSettings'
  | 'settingByName'
  | 'modifySetting'
  | 'login'
  | 'logout'
  | 'checkToken'
  | 'pushKey'
  | 'subscribePush'
  | 'unsubscribePush'

export interface Endpoint {
  /** The last word of the path, unique: `getDegreeCourseById`. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly operation: Operation
  /** What it says in one line, for the OpenAPI page. */
  readonly summary: string
  /** The name of the value that ends the path, e.g. `id`. */
  readonly parameter?: string
  /** The name of the one value in the query string. */
  readonly query?: string
  /** Whether it may be asked without that value. */
  readonly isQueryOptional?: boolean
  /** `staff` needs a token. */
  readonly access: 'visitor' | 'staff'
  /** Whether it changes what is stored: carries Idempotency-Key, is never cached or prefetched. */
  readonly effect: boolean
  readonly collection?: AnyCollection
  readonly lookup?: Lookup
}

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const read = (name: string, operation: Operation, summary: string) =>
  ({ name, method: 'GET', operation, summary, access: 'visitor', effect: false }) as const

const write = (name: string, operation: Operation, summary: string) =>
  ({ name, method: 'POST', operation, summary, access: 'staff', effect: true }) as const

type Spelling = (collection: AnyCollection) => Endpoint

const spelling: Record<Verb, Spelling> = {
  list: ({ name, label }) => read(`get${name}`, 'list', `${label}：所有記錄`),
  listEnabled: ({ name, label }) => read(`getEnable${name}`, 'listEnabled', `${label}：公開的記錄`),
  byId: ({ name, label }) => ({
    ...read(`get${name}ById`, 'byId', `${label}：一項記錄`),
    parameter: 'id',
  }),
  add: ({ name, label }) => write(`add${name}`, 'add', `${label}：新增`),
  modify: ({ name, label }) => write(`modify${name}`, 'modify', `${label}：修改`),
  sort: ({ name, label }) => write(`insert${name}SortNumber`, 'sort', `${label}：排序`),
  delete: ({ name, label }) => ({
    ...write(`delete${name}ById`, 'delete', `${label}：刪除`),
    method: 'GET',
    parameter: 'id',
  }),
}

function lookupEndpoint(collection: AnyCollection, lookup: Lookup): Endpoint {
  const { name, label, fields } = collection
  const place = lookup.from === 'query' ? { query: lookup.field } : { parameter: lookup.field }
  const summary = `${label}：按${fields[lookup.field]?.label ?? lookup.field}`
  return { ...read(`get${name}By${capitalise(lookup.field)}`, 'lookup', summary), ...place, lookup }
}

function singledOutEndpoints({ name, label, fields }: AnyCollection, flag: string): Endpoint[] {
  const words = `${capitalise(flag)}${name}`
  const flagLabel = fields[flag]?.label ?? flag
  return [
    read(`have${words}`, 'hasSingledOut', `${label}：有沒有${flagLabel}`),
    read(`get${words}`, 'listSingledOut', `${label}：${flagLabel}`),
  ]
}

/** The calls of one collection. */
export function endpointsOf(collection: AnyCollection): Endpoint[] {
  const { verbs, lookups = [], singledOut } = collection
  const endpoints = [
    ...verbs.map(verb => spelling[verb](collection)),
    ...lookups.map(lookup => lookupEndpoint(collection, lookup)),
    ...(singledOut ? singledOutEndpoints(collection, singledOut) : []),
  ]
  return endpoints.map(endpoint => ({ ...endpoint, collection }))
}

/** One call of a collection, for a client that knows which. */
export function endpointOf(collection: AnyCollection, verb: Verb): Endpoint {
  return { ...spelling[verb](collection), collection }
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

/** The calls that belong to no collection. */
export const generalEndpoints = {
  login: { ...write('login', 'login', '登入'), access: 'visitor' },
  logout: write('logout', 'logout', '登出'),
  checkToken: { ...read('checkToken', 'checkToken', '檢查登入狀態'), access: 'staff' },
  currentOpen: read('getCurrentOpenCourse', 'currentOpen', '現正招生課程'),
  snapshot: {
    ...read('getSnapshot', 'snapshot', '離線閱讀：全部公開資料，或自上次以來的改動'),
    query: 'since',
    isQueryOptional: true,
  },
  listSettings: read('getAllSetting', 'listSettings', '所有設定'),
  settingByName: { ...read('getSettingByName', 'settingByName', '一項設定'), parameter: 'name' },
  modifySetting: write('modifySetting', 'modifySetting', '修改設定'),
  pushKey: read('getPushKey', 'pushKey', '通知：公鑰'),
  subscribePush: { ...write('subscribePush', 'subscribePush', '通知：訂閱'), access: 'visitor' },
  unsubscribePush: {
    ...write('unsubscribePush', 'unsubscribePush', '通知：取消訂閱'),
    access: 'visitor',
  },
} as const satisfies Record<string, Endpoint>

/** Every call, from the collections given. */
export function allEndpoints(collections: readonly AnyCollection[]): Endpoint[] {
  return [...Object.values(generalEndpoints), ...collections.flatMap(endpointsOf)]
}

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
