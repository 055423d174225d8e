/** Which requests are answered from memory: those of visitors, for what does not depend on them. */
import type { IncomingMessage } from 'node:http'
import { type AnyCall, callAddress } from '#contract/calls/call.ts'
import { allCalls } from '#contract/calls/index.ts'
import { snapshotCall } from '#contract/calls/snapshot.ts'
import { collections } from '#contract/collections/index.ts'
import { WATCHED_ADDRESSES } from '#contract/health.ts'
import { PAGE_PARAMETERS } from '#contract/pageParameters.ts'
import { ID_PATTERN } from '#contract/recordId.ts'
import { isCursor } from '#contract/snapshot.ts'
import type { Wanted } from './readyAnswers.ts'

/** A call whose answer is made of records alone, and of nothing that is sent with it. */
const isOfRecords = ({ finds, access, query }: AnyCall): boolean =>
  access === 'visitor' && finds !== undefined && query === undefined

/** By name, with what the value is called that ends the path. */
const calls = new Map(
  allCalls(collections)
    .filter(isOfRecords)
    .map(({ name, parameter }) => [name, parameter]),
)

/** Calls of one value in the query that pick records out, and what that value is called. */
const lookups = new Map(
  allCalls(collections).flatMap(({ name, finds, access, query }) =>
    finds === 'having' && access === 'visitor' && query ? [[name, query]] : [],
  ),
)

/** All content at once; with a cursor, what changed since. */
export const WHOLE: Wanted = {
  address: callAddress(snapshotCall),
  hasParameters: false,
}

const LOOKUP = /^\/api\/(\w+)\/?$/
const CALL = /^\/api\/(\w+)(?:\/(\w{1,40}))?$/

/** As it is answered; in capitals it is read as well, which is hundreds of addresses for one record. */
const ID = new RegExp(ID_PATTERN)

/** Plain addresses; files have a full stop, and whatever is written strangely is for the application. */
const PLAIN = /^(?:\/(?:[\w~-]|%[\dA-Fa-f]{2})+)+$/

/** Everything that is no page, or no visitor's, in capitals too, as the application reads it. */
const OTHERS = new RegExp(
  `^(?:/api|/admin|/assets|/upload|${WATCHED_ADDRESSES.join('|')})(?:/|$)`,
  'i',
)

/**
 * What is a page's own; all else in a query is somebody's way to count where visitors came from.
 * @returns `undefined` where a name comes twice: what that means is for the page to say
 */
function parametersOf(query: string): string | undefined {
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of PAGE_PARAMETERS) {
    const [value, ...more] = given.getAll(name)
    if (more.length > 0) return undefined
    if (value !== undefined) kept.set(name, value)
  }
  return kept.toString()
}

/** @returns `undefined` for a query that the call itself has to look at */
function lookupAddress(path: string, parameter: string, query = ''): Wanted | undefined {
  const [given, ...more] = new URLSearchParams(query)
  if (given?.[0] !== parameter || more.length > 0) return undefined
  return { address: `${path}?${new URLSearchParams([given])}`, hasParameters: true }
}

/**
 * Each cursor has a place of its own: there are no more of them than there were changes, and what is no
 * cursor is answered with everything.
 */
function snapshotAddress(query: string | undefined): Wanted | undefined {
  if (query === undefined) return WHOLE
  const [given, ...more] = new URLSearchParams(query)
  const [name, cursor = ''] = given ?? []
  if (name !== snapshotCall.query || more.length > 0) return undefined
  if (!isCursor(cursor)) return WHOLE
  return { address: `${WHOLE.address}?${name}=${cursor}`, hasParameters: false, cursor }
}

/** @returns `undefined` for what the call itself has to look at */
function callAddressed(path: string, call: string, value = '', query?: string): Wanted | undefined {
  if (query !== undefined || !calls.has(call)) return undefined
  const isOneSpelling = calls.get(call) !== 'id' || ID.test(value)
  return isOneSpelling ? { address: path, hasParameters: false } : undefined
}

/** What `req` asks for, if it can be answered from memory. */
export function readyAddress({ method, url = '', headers }: IncomingMessage): Wanted | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.authorization !== undefined || headers.range !== undefined) return undefined
  const [path = '', ...queries] = url.split('?')
  const query = queries.length > 0 ? queries.join('?') : undefined
  if (path === WHOLE.address) return snapshotAddress(query)
  const lookup = LOOKUP.exec(path)?.[1]
  const parameter = lookup && lookups.get(lookup)
  if (parameter) return lookupAddress(`/api/${lookup}/`, parameter, query)
  const [, call, value] = CALL.exec(path) ?? []
  if (call !== undefined) return callAddressed(path, call, value, query)
  if (!PLAIN.test(path) || OTHERS.test(path)) return undefined
  if (!query) return { address: path, hasParameters: false }
  const parameters = parametersOf(query)
  if (parameters === undefined) return undefined
  return parameters
    ? { address: `${path}?${parameters}`, hasParameters: true }
    : { address: path, hasParameters: false }
}
