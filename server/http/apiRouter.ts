/**
 * The calls over HTTP, from ONE loop over the endpoints: who asks, what was sent, the call, the
 * envelope. Nothing here knows a collection or a verb.
 */
import { isUtf8 } from 'node:buffer'
import express, { type RequestHandler, Router } from 'express'
import { collections } from '#contract/collections/index'
import type { Endpoint } from '#contract/endpoint'
import { allEndpoints } from '#contract/endpoints'
import { Failure } from '#contract/failure'
import { IMPORT_BYTES } from '#contract/importing'
import type { Access } from '../access/access'
import { type Call, type CallRequest, VISITOR, type Viewer } from '../calls/call'
import { ANSWER_MS, inTime } from '../inTime'
import { deviceMark, deviceOf, keepDeviceMark } from './device'
import { failureHandler, sendEnvelope, unknownCall } from './envelopes'
import { formOfFiles, sentFiles } from './fileForm'
import {
  expectedRevision,
  jsonOnly,
  notFromALink,
  plainBody,
  plainQuery,
  sentToken,
} from './guards'
import { visitorAddress } from './visitorAddress'

/** Of a JSON body, by what a call takes. */
const LITTLE_BYTES = 8_000
const RECORD_BYTES = 1_000_000

export interface ApiDependencies {
  access: Pick<Access, 'authenticate'>
  callOf: (endpoint: Endpoint) => Call
}

/**
 * Who asks is known before anything that was sent is read. A token that is sent is checked on
 * every call, reads included; only to log in again an old one does not matter.
 */
function identify(endpoint: Endpoint, access: ApiDependencies['access']): RequestHandler {
  const { operation, effect, isPrivate } = endpoint
  return async (req, res, next) => {
    res.set('Cache-Control', 'private, no-store')
    const token = operation === 'login' ? undefined : sentToken(req)
    const isStaff = token !== undefined
    const began = performance.now()
    const viewer: Viewer = isStaff
      ? { role: 'staff', ...(await access.authenticate(token)) }
      : VISITOR
    if (endpoint.access !== 'visitor' && !isStaff) throw new Failure('unauthenticated')
    // What everybody may see may be kept, if it is asked for again each time.
    if (!isStaff && !effect && !isPrivate) res.set('Cache-Control', 'no-cache')
    res.locals.viewer = viewer
    res.locals.left = ANSWER_MS - (performance.now() - began)
    next()
  }
}

/** Whether it is about one list or one record, and so done in a moment where the database answers. */
const isShort = ({ collection, takes, operation }: Endpoint): boolean =>
  collection !== undefined && takes !== 'rows' && takes !== 'files' && operation !== 'undoImport'

function answer(endpoint: Endpoint, call: Call): RequestHandler {
  const { parameter, query, effect } = endpoint
  const isBounded = isShort(endpoint)
  return async (req, res) => {
    const value = parameter ? req.params[parameter] : query ? req.query[query] : undefined
    const request: CallRequest = {
      viewer: res.locals.viewer,
      value: typeof value === 'string' ? value : undefined,
      body: req.body,
      idempotencyKey: effect ? req.get('Idempotency-Key') : undefined,
      ifRevision: effect ? expectedRevision(req) : undefined,
      files: sentFiles(req),
      address: visitorAddress(req.app)(req),
      device: deviceOf(req.get('User-Agent')),
      knownDevice: deviceMark(req),
    }
    // Who asks was looked up in the same three seconds.
    const asked = isBounded ? inTime(() => call(request), res.locals.left) : call(request)
    const { data, message, version, remember } = await asked
    if (version !== undefined) res.set('ETag', `W/"${version}"`)
    if (remember !== undefined) keepDeviceMark(res, remember)
    sendEnvelope(res, 200, { success: true, message, data })
  }
}

const pathOf = ({ name, parameter }: Endpoint) => `/${name}${parameter ? `/:${parameter}` : ''}`

/** A known call by another method. HEAD may ask for what only reads. */
function wrongMethod({ method, effect }: Endpoint): RequestHandler {
  const allowed = method === 'GET' && !effect ? 'GET, HEAD' : method
  return (_req, res) => {
    res.set('Allow', allowed)
    throw new Failure('wrongMethod')
  }
}

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

const record = jsonUpTo(RECORD_BYTES)
const json = { little: jsonUpTo(LITTLE_BYTES), rows: jsonUpTo(IMPORT_BYTES) }

/** Everything under /api. */
export function apiRouter({ access, callOf }: ApiDependencies): Router {
  const router = Router({ caseSensitive: true })
  router.use((_req, res, next) => {
    res.vary('Authorization')
    next()
  }, plainQuery)
  for (const endpoint of allEndpoints(collections)) {
    const path = pathOf(endpoint)
    const known = identify(endpoint, access)
    const last = answer(endpoint, callOf(endpoint))
    const { method, takes } = endpoint
    if (takes === 'files') router.post(path, known, formOfFiles, last)
    else if (method === 'POST') {
      router.post(path, known, jsonOnly, takes ? json[takes] : record, plainBody, last)
    } else if (endpoint.effect) {
      // Express answers HEAD with the GET handler; an effect must not happen that way.
      router.head(path, wrongMethod(endpoint))
      router.get(path, notFromALink, known, last)
    } else router.get(path, known, last)
    router.all(path, wrongMethod(endpoint))
  }
  router.use(unknownCall)
  router.use(failureHandler)
  return router
}
