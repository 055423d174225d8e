import { contactLabels } from './contact.ts'

/** The languages, beside the site's own, that a page may be in; each is its tag. */
export type Language = 'pt' | 'en'

/** The parts that staff write of such a page: what they are called, and how many lines a form shows of each. */
export const languagePageParts = {
  title: { label: '標題', lines: 1 },
  introduction: { label: '學校簡介', lines: 6 },
  address: { label: contactLabels.address, lines: 1 },
  enrolment: { label: '報名方法（每行一步）', lines: 6 },
  courses: { label: '課程列表上方的說明', lines: 3 },
} as const satisfies Record<string, { label: string; lines: number }>

/** What staff write of a page; what they leave out is empty. */
export type LanguagePage = Record<keyof typeof languagePageParts, string>
