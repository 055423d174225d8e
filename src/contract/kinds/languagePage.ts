import * as v from 'valibot'
import { type Language, type LanguagePage, languagePageLabels } from '../languagePage.ts'
import { lineOfText, linesOfText } from '../textRules.ts'
import { readJson } from './cell.ts'
import type { Common, Kind } from './kind.ts'

interface Options extends Common {
  readonly language: Language
}

/** What staff write of a page in another language. */
export const languagePage: Kind<Options, LanguagePage> = {
  schema: () =>
    v.object(
      {
        title: lineOfText(),
        introduction: linesOfText(),
        address: lineOfText(),
        enrolment: linesOfText(),
        courses: linesOfText(),
      },
      '必須填寫完整',
    ),
  json: () => ({ type: 'object' }),
  refusesBlank: true,
  parts: languagePageLabels,
  fromCell: readJson,
}
