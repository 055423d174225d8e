/** What an answer says in its headers, as far as a file can say it. */
import type { ReadyAnswer } from '../http/readyAnswers.ts'

const headerOf = ({ headers }: ReadyAnswer, name: string): string | undefined =>
  headers[headers.findIndex((each, index) => index % 2 === 0 && each === name) + 1]

const EXTENSIONS = [
  ['text/html', '.html'],
  ['application/json', '.json'],
] as const

/** By which nginx tells what a file is; nothing for what is not kept as one. */
export function extensionOf(answer: ReadyAnswer): string | undefined {
  const type = headerOf(answer, 'content-type') ?? ''
  return EXTENSIONS.find(([each]) => type.startsWith(each))?.[1]
}

/** A directive that means nothing in a page, and is complained about. */
const OF_HEADERS_ONLY = /; frame-ancestors [^;]*/

/**
 * The bytes to keep. A page names its scripts by hash in its policy, which nginx cannot know: it
 * stands within the page then, before everything it is about; the rest of it nginx says for all pages.
 * @returns `undefined` for a page that has no place for it
 */
export function fileBodyOf(answer: ReadyAnswer): Buffer | undefined {
  if (extensionOf(answer) !== '.html') return answer.body
  const policy = headerOf(answer, 'content-security-policy')?.replace(OF_HEADERS_ONLY, '')
  const html = answer.body.toString()
  if (!policy || policy.includes('"') || !html.includes('<head>')) return undefined
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return Buffer.from(html.replace('<head>', () => `<head>${meta}`))
}
