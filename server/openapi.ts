/** The OpenAPI 3.1 document, derived from the endpoints and the declarations: nothing is said twice. */
import type { AnyCollection } from '#contract/collection'
import { settings } from '#contract/collections/setting'
import { type Endpoint, pathTemplate } from '#contract/endpoint'
import { type JsonSchema, jsonSchemaOf } from '#contract/fieldKind'
import { recordSchema } from '#contract/record'
import { callSummary } from './callSummary'
import {
  endpointSchema,
  fileForm,
  idSchema,
  ifMatch,
  listOf,
  noData,
  object,
  ref,
  revisionSchema,
  settingSchema,
  snapshotSchema,
  storedFileSchema,
  subscriptionSchema,
} from './openApiSchemas'

/** What `data` holds when the call succeeds. */
function dataSchema({ operation, collection, lookup }: Endpoint): JsonSchema {
  const record = collection ? ref(collection.name) : {}
  switch (operation) {
    case 'list':
    case 'listEnabled':
    case 'listSingledOut':
      return listOf(record)
    case 'lookup':
      return lookup?.answers === 'one' ? { anyOf: [record, noData] } : listOf(record)
    case 'listDeleted':
      return listOf(record)
    case 'byId':
    case 'restore':
    case 'add':
    case 'modify':
    case 'sort':
      return record
    case 'hasSingledOut':
      return { type: 'boolean' }
    case 'currentOpen':
      return { type: 'object', additionalProperties: { type: 'array' } }
    case 'snapshot':
      return ref('Snapshot')
    case 'listSettings':
      return listOf(ref('Setting'))
    case 'settingByName':
    case 'modifySetting':
      return ref('Setting')
    case 'login':
      return object(
        {
          token: { type: 'string' },
          username: { type: 'string' },
          expires_at: { type: 'string', format: 'date-time' },
        },
        ['token', 'username', 'expires_at'],
      )
    case 'upload':
      return listOf(ref('StoredFile'))
    case 'pushKey':
      return object({ key: { type: 'string' } }, ['key'])
    case 'subscribePush':
    case 'unsubscribePush':
    case 'delete':
    case 'logout':
    case 'checkToken':
      return noData
  }
}

function bodySchema({ operation, collection }: Endpoint): JsonSchema {
  switch (operation) {
    case 'add':
      return ref(`${collection?.name}Draft`)
    case 'modify':
      return {
        ...recordSchema(collection as AnyCollection, 'draft'),
        required: ['id'],
        description: '只需送出要修改的欄位；有revision時，只在它仍是最新時接受',
      }
    case 'sort':
      return object({ id: idSchema, sort_number: { type: 'number' }, revision: revisionSchema }, [
        'id',
        'sort_number',
      ])
    case 'modifySetting':
      return object(
        { name: { enum: Object.keys(settings) }, value: {}, revision: revisionSchema },
        ['name', 'value'],
      )
    case 'login':
      return object({ username: { type: 'string' }, password: { type: 'string' } }, [
        'username',
        'password',
      ])
    case 'subscribePush':
      return subscriptionSchema
    case 'unsubscribePush':
      return object({ endpoint: endpointSchema }, ['endpoint'])
    default:
      return { type: 'object' }
  }
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const success = (data: JsonSchema): JsonSchema =>
  object({ success: { const: true }, message: { type: 'string' }, data }, [
    'success',
    'message',
    'data',
  ])

const bodyOf = (endpoint: Endpoint) =>
  endpoint.takes === 'files' ? fileForm : json(bodySchema(endpoint))

function parametersOf(endpoint: Endpoint) {
  const { operation, parameter, query, isQueryOptional, lookup, collection, effect } = endpoint
  const field = lookup && collection?.fields[lookup.field]
  const schema = field ? jsonSchemaOf(field) : parameter === 'id' ? idSchema : { type: 'string' }
  const value = parameter ?? query
  return [
    ...(value
      ? [{ name: value, in: parameter ? 'path' : 'query', required: !isQueryOptional, schema }]
      : []),
    ...(effect
      ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', format: 'uuid' } }]
      : []),
    ...(operation === 'delete' ? [ifMatch] : []),
  ]
}

function operationOf(endpoint: Endpoint) {
  const { name, method, access, collection } = endpoint
  return {
    operationId: name,
    summary: callSummary(endpoint),
    tags: [collection?.label ?? '一般'],
    parameters: parametersOf(endpoint),
    ...(method === 'POST' ? { requestBody: { required: true, content: bodyOf(endpoint) } } : {}),
    security: access === 'staff' ? [{ token: [] }] : [{}, { token: [] }],
    responses: {
      200: { description: '成功', content: json(success(dataSchema(endpoint))) },
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

/** The document for these calls of these collections. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  collections: readonly AnyCollection[],
) {
  const schemas = collections.flatMap(collection => [
    [collection.name, recordSchema(collection, 'answer')],
    [`${collection.name}Draft`, recordSchema(collection, 'draft')],
  ])
  return {
    openapi: '3.1.0',
    info: { title: '澳門持續教育學校 API', version: '1' },
    paths: Object.fromEntries(
      endpoints.map(endpoint => [
        pathTemplate(endpoint),
        { [endpoint.method.toLowerCase()]: operationOf(endpoint) },
      ]),
    ),
    components: {
      schemas: {
        ...Object.fromEntries(schemas),
        Setting: settingSchema,
        Snapshot: snapshotSchema,
        StoredFile: storedFileSchema,
      },
      responses: {
        Failure: {
          description: '失敗；狀態碼說明原因',
          content: json(
            object({ success: { const: false }, message: { type: 'string' }, data: {} }, [
              'success',
              'message',
              'data',
            ]),
          ),
        },
      },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token …' },
      },
    },
  }
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>
