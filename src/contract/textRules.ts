/** What texts, names and addresses must be, as valibot schemas whose messages a person can read. */
import * as v from 'valibot'
import { isFileName } from './asset.ts'
import { hasTurning, inLines, inMarkup, inOneLine, isPossible } from './characters.ts'

/** The longest input of each size, in characters; rich text in bytes of UTF-8. */
export const LIMITS = {
  text: 200,
  longText: 5_000,
  link: 2_000,
  richTextBytes: 200_000,
  listEntries: 200,
} as const

/** Bytes of `text` in UTF-8. */
function byteLength(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

/** Characters as a person counts them: one outside the basic plane is one. */
const isWithin = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= 2 * max && [...text].length <= max)

const string = () => v.pipe(v.string('必須是文字'), v.check(isPossible, '含有不允許的字元'))

const upTo = (max: number) =>
  v.check<string, string>(text => isWithin(text, max), `不可多於${max}個字`)

/** A text of at most `max` characters that is kept to the letter, control characters among them. */
export const textUpTo = (max: number) => v.pipe(string(), upTo(max))

/** A text of several lines; what is no line break or tab of its control characters is a blank. */
export const linesOfText = () => v.pipe(string(), v.transform(inLines), upTo(LIMITS.longText))

/** A one-line text, trimmed; line breaks and the like, which come with what is pasted, are blanks. */
export const lineOfText = () =>
  v.pipe(string(), v.transform(inOneLine), upTo(LIMITS.text), v.trim())

/** HTML of at most 200 kB; what it may contain is the server's to clean. */
export const htmlText = () =>
  v.pipe(
    string(),
    v.transform(inMarkup),
    v.check(html => byteLength(html) <= LIMITS.richTextBytes, '內容不可大於200 kB'),
  )

/** A text for which `isRight` holds. */
export const textThat = (isRight: (text: string) => boolean, message: string) =>
  v.pipe(textUpTo(LIMITS.text), v.check(isRight, message))

const isOneLine = (text: string): boolean => inOneLine(text) === text

/** A bare file name as it is stored, which reads as what it is. */
export const fileName = () =>
  textThat(name => isFileName(name) && isOneLine(name) && !hasTurning(name), '檔案名稱不正確')

const isWebAddress = (address: string): boolean => {
  if (!/^https?:\/\/[^/\\\s@]+/i.test(address) || /[\s\\\p{Cc}]/u.test(address)) return false
  return /^https?:\/\/(\[[0-9a-f:.]+\]|[^\s/:?#[\]]+)(:\d{1,5})?([/?#]|$)/i.test(address)
}

const isSiteAddress = (address: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address)

const linkRules = {
  web: { isRight: isWebAddress, message: '必須是http或https網址' },
  site: { isRight: isSiteAddress, message: '必須是以/開首的本站網址' },
  any: {
    isRight: (address: string) => isSiteAddress(address) || isWebAddress(address),
    message: '必須是網址',
  },
} as const

/** An address: of the web, of this site, or either. */
export const linkTo = (to: keyof typeof linkRules) =>
  v.pipe(textUpTo(LIMITS.link), v.trim(), v.check(linkRules[to].isRight, linkRules[to].message))

/** A list of at most `max` entries; of one that is longer none is looked at, as each would have its fault. */
export const listOf = <T>(
  entry: v.GenericSchema<unknown, T>,
  max: number = LIMITS.listEntries,
): v.GenericSchema<unknown, T[]> =>
  v.pipe(v.array(v.unknown(), '必須是清單'), v.maxLength(max, `不可多於${max}項`), v.array(entry))
