/**
 * Whole bodies that no call which stores a record may accept, whatever its collection: what is
 * JSON among them lacks every required field besides, so none is ever right by accident.
 */
export interface RawBody {
  name: string
  /** `undefined`: the header is not sent. */
  contentType: string | undefined
  body: string | Uint8Array<ArrayBuffer>
  expectedStatus: 400 | 413 | 415
}

const JSON_TYPE = 'application/json'
const DEEP = 100_000

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values)
const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text))

const unreadable: Record<string, string | Uint8Array<ArrayBuffer>> = {
  'an empty body': '',
  'spaces only': ' \n ',
  'a list': '[]',
  'a list of records': '[{"title":"a"},{"title":"b"}]',
  'a text': '"title"',
  'a number': '1',
  true: 'true',
  null: 'null',
  undefined: 'undefined',
  'not a number': 'NaN',
  'a word': 'title',
  'an object that does not end': '{"title":"a"',
  'a text that does not end': '{"title":"a',
  'a comma too many': '{"title":"a",}',
  'a comma too few': '{"title":"a" "id":"b"}',
  'single quotes': "{'title':'a'}",
  'names without quotes': '{title:"a"}',
  'a comment': '{"title":"a"/* b */}',
  'two objects': '{"title":"a"}{"title":"b"}',
  'a number that is none': '{"sort_number":Infinity}',
  'a number with a leading zero': '{"sort_number":01}',
  'a line break inside a text': '{"title":"a\nb"}',
  'an escape that is none': '{"title":"\\x41"}',
  'a form': 'title=a&content=b',
  XML: '<title>a</title>',
  'a page': '<!doctype html><title>a</title>',
  'lists that open and never close': '['.repeat(DEEP),
  'lists in lists': '['.repeat(DEEP) + ']'.repeat(DEEP),
  'objects in objects': `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  'lists in a field': `{"title":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
  'objects in a field': `{"title":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}`,
  'a byte-order mark and no more': bytes(0xef, 0xbb, 0xbf),
  'a byte-order mark before an object': utf8('\ufeff{"title":{"$ne":""}}'),
  'two byte-order marks': utf8('\ufeff\ufeff{"title":"a"}'),
  'a NUL after the object': '{"title":"a"}\u0000',
  'bytes that are no UTF-8': bytes(...utf8('{"title":"'), 0xff, 0xfe, ...utf8('"}')),
  'half a character': bytes(...utf8('{"title":"'), 0xe5, 0xad, ...utf8('"}')),
  'an overlong character': bytes(...utf8('{"title":"'), 0xc0, 0xaf, ...utf8('"}')),
  'a surrogate in UTF-8': bytes(...utf8('{"title":"'), 0xed, 0xa0, 0x80, ...utf8('"}')),
  'UTF-16': Uint8Array.from(Buffer.from('{"title":"a"}', 'utf16le')),
  'one name twice, then an operator': '{"id":"a","id":{"$ne":""},"title":"a","title":{"$gt":""}}',
}

/** Keys that could reach an object's prototype, at every depth; forbidden even in unknown fields. */
const reaching = ['__proto__', 'constructor', 'prototype'].flatMap(key => [
  [`${key} at the top`, `{"${key}":{"isAdmin":true}}`],
  [`${key} that is null`, `{"${key}":null}`],
  [`${key} in a field`, `{"title":{"${key}":{"isAdmin":true}}}`],
  [`${key} in an unknown field`, `{"unknown":{"a":{"${key}":1}}}`],
  [`${key} in a list`, `{"tutor_ids":[{"${key}":[]}]}`],
  [`${key} far down`, `{"a":${'[{"a":'.repeat(2000)}{"${key}":1}${'}]'.repeat(2000)}}`],
  [`${key}, written in escapes`, `{"\\u00${key.charCodeAt(0).toString(16)}${key.slice(1)}":{}}`],
])

const LARGE = 1_200_000

const others: RawBody[] = [
  {
    name: 'a text of over 1 MB',
    contentType: JSON_TYPE,
    body: `{"title":"${'a'.repeat(LARGE)}"}`,
    expectedStatus: 413,
  },
  {
    name: 'spaces of over 1 MB',
    contentType: JSON_TYPE,
    body: `{${' '.repeat(LARGE)}}`,
    expectedStatus: 413,
  },
  {
    name: 'over 1 MB of nothing readable',
    contentType: JSON_TYPE,
    body: '['.repeat(LARGE),
    expectedStatus: 413,
  },
  {
    name: 'UTF-8 that is called UTF-16',
    contentType: 'application/json; charset=utf-16',
    body: utf8('{"title":"a"}'),
    expectedStatus: 400,
  },
  ...[
    undefined,
    'text/plain',
    'text/json',
    'text/html',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'application/xml',
    'application/jsonp',
    'application/json; charset=iso-8859-1',
    'json',
    'text/plain, application/json',
  ].map(
    (contentType): RawBody => ({
      name: `JSON sent as ${contentType ?? 'nothing'}`,
      contentType,
      // As bytes: a client that is given a text adds a content type of its own.
      body: utf8('{"title":"a"}'),
      expectedStatus: 415,
    }),
  ),
]

export const rawBodies: readonly RawBody[] = [
  ...[...Object.entries(unreadable), ...reaching].map(
    ([name, body]): RawBody => ({
      name: name ?? '',
      contentType: JSON_TYPE,
      body: body ?? '',
      expectedStatus: 400,
    }),
  ),
  ...others,
]
