import type { Request, RequestHandler } from 'express'
import { Failure, invalid } from '#contract/failure.ts'
import { isForbiddenKey, shapeFault } from '#contract/validation.ts'

const refuse = (field: string, message: string) =>
  invalid([{ field, label: field, rule: 'format', message }])

/** Query strings carry one plain value a name: anything like an operator is refused. */
export const plainQuery: RequestHandler = (req, _res, next) => {
  for (const [name, value] of Object.entries(req.query)) {
    if (/[[\]$]/.test(name) || isForbiddenKey(name)) throw refuse(name, '不允許的查詢')
    if (typeof value !== 'string') throw refuse(name, '只可有一個值')
  }
  next()
}

/** A body is one JSON object, of few levels, without keys that could reach an object's prototype. */
export const plainBody: RequestHandler = (req, _res, next) => {
  const body: unknown = req.body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refuse('內容', '必須是JSON物件')
  }
  const fault = shapeFault(body)
  if (fault) throw refuse(fault.field, fault.message)
  next()
}

const isEmpty = (req: Request): boolean =>
  req.get('Transfer-Encoding') === undefined && !(Number(req.get('Content-Length')) > 0)

/**
 * Only JSON is read: a form of another site cannot send that without asking first. Who sends nothing at all says
 * as much as with an empty object.
 */
export const jsonOnly: RequestHandler = (req, _res, next) => {
  if (isEmpty(req)) req.body = {}
  else if (!req.is('application/json')) {
    throw new Failure('wrongType', { message: '內容：必須是application/json' })
  }
  next()
}

/**
 * The API deletes by GET. So nothing that follows a link or shows a picture may do
 * one: neither a navigation nor another site, and a HEAD never reaches the call.
 */
export const notFromALink: RequestHandler = (req, _res, next) => {
  const isLink = req.get('Sec-Fetch-Mode') === 'navigate'
  if (isLink || req.get('Sec-Fetch-Site') === 'cross-site') {
    throw new Failure('forbidden', { message: '刪除只可以在管理頁面內進行' })
  }
  next()
}

/** The revision that `If-Match: "3"` asks for. @throws Failure `invalid` */
export function expectedRevision(req: Request): number | undefined {
  const header = req.get('If-Match')
  if (header === undefined) return undefined
  const digits = /^"(\d{1,15})"$/.exec(header)?.[1]
  if (!digits) throw refuse('If-Match', '必須是引號內的版本號')
  return Number(digits)
}

/** The token of the header `Authorization: Token …`; `undefined` where none is sent. */
export function sentToken(req: Request): string | undefined {
  const header = req.get('Authorization')
  if (header === undefined) return undefined
  return /^Token +(\S+) *$/i.exec(header)?.[1] ?? ''
}
