/** The OpenAPI 3.1 document, derived from the calls and the declarations: nothing is said twice. */
import { type AnyCall, pathTemplate, type Shape } from '#contract/calls/call.ts'
import { id } from '#contract/calls/parts.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { jsonSchemaOf } from '#contract/kinds/index.ts'
import type { JsonSchema } from '#contract/kinds/kind.ts'
import { recordSchema } from '#contract/record.ts'
import { failureData, jsonOf, named, object } from './schemas.ts'

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const envelope = (isSuccess: boolean, data: JsonSchema) =>
  json(object({ success: { const: isSuccess }, message: { type: 'string' }, data }))

const fileForm = {
  'multipart/form-data': {
    schema: object({
      file: {
        type: 'array',
        items: { type: 'string', contentMediaType: 'application/octet-stream' },
      },
    }),
  },
}

/** A delete may say which revision it is meant for. */
const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: '引號內的版本號：只在它仍是最新時刪除',
  schema: { type: 'string' },
}

const uuid = { type: 'string', format: 'uuid' }

const nothing: Shape = { json: { type: 'null' } }
const anyObject: Shape = { json: { type: 'object' } }

const bodyOf = ({ takes, input = anyObject }: AnyCall) =>
  takes === 'files' ? fileForm : json(jsonOf(input))

function parametersOf(call: AnyCall) {
  const { parameter, query, isQueryOptional, lookup, collection, effect, mayExpect } = call
  const field = lookup && collection?.fields[lookup.field]
  const schema = field ? jsonSchemaOf(field) : parameter === 'id' ? jsonOf(id) : { type: 'string' }
  const value = parameter ?? query
  return [
    ...(value
      ? [{ name: value, in: parameter ? 'path' : 'query', required: !isQueryOptional, schema }]
      : []),
    ...(effect
      ? [
          { name: 'Idempotency-Key', in: 'header', schema: uuid },
          {
            name: 'Operation-Id',
            in: 'header',
            description: '一次操作的編號，用以一併復原',
            schema: uuid,
          },
        ]
      : []),
    ...(mayExpect ? [ifMatch] : []),
  ]
}

function operationOf(call: AnyCall) {
  const { name, summary, method, access, collection, output = nothing } = call
  return {
    operationId: name,
    summary: collection ? `${collection.label}：${summary}` : summary,
    tags: [collection?.label ?? '一般'],
    parameters: parametersOf(call),
    ...(method === 'POST' ? { requestBody: { required: true, content: bodyOf(call) } } : {}),
    security: access === 'visitor' ? [{}, { token: [] }] : [{ token: [] }],
    responses: {
      200: { description: '成功', content: envelope(true, jsonOf(output)) },
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

/** The document for these calls of these collections. */
export function openApiDocument(calls: readonly AnyCall[], collections: readonly AnyCollection[]) {
  const schemas = collections.flatMap(collection => [
    [collection.name, recordSchema(collection, 'answer')],
    [`${collection.name}Draft`, recordSchema(collection, 'draft')],
  ])
  return {
    openapi: '3.1.0',
    info: { title: '學校網站API', version: '1' },
    paths: Object.fromEntries(
      calls.map(call => [pathTemplate(call), { [call.method.toLowerCase()]: operationOf(call) }]),
    ),
    components: {
      schemas: { ...Object.fromEntries(schemas), ...named },
      responses: {
        Failure: { description: '失敗；狀態碼說明原因', content: envelope(false, failureData) },
      },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token …' },
      },
    },
  }
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>
