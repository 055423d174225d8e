import { safeLines } from '../characters.ts'
import { LIMITS, linesOfText } from '../textRules.ts'
import type { Common, Kind } from './kind.ts'

interface Options extends Common {
  /** The fields that forms offer to fill in with what it says; `src/admin/form/Proposal.tsx` reads it. */
  readonly proposes?: { readonly what: 'weeklyTimes'; readonly fields: readonly string[] }
}

/** Several lines. */
export const longText: Kind<Options, string> = {
  schema: linesOfText,
  answer: stored => safeLines(String(stored)),
  json: () => ({ type: 'string', maxLength: LIMITS.longText }),
  group: 'content',
  isSearched: true,
}
