/**
 * The pages in other languages than the site's own. What is written in a language is a setting; every other
 * fact on its page comes from the records, which are not translated.
 */
import type { Setting, SettingName } from './collections/setting.ts'
import { type Language, type LanguagePage, languageHrefs } from './languagePage.ts'
import { settingValue } from './settingValue.ts'

interface Declared {
  /** As its speakers call it. */
  name: string
  href: string
  setting: SettingName
  /** How cards spell it. */
  locale: string
}

export const languages = {
  pt: { name: 'Português', href: languageHrefs.pt, setting: 'portuguesePage', locale: 'pt_PT' },
  en: { name: 'English', href: languageHrefs.en, setting: 'englishPage', locale: 'en_GB' },
} as const satisfies Record<Language, Declared>

/** The site's own language, and where it begins. */
export const ownLanguage = { name: '中文', lang: 'zh-Hant-MO', href: '/home' } as const

/** What staff have written in a language; `undefined` while it has no title, and so no page. */
export function languagePageIn(
  list: readonly Setting[] | undefined,
  language: Language,
): LanguagePage | undefined {
  const value = settingValue(list, languages[language].setting)
  return value?.title ? value : undefined
}

/** The languages that have a page. */
export const offeredLanguages = (list: readonly Setting[] | undefined): Language[] =>
  (Object.keys(languages) as Language[]).filter(each => languagePageIn(list, each))

/** Where one begins to read in each language; nothing where there is only the site's own. */
export function beginnings(
  list: readonly Setting[] | undefined,
): readonly { lang: string; href: string }[] {
  const others = offeredLanguages(list).map(lang => ({ lang, href: languages[lang].href }))
  if (others.length === 0) return []
  const { lang, href } = ownLanguage
  return [{ lang, href }, ...others, { lang: 'x-default', href }]
}
