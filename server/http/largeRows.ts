import type { RequestHandler } from 'express'
import { Failure } from '#contract/failure.ts'
import { type Answer, passed } from './passed.ts'

/** Read, twenty megabytes of JSON are some ten times as much, and they are held until they are answered. */
const MOST = 4
const RETRY_S = 5

/**
 * Reads large bodies and has them answered, a few at once in the whole process; others are told to come
 * again before anything of theirs is read.
 * @param readers read and check the body, one after the other
 */
export function createLargeRows(readers: readonly RequestHandler[], most = MOST) {
  let underWay = 0
  return (answer: Answer): RequestHandler =>
    async (req, res) => {
      if (underWay >= most) {
        const message = '同時匯入的檔案太多，請稍後再試'
        throw new Failure('unavailable', { message, retryAfter: RETRY_S })
      }
      underWay += 1
      try {
        for (const reader of readers) await passed(reader, req, res)
        await answer(req, res)
      } finally {
        underWay -= 1
      }
    }
}
