/** Requests as nobody in particular would send them, drawn from the OpenAPI document. */
import fc from 'fast-check'
import type { JsonSchema } from '#contract/kinds/kind.ts'
import type { OpenApiDocument } from '#server/openapi/document.ts'
import { naughtyStrings } from './naughtyStrings.ts'

export interface FuzzedRequest {
  method: string
  /** As it goes over the line. */
  path: string
  headers: Record<string, string>
  body?: string
}

const naughty = fc.constantFrom(...naughtyStrings)
const text = fc.oneof({ weight: 3, arbitrary: naughty }, fc.string({ unit: 'binary' }))
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constant(null))

/** Bytes as a client that escapes nothing but what no line can carry would send them. */
const raw = (value: string): string =>
  [...Buffer.from(value)]
    .map(byte => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `%${byte.toString(16)}`))
    .join('')

/** Half a character cannot be escaped. */
const LONE = /\p{Surrogate}/gu

const escaped = (value: string): string => encodeURIComponent(value.replace(LONE, '\ufffd'))

/** More than this in an address is refused before anybody reads it. */
const LONGEST = 2_000

const inAddress = fc
  .tuple(text, fc.boolean())
  .map(([value, isRaw]) => (isRaw ? raw(value) : escaped(value)).slice(0, LONGEST))

const inText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

type Known = Record<string, JsonSchema>

/** Values that a schema allows, or nearly so; often enough something else altogether. */
function valueFor(schema: JsonSchema, known: Known, depth = 0): fc.Arbitrary<unknown> {
  const fitting = fittingValue(schema, known, depth)
  return fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: anything })
}

function fittingValue(schema: JsonSchema, known: Known, depth: number): fc.Arbitrary<unknown> {
  const { $ref, anyOf, type, properties, items, pattern, format } = schema as {
    $ref?: string
    anyOf?: JsonSchema[]
    type?: string | string[]
    properties?: Known
    items?: JsonSchema
    pattern?: string
    format?: string
    enum?: unknown[]
    const?: unknown
  }
  if (depth > 4) return anything
  const inner = (next: JsonSchema) => valueFor(next, known, depth + 1)
  if ($ref) return inner(known[$ref.split('/').at(-1) ?? ''] ?? {})
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if (anyOf?.length) return fc.oneof(...anyOf.map(inner))
  if (pattern && !pattern.includes('\\p')) return fc.stringMatching(new RegExp(pattern))
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map(day => day.toISOString())
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map(day => day.toISOString().slice(0, 10))
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(properties ?? {}).map(([name, next]) => [name, inner(next)]),
        ),
        { requiredKeys: [] },
      )
    case 'array':
      return fc.array(inner(items ?? {}), { maxLength: 4 })
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.oneof(fc.integer(), fc.maxSafeInteger())
    case 'number':
      return fc.double()
    case 'null':
      return fc.constant(null)
    default:
      return text
  }
}

/** What staff may not do in the middle of a fuzz: end the session that it goes by. */
const ENDING = new Set(['/api/logout'])

interface Operation {
  parameters: { name: string; in: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

function callsOf(document: OpenApiDocument, token: string): fc.Arbitrary<FuzzedRequest>[] {
  const known = document.components.schemas as Known
  return Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => {
      const named = operation.parameters.filter(parameter => parameter.in !== 'header')
      const values = named.map(({ schema }) =>
        fc.oneof(
          inAddress,
          valueFor(schema, known).map(value => escaped(inText(value))),
        ),
      )
      const [content] = Object.entries(operation.requestBody?.content ?? {})
      const body =
        content?.[0] === 'application/json' ? valueFor(content[1].schema, known) : anything
      return fc
        .record({
          values: fc.tuple(...values),
          body,
          headers: headersOf(ENDING.has(template) ? undefined : token),
          otherMethod: fc.oneof(
            { weight: 19, arbitrary: fc.constant(null) },
            {
              weight: 1,
              arbitrary: fc.constantFrom('PUT', 'HEAD', 'OPTIONS', 'DELETE', 'POST', 'GET'),
            },
          ),
        })
        .map(drawn => {
          let path = template
          const query: string[] = []
          for (const [index, { name, in: place }] of named.entries()) {
            const value = drawn.values[index] ?? ''
            if (place === 'path') path = path.replace(`{${name}}`, value)
            else query.push(`${name}=${value}`)
          }
          const isPost = (drawn.otherMethod ?? method.toUpperCase()) === 'POST'
          return {
            method: drawn.otherMethod ?? method.toUpperCase(),
            path: query.length > 0 ? `${path}?${query.join('&')}` : path,
            headers: drawn.headers,
            ...(isPost ? { body: JSON.stringify(drawn.body) ?? '' } : {}),
          }
        })
    }),
  )
}

/** Of a header, what a line can carry. */
const headerText = text.map(value => value.replace(/[^\t\x20-\x7e]/g, ''))

const headersOf = (token: string | undefined) =>
  fc
    .record(
      {
        authorization: token
          ? fc.oneof(
              { weight: 5, arbitrary: fc.constant(`Token ${token}`) },
              headerText.map(value => `Token ${value}`),
              headerText,
            )
          : headerText,
        'content-type': fc.oneof(
          { weight: 9, arbitrary: fc.constant('application/json') },
          fc.constant('multipart/form-data; boundary=x'),
          headerText,
        ),
        'idempotency-key': fc.oneof(fc.uuid(), headerText),
        'if-match': fc.oneof(
          fc.nat(20).map(revision => `"${revision}"`),
          headerText,
        ),
        'if-none-match': headerText,
        'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip', 'identity;q=0', '*'), headerText),
        range: fc.oneof(rangeText, headerText),
        'x-forwarded-for': headerText,
        'x-request-id': headerText,
      },
      { requiredKeys: token ? ['authorization', 'content-type'] : ['content-type'] },
    )
    .map(headers => headers as Record<string, string>)

const end = fc.option(fc.integer(), { nil: '' })
/** Also backwards, beyond the end, and of nothing. */
const rangeText = fc.tuple(end, end).map(([from, to]) => `bytes=${from}-${to}`)

const FOLDERS = [
  '/',
  '/news/',
  '/notice/',
  '/course/',
  '/upload/',
  '/assets/',
  '/api/',
  '/.well-known/',
]

/** Files that are there, pages, and addresses that there are none of. */
const placesAmong = (files: readonly string[]): fc.Arbitrary<FuzzedRequest> =>
  fc
    .record({
      place: fc.oneof(
        fc.tuple(fc.constantFrom(...FOLDERS), inAddress).map(parts => parts.join('')),
        fc.constantFrom(...files),
      ),
      query: fc.option(fc.tuple(inAddress, inAddress)),
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant('GET') },
        fc.constantFrom('HEAD', 'POST'),
      ),
      headers: headersOf(undefined),
    })
    .map(({ place, query, method, headers }) => ({
      method,
      path: `${place}${query ? `?${query.join('=')}` : ''}`,
      headers,
    }))

/**
 * @param token of an account that may do everything
 * @param files addresses of files that are there
 */
export function requestsFrom(
  document: OpenApiDocument,
  token: string,
  files: readonly string[],
): fc.Arbitrary<FuzzedRequest> {
  const calls = fc.oneof(...callsOf(document, token))
  return fc.oneof({ weight: 4, arbitrary: calls }, { weight: 1, arbitrary: placesAmong(files) })
}
