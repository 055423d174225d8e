import { contactLabels } from './contact.ts'

/** The languages, beside the site's own, that a page may be in; each is its tag. */
export type Language = 'pt' | 'en'

/** Where the page in each language is. */
export const languageHrefs = { pt: '/pt', en: '/en' } as const satisfies Record<Language, string>

/** The labels of the parts that staff write of such a page, for forms and for messages. */
export const languagePageLabels = {
  title: '標題',
  introduction: '學校簡介',
  address: contactLabels.address,
  enrolment: '報名方法（每行一步）',
  courses: '課程說明',
}

/** What staff write of a page; what they leave out is empty. */
export type LanguagePage = Record<keyof typeof languagePageLabels, string>
