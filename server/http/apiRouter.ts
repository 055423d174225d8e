/**
 * The calls over HTTP, from ONE loop over the declared calls: who asks, what was sent, the call, the
 * envelope. Nothing here knows a collection or a verb.
 */
import { isUtf8 } from 'node:buffer'
import express, { type RequestHandler, Router } from 'express'
import { accessCalls } from '#contract/calls/access.ts'
import type { AnyCall } from '#contract/calls/call.ts'
import { allCalls } from '#contract/calls/index.ts'
import { collections } from '#contract/collections/index.ts'
import { Failure } from '#contract/failure.ts'
import { IMPORT_BYTES } from '#contract/importing.ts'
import type { Access } from '../access/access.ts'
import { type Answering, type CallRequest, VISITOR, type Viewer } from '../calls/call.ts'
import { ANSWER_MS, inTime } from '../database/inTime.ts'
import { apiDocs } from './apiDocs.ts'
import { deviceMark, deviceOf, keepDeviceMark } from './device.ts'
import { failureHandler, onlyBy, sendEnvelope, unknownCall } from './envelopes.ts'
import { createFileForms, sentFiles } from './fileForm.ts'
import {
  expectedRevision,
  jsonOnly,
  notFromALink,
  plainBody,
  plainQuery,
  sentToken,
} from './guards.ts'
import { createLargeRows } from './largeRows.ts'
import type { Answer } from './passed.ts'
import { visitorAddress } from './visitorAddress.ts'

/** Of a JSON body, by what a call takes. */
const LITTLE_BYTES = 8_000
const RECORD_BYTES = 1_000_000

interface ApiDependencies {
  access: Pick<Access, 'authenticate'>
  callOf: (call: AnyCall) => Answering
  /** All that there are, unless others are given. */
  calls?: readonly AnyCall[]
}

/**
 * Who asks is known before anything that was sent is read. A token that is sent is checked on
 * every call, reads included; only to log in again an old one does not matter.
 */
function identify(call: AnyCall, access: ApiDependencies['access']): RequestHandler {
  const { name, effect, isPrivate } = call
  return async (req, res, next) => {
    res.set('Cache-Control', 'private, no-store')
    const token = name === accessCalls.login.name ? undefined : sentToken(req)
    const isStaff = token !== undefined
    const began = performance.now()
    const viewer: Viewer = isStaff
      ? { role: 'staff', ...(await access.authenticate(token)) }
      : VISITOR
    if (call.access !== 'visitor' && !isStaff) throw new Failure('unauthenticated')
    // What everybody may see may be kept, if it is asked for again each time.
    if (!isStaff && !effect && !isPrivate) res.set('Cache-Control', 'no-cache')
    res.locals.viewer = viewer
    res.locals.left = ANSWER_MS - (performance.now() - began)
    next()
  }
}

/** Whether it is about one list or one record, and so done in a moment where the database answers. */
const isShort = ({ collection, isLong = false }: AnyCall): boolean =>
  collection !== undefined && !isLong

function answer(call: AnyCall, answering: Answering): Answer {
  const { parameter, query, effect } = call
  const isBounded = isShort(call)
  return async (req, res) => {
    const value = parameter ? req.params[parameter] : query ? req.query[query] : undefined
    const request: CallRequest = {
      viewer: res.locals.viewer,
      value: typeof value === 'string' ? value : undefined,
      body: req.body,
      idempotencyKey: effect ? req.get('Idempotency-Key') : undefined,
      operation: effect ? req.get('Operation-Id') : undefined,
      ifRevision: effect ? expectedRevision(req) : undefined,
      files: sentFiles(req),
      address: visitorAddress(req.app)(req),
      device: deviceOf(req.get('User-Agent')),
      knownDevice: deviceMark(req),
    }
    // Who asks was looked up in the same three seconds.
    const asked = isBounded ? inTime(() => answering(request), res.locals.left) : answering(request)
    const { data, message = '成功', version, remember } = await asked
    if (version !== undefined) res.set('ETag', `W/"${version}"`)
    if (remember !== undefined) keepDeviceMark(res, remember)
    sendEnvelope(res, 200, { success: true, message, data })
  }
}

const pathOf = ({ name, parameter }: AnyCall) => `/${name}${parameter ? `/:${parameter}` : ''}`

/** A known call by another method. HEAD may ask for what only reads. */
const wrongMethod = ({ method, effect }: AnyCall): RequestHandler =>
  onlyBy(method === 'GET' && !effect ? 'GET, HEAD' : method)

const jsonUpTo = (limit: number) =>
  express.json({
    limit,
    strict: false,
    type: 'application/json',
    verify: (_req, _res, body) => {
      // Not a Failure: the parser writes a status of its own (a 4xx) onto what is thrown here.
      if (!isUtf8(body)) throw new Error('the body is not UTF-8')
    },
  })

const json = { little: jsonUpTo(LITTLE_BYTES), record: jsonUpTo(RECORD_BYTES) }
/** Of all that this process is sent. */
const fileForms = createFileForms()
const largeRows = createLargeRows([jsonUpTo(IMPORT_BYTES), plainBody])

/** Everything under /api. */
export function apiRouter({
  access,
  callOf,
  calls = allCalls(collections),
}: ApiDependencies): Router {
  const router = Router({ caseSensitive: true })
  router.use((req, res, next) => {
    res.vary('Authorization')
    res.set('Cache-Control', sentToken(req) === undefined ? 'no-cache' : 'private, no-store')
    next()
  }, plainQuery)
  router.use(apiDocs())
  for (const call of calls) {
    const path = pathOf(call)
    const known = identify(call, access)
    const last = answer(call, callOf(call))
    const { method, takes } = call
    if (takes === 'files') router.post(path, known, fileForms(last))
    else if (takes === 'rows') router.post(path, known, jsonOnly, largeRows(last))
    else if (method === 'POST') {
      router.post(path, known, jsonOnly, json[takes ?? 'record'], plainBody, last)
    } else if (call.effect) {
      // Express answers HEAD with the GET handler; an effect must not happen that way.
      router.head(path, wrongMethod(call))
      router.get(path, notFromALink, known, last)
    } else router.get(path, known, last)
    router.all(path, wrongMethod(call))
  }
  router.use(unknownCall)
  router.use(failureHandler)
  return router
}
