import { safeLines } from '../characters.ts'
import { LIMITS, linesOfText } from '../textRules.ts'
import type { Common, Kind } from './kind.ts'

/** Several lines. */
export const longText: Kind<Common, string> = {
  schema: linesOfText,
  answer: stored => safeLines(String(stored)),
  json: () => ({ type: 'string', maxLength: LIMITS.longText }),
  group: 'content',
  isSearched: true,
}
