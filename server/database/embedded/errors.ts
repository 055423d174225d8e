/** The codes of MongoDB's error catalogue that this engine answers with. */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  Overflow: 15,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  InvalidIdField: 53,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  ShutdownInProgress: 91,
  NotImplemented: 238,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  UnrecognizedStage: 40324,
  ChangeStreamNotSupported: 40573,
} as const

export type CodeName = keyof typeof CODES

type Fields = Record<string, unknown>

/** A refusal in MongoDB's own terms; `details` are further fields of the answer (keyPattern …). */
export class CommandError extends Error {
  readonly code: number

  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly details: Fields = {},
  ) {
    super(message)
    this.name = 'CommandError'
    this.code = CODES[codeName]
  }

  /** One entry of a write command's `writeErrors`. */
  toWriteError(index: number): Fields {
    return { index, code: this.code, errmsg: this.message, ...this.details }
  }
}

export const notImplemented = (what: string): CommandError =>
  new CommandError('NotImplemented', `The embedded engine does not support ${what}`)

export const immutableId = (): CommandError =>
  new CommandError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  )

/** The answer to a command that failed; what is not a CommandError is a fault of the engine. */
export function errorReply(error: unknown): Fields {
  const known =
    error instanceof CommandError ? error : new CommandError('InternalError', String(error))
  return {
    ok: 0,
    errmsg: known.message,
    code: known.code,
    codeName: known.codeName,
    ...known.details,
  }
}
