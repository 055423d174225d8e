import * as v from 'valibot'
import { splitCommaList } from '../asset.ts'
import { safeLine } from '../characters.ts'
import { lineOfText, listOf } from '../textRules.ts'
import type { Common, Kind } from './kind.ts'

/** Entries joined by commas. */
export const commaList: Kind<Common, string> = {
  schema: () =>
    v.pipe(
      v.string('必須是文字'),
      v.transform((text): unknown => splitCommaList(text)),
      listOf(lineOfText()),
      // One of control characters alone is none.
      v.transform(entries => entries.filter(entry => entry !== '').join(',')),
    ),
  answer: stored => splitCommaList(safeLine(String(stored))).join(','),
  json: () => ({ type: 'string', description: '以逗號分隔' }),
  isSearched: true,
}
