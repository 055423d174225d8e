/** The OpenAPI 3.1 document, derived from the endpoints and the declarations: nothing is said twice. */
import type { AnyCollection } from '#contract/collection'
import { type Endpoint, pathTemplate } from '#contract/endpoint'
import { type JsonSchema, jsonSchemaOf } from '#contract/fieldKind'
import { recordSchema } from '#contract/record'
import { callSummary } from './callSummary'
import { bodySchema, dataSchema } from './openApiCalls'
import {
  fileForm,
  idSchema,
  ifMatch,
  object,
  settingSchema,
  snapshotSchema,
  storedFileSchema,
} from './openApiSchemas'

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
    security: access === 'visitor' ? [{}, { token: [] }] : [{ token: [] }],
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
