/**
 * Text that has broken software elsewhere, of the kinds that the big list of naughty strings collects,
 * written anew. A person may type or paste each of them into a field of a form.
 */
import { code, markup, queries } from './naughty/code.ts'
import { places } from './naughty/places.ts'
import { broken, controls, invisible, punctuation, scripts } from './naughty/unicode.ts'
import { dates, numbers, reserved } from './naughty/words.ts'

/** Each of them once. */
export const naughtyStrings = [
  ...new Set([
    ...[reserved, numbers, dates, punctuation, controls, invisible, broken, scripts].flat(),
    ...[markup, queries, code, places].flat(),
  ]),
]
