import { safeMarkup } from '../characters.ts'
import { htmlText } from '../textRules.ts'
import type { Common, Kind } from './kind.ts'

/** HTML from the editor; what it may contain is the server's to clean. */
export const richText: Kind<Common, string> = {
  schema: htmlText,
  answer: stored => safeMarkup(String(stored)),
  json: () => ({ type: 'string', contentMediaType: 'text/html' }),
  group: 'content',
  isMarkup: true,
  isOwn: true,
}
