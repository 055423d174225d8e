import type { Request, RequestHandler } from 'express'
import multer from 'multer'
import { FILE_BYTES } from '#contract/asset'
import { Failure, type FailureCode } from '#contract/failure'
import type { SentFile } from '../calls/call'

const MOST_FILES = 20

const read = multer({
  storage: multer.memoryStorage(),
  defParamCharset: 'utf8',
  limits: { fileSize: FILE_BYTES, files: MOST_FILES, fields: 0, parts: MOST_FILES },
}).array('file', MOST_FILES)

const refusals: Partial<Record<string, [FailureCode, string]>> = {
  LIMIT_FILE_SIZE: ['tooLarge', '檔案：不可大於20 MB'],
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
