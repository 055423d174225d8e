/** Texts of a page in another language that no call may take, each with one thing wrong. */
import type { LanguagePage } from '#contract/languagePage.ts'

export const goodLanguagePage: LanguagePage = {
  title: 'Cursos',
  introduction: 'Um.\n\nDois.',
  address: '',
  enrolment: 'Um\nDois',
  courses: '',
}

const { courses: _, ...incomplete } = goodLanguagePage

export const badLanguagePages: Readonly<Record<string, unknown>> = {
  'a part that is missing': incomplete,
  'a part that is null': { ...goodLanguagePage, address: null },
  'a part that is a number': { ...goodLanguagePage, title: 1 },
  'a part that is a list of lines': { ...goodLanguagePage, enrolment: ['Um'] },
  'a part that is an operator': { ...goodLanguagePage, introduction: { $ne: '' } },
  'a title too long': { ...goodLanguagePage, title: 'a'.repeat(201) },
  'an address too long': { ...goodLanguagePage, address: 'a'.repeat(201) },
  'an introduction too long': { ...goodLanguagePage, introduction: 'a'.repeat(5_001) },
  'NUL in a part': { ...goodLanguagePage, courses: 'a\u0000b' },
  'half a character in a part': { ...goodLanguagePage, title: 'a\ud83db' },
}
