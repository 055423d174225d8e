import { safeLine } from '../characters.ts'
import { LIMITS, lineOfText } from '../textRules.ts'
import type { Common, Kind } from './kind.ts'

/** One line. */
export const text: Kind<Common & { readonly unique?: boolean }, string> = {
  schema: lineOfText,
  answer: stored => safeLine(String(stored)),
  json: () => ({ type: 'string', maxLength: LIMITS.text }),
  isSearched: true,
}
