import * as v from 'valibot'
import { safeLine, safeLines } from '../characters.ts'
import { type Language, type LanguagePage, languagePageParts } from '../languagePage.ts'
import { lineOfText, linesOfText } from '../textRules.ts'
import type { Common, Kind } from './kind.ts'

interface Options extends Common {
  readonly language: Language
}

type Part = (typeof languagePageParts)[keyof LanguagePage]

/** Something of each part, by the part's name. */
const ofEach = <T>(tell: (part: Part, name: keyof LanguagePage) => T) =>
  Object.fromEntries(
    Object.entries(languagePageParts).map(([name, part]) => [
      name,
      tell(part, name as keyof LanguagePage),
    ]),
  ) as Record<keyof LanguagePage, T>

const isLine = ({ lines }: Part): boolean => lines === 1

/** What staff write of a page in another language. */
export const languagePage: Kind<Options, LanguagePage> = {
  schema: () =>
    v.object(
      ofEach(part => (isLine(part) ? lineOfText() : linesOfText())),
      '必須填寫完整',
    ),
  answer: stored =>
    ofEach((part, name) => (isLine(part) ? safeLine : safeLines)((stored as LanguagePage)[name])),
  json: () => ({
    type: 'object',
    properties: ofEach(({ label }) => ({ type: 'string', title: label })),
    required: Object.keys(languagePageParts),
  }),
  refusesBlank: true,
  parts: ofEach(({ label }) => label),
  fromCell: cell => {
    try {
      return JSON.parse(String(cell))
    } catch {
      return cell
    }
  },
  isOwn: true,
}
