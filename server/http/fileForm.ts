import type { Request, RequestHandler } from 'express'
import multer, { type StorageEngine } from 'multer'
import { FILE_BYTES, FORM_BYTES } from '#contract/asset.ts'
import { Failure, type FailureCode } from '#contract/failure.ts'
import type { SentFile } from '../calls/call.ts'

const MOST_FILES = 20
const MB = 1024 * 1024

/** Together the files of a form may be larger than memory has room for: they are counted as they come. */
class InMemory implements StorageEngine {
  #read = new WeakMap<Request, number>()

  _handleFile: StorageEngine['_handleFile'] = (req, { stream }, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => {
      const read = (this.#read.get(req) ?? 0) + chunk.length
      this.#read.set(req, read)
      if (read <= FORM_BYTES) chunks.push(chunk)
      else if (read - chunk.length <= FORM_BYTES) {
        chunks.length = 0
        done(new multer.MulterError('LIMIT_FIELD_VALUE'))
      }
    })
    stream.on('error', done).on('end', () => {
      if ((this.#read.get(req) ?? 0) <= FORM_BYTES) done(null, { buffer: Buffer.concat(chunks) })
    })
  }

  _removeFile: StorageEngine['_removeFile'] = (_req, _file, done) => done(null)
}

const read = multer({
  storage: new InMemory(),
  defParamCharset: 'utf8',
  limits: { fileSize: FILE_BYTES, files: MOST_FILES, fields: 0, parts: MOST_FILES },
}).array('file', MOST_FILES)

const refusals: Partial<Record<string, [FailureCode, string]>> = {
  LIMIT_FILE_SIZE: ['tooLarge', `檔案：不可大於${FILE_BYTES / MB} MB`],
  LIMIT_FIELD_VALUE: ['tooLarge', `檔案：一次合共不可大於${FORM_BYTES / MB} MB`],
  LIMIT_FILE_COUNT: ['tooLarge', `檔案：一次最多${MOST_FILES}個`],
}

/** Reads a form whose field `file` holds one file or more. @throws Failure for any other */
export const formOfFiles: RequestHandler = (req, res, next) => {
  if (!req.is('multipart/form-data')) {
    throw new Failure('wrongType', { message: '內容：必須是multipart/form-data' })
  }
  read(req, res, (cause: unknown) => {
    if (!cause) return next()
    const code = cause instanceof multer.MulterError ? cause.code : ''
    const [failure, message] = refusals[code] ?? ['invalid', '內容：不是正確的表單']
    next(new Failure(failure, { message, cause }))
  })
}

/** The files that `formOfFiles` has read. */
export function sentFiles({ files }: Request): SentFile[] | undefined {
  if (!Array.isArray(files)) return undefined
  return files.map(({ originalname, buffer }) => ({ label: originalname, bytes: buffer }))
}
