import { type Doc, MAX_DOCUMENT_BYTES } from '../document.ts'
import type { Handler } from './command.ts'

/*
 * We introduce ourselves as a standalone server of version 6. To a standalone a driver sends no
 * retryable writes and no transactions, so "the same write twice" cannot happen: within one process
 * there is no lost answer to retry after, and what is written once is answered once.
 */

const VERSION = [6, 0, 0, 0]

/** The wire version of MongoDB 6.0; mongodb driver 7 asks for 8 or more. */
const WIRE_VERSION = 17

const hello: Handler = ({ body, connectionId }): Doc => ({
  ...('hello' in body ? { isWritablePrimary: true } : { ismaster: true }),
  ...(body.helloOk === true ? { helloOk: true } : {}),
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId,
  minWireVersion: 0,
  maxWireVersion: WIRE_VERSION,
  readOnly: false,
  ok: 1,
})

const buildInfo: Handler = () => ({
  version: VERSION.slice(0, 3).join('.'),
  versionArray: VERSION,
  gitVersion: 'embedded',
  modules: ['embedded'],
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  ok: 1,
})

const acknowledged: Handler = () => ({ ok: 1 })

const connectionStatus: Handler = () => ({
  authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] },
  ok: 1,
})

export const handshakeCommands: Record<string, Handler> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  buildInfo,
  buildinfo: buildInfo,
  ping: acknowledged,
  connectionStatus,
  getParameter: acknowledged,
  startSession: acknowledged,
  refreshSessions: acknowledged,
  endSessions: acknowledged,
  killSessions: acknowledged,
}
