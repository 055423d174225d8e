import type { Request, RequestHandler } from 'express'
import multer, { type StorageEngine } from 'multer'
import { FILE_BYTES, FORM_BYTES } from '#contract/asset.ts'
import { writtenBytes } from '#contract/bytes.ts'
import { Failure, type FailureCode } from '#contract/failure.ts'
import type { SentFile } from '../calls/call.ts'
import { type Answer, passed } from './passed.ts'

const MOST_FILES = 20

/** Of all forms together, from their first byte until they are answered: what a process has room for. */
const HELD_BYTES = 256 * 1024 * 1024
const RETRY_S = 5

const NOTHING = Buffer.alloc(0)

/**
 * Files in memory, whose bytes are counted as they come: together those of a form may be more than there is
 * room for, and so may those of all forms that are under way.
 */
class InMemory implements StorageEngine {
  #read = new Map<Request, number>()
  #held = 0
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  begin(req: Request): void {
    this.#read.set(req, 0)
  }

  end(req: Request): void {
    this.#held -= this.#read.get(req) ?? 0
    this.#read.delete(req)
  }

  /** Counts what came. @returns why it cannot be kept */
  #refusal(req: Request, bytes: number): Error | undefined {
    const read = (this.#read.get(req) ?? Number.POSITIVE_INFINITY) + bytes
    if (read > FORM_BYTES) return new multer.MulterError('LIMIT_FIELD_VALUE')
    if (this.#held + bytes > this.#most) {
      const message = '同時上載的檔案太多，請稍後再試'
      return new Failure('unavailable', { message, retryAfter: RETRY_S })
    }
    this.#read.set(req, read)
    this.#held += bytes
    return undefined
  }

  /** What of a form is kept no longer, while more of it may come. */
  #giveBack(req: Request, bytes: number): void {
    const read = this.#read.get(req)
    if (read === undefined) return
    this.#read.set(req, read - bytes)
    this.#held -= bytes
  }

  _handleFile: StorageEngine['_handleFile'] = (req, { stream }, done) => {
    let chunks: Buffer[] | undefined = []
    const refuse = (refusal: Error) => {
      if (!chunks) return
      this.#giveBack(
        req,
        chunks.reduce((sum, { length }) => sum + length, 0),
      )
      chunks = undefined
      done(refusal)
    }
    stream
      .on('data', (chunk: Buffer) => {
        const refusal = chunks && this.#refusal(req, chunk.length)
        if (refusal) refuse(refusal)
        else chunks?.push(chunk)
      })
      .on('limit', () => refuse(new multer.MulterError('LIMIT_FILE_SIZE')))
      .on('error', refuse)
      .on('end', () => {
        if (!chunks) return
        const buffer = Buffer.concat(chunks)
        chunks = undefined
        done(null, { buffer })
      })
  }

  /** A form of which one file is removed is refused; multer has each of its files in `req.files` as well. */
  _removeFile: StorageEngine['_removeFile'] = (req, file, done) => {
    this.#giveBack(req, file.buffer.length)
    file.buffer = NOTHING
    req.files = []
    done(null)
  }
}

const refusals: Partial<Record<string, [FailureCode, string]>> = {
  LIMIT_FILE_SIZE: ['tooLarge', `檔案：不可大於${writtenBytes(FILE_BYTES)}`],
  LIMIT_FIELD_VALUE: ['tooLarge', `檔案：一次合共不可大於${writtenBytes(FORM_BYTES)}`],
  LIMIT_FILE_COUNT: ['tooLarge', `檔案：一次最多${MOST_FILES}個`],
}

function toFailure(cause: unknown): Failure {
  if (cause instanceof Failure) return cause
  const code = cause instanceof multer.MulterError ? cause.code : ''
  const [failure, message] = refusals[code] ?? ['invalid', '內容：不是正確的表單']
  return new Failure(failure, { message, cause })
}

/**
 * Reads forms whose field `file` holds one file or more, and has them answered.
 * @param most bytes that are held at once, of all forms
 * @returns a handler, which throws a Failure for any other form, and `unavailable` where there is no room
 */
export function createFileForms(most = HELD_BYTES) {
  const storage = new InMemory(most)
  const read = multer({
    storage,
    defParamCharset: 'utf8',
    limits: { fileSize: FILE_BYTES, files: MOST_FILES, fields: 0, parts: MOST_FILES },
  }).array('file', MOST_FILES)

  return (answer: Answer): RequestHandler =>
    async (req, res) => {
      if (!req.is('multipart/form-data')) {
        throw new Failure('wrongType', { message: '內容：必須是multipart/form-data' })
      }
      storage.begin(req)
      try {
        await passed(read, req, res).catch(cause => {
          throw toFailure(cause)
        })
        await answer(req, res)
      } finally {
        // Not when the line is closed: until it is answered, its files are in memory.
        storage.end(req)
      }
    }
}

/** The files of a form that has been read. */
export function sentFiles({ files }: Request): SentFile[] | undefined {
  if (!Array.isArray(files)) return undefined
  return files.map(({ originalname, buffer }) => ({ label: originalname, bytes: buffer }))
}
