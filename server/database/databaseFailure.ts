import { mongo } from 'mongoose'
import { Failure } from '#contract/failure.ts'
import { ANSWER_MS, inTime } from './inTime.ts'

const DUPLICATE_KEY = 11000
const OUT_OF_DISK_SPACE = 14031

/** Names of what the driver and mongoose throw while the database cannot be reached. */
const AWAY = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoOperationTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoExpiredSessionError',
  'PoolClearedOnNetworkError',
  'MongoRuntimeError',
  // Written, but nobody promises that it lasts.
  'MongoWriteConcernError',
])

/** A server that is stepping down or shutting down says so with one of these labels. */
const isStateChange = (error: mongo.MongoError): boolean =>
  error.hasErrorLabel('RetryableWriteError') || error.hasErrorLabel('TransientTransactionError')

/** A write into a line that broke a moment ago comes through as the system's own error. */
const BROKEN_LINE = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
])

/** What a server answers while it shuts down or hands over: interrupted, not primary, stepping down. */
const STEPPING_DOWN = new Set([91, 189, 10107, 11600, 11602, 13435, 13436])

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined)

const isNotYetConnected = (error: Error): boolean =>
  error.name === 'MongooseError' && error.message.includes('bufferCommands')

/** Whether a value that must be unique is taken, or the id is. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY

/** Several writes that were done, but nobody promises that they last. */
const isUnpromised = (error: unknown): boolean =>
  error instanceof mongo.MongoBulkWriteError && error.result.getWriteConcernError() !== undefined

/** What stopped a command of several writes: the driver wraps it in an error of its own. */
const unwrapped = (error: unknown): unknown =>
  error instanceof mongo.MongoBulkWriteError && error.errorResponse instanceof Error
    ? error.errorResponse
    : error

/** A database's error as the failure it means to a caller; others are returned as they are. */
export function asFailure(given: unknown): unknown {
  const error = unwrapped(given)
  if (!(error instanceof Error) || error instanceof Failure) return error
  if (error instanceof mongo.MongoError && error.code === OUT_OF_DISK_SPACE) {
    return new Failure('noSpace', { cause: error })
  }
  const code = codeOf(error)
  const isAway =
    AWAY.has(error.name) ||
    isUnpromised(error) ||
    (typeof code === 'string' && BROKEN_LINE.has(code)) ||
    (error instanceof mongo.MongoError && STEPPING_DOWN.has(Number(code))) ||
    isNotYetConnected(error) ||
    (error instanceof mongo.MongoError && isStateChange(error))
  return isAway ? new Failure('unavailable', { cause: error }) : error
}

/**
 * Runs a database operation; what it rejects with is a failure where it means one. After the
 * deadline nobody knows whether a write took effect: its Idempotency-Key makes it safe to repeat.
 */
export async function answering<T>(
  operation: () => Promise<T>,
  deadlineMs: number = ANSWER_MS,
): Promise<T> {
  try {
    return await inTime(operation, deadlineMs)
  } catch (error) {
    throw asFailure(error)
  }
}

/** What a store does: each of its methods is an operation of the database. */
type Operations = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>

/** A store whose every method runs as in `answering`. It asks nothing of `this`. */
export const answeringEach = <Store extends Operations>(store: Store): Store =>
  Object.fromEntries(
    Object.entries(store).map(([name, operation]) => [
      name,
      (...given: never[]) => answering(() => operation(...given)),
    ]),
  ) as Store
