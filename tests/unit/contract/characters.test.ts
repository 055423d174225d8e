/** What no text of any kind takes in, and how texts are read that took it in before. */
import { expect, test } from 'vitest'
import { readParts } from '#contract/calls/readInput.ts'
import { collections } from '#contract/collections/index.ts'
import { settings } from '#contract/collections/setting.ts'
import { type Contact, initialContact } from '#contract/contact.ts'
import type { Field, Fields } from '#contract/field.ts'
import { answerOf } from '#contract/kinds/index.ts'
import { fileNoteEntries } from '#contract/media.ts'
import { readValue } from '#contract/validation.ts'

const codes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
const controls = [...codes(0x00, 0x1f), ...codes(0x7f, 0x9f)]
const breaks = ['\u2028', '\u2029']
const planes = Array.from({ length: 17 }, (_, plane) => plane * 0x1_0000)
const noCharacters = [
  ...codes(0xfdd0, 0xfdef),
  ...planes.flatMap(plane => codes(plane + 0xfffe, plane + 0xffff)),
]
const halves = ['\ud800', '\udbff', '\udc00', '\udfff']
const strange = [...controls, ...breaks, ...noCharacters, ...halves]

const IN_LINE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u
const IN_LINES = /[^\P{Cc}\t\n]|[\p{Cs}\p{Noncharacter_Code_Point}]/u
const wrongIn = (kind: Field['kind']) =>
  ['longText', 'richText', 'languagePage'].includes(kind) ? IN_LINES : IN_LINE

/** A value of each kind that is made of text, with something in it. */
const withIn: Partial<Record<Field['kind'], (strange: string) => unknown>> = {
  text: it => `甲${it}乙`,
  longText: it => `甲${it}乙`,
  richText: it => `<p>甲${it}乙</p>`,
  choice: it => `a${it}`,
  date: it => `2027-01-05${it}`,
  dateTime: it => `2027-01-05${it}`,
  stamp: it => `2027-01-05 00:00:00${it}`,
  commaList: it => `甲${it}乙,${it},丙`,
  fileList: it => [`a${it}.pdf`],
  image: it => `a${it}.webp`,
  file: it => `a${it}.pdf`,
  link: it => `https://school.mo/${it}`,
  references: it => [`${'a'.repeat(23)}${it}`],
  contact: it => ({
    ...initialContact,
    name: { zh: `校${it}名`, pt: it, en: `S${it}` },
    address: `甲${it}乙`,
    busLines: [`1${it}A`],
    email: `a${it}@school.mo`,
  }),
  languagePage: it => ({
    title: `甲${it}乙`,
    introduction: `甲${it}乙`,
    address: it,
    enrolment: it,
    courses: `${it}乙`,
  }),
}

const allFields = [...collections, { name: 'Setting', fields: settings }].flatMap(
  ({ name, fields }) =>
    Object.entries(fields as Fields).map(([key, field]) => ({ key, field, of: name })),
)

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('no field of any collection keeps a control character or what is no character', () => {
  const found: unknown[] = []
  for (const { of, key, field } of allFields) {
    for (const it of strange) {
      const given = withIn[field.kind]?.(it)
      if (given === undefined) continue
      const { value, issues } = readValue(key, field, given)
      const isKept =
        issues.length === 0 && textsIn(value).some(text => wrongIn(field.kind).test(text))
      if (isKept) found.push([of, key, JSON.stringify(it)])
    }
  }
  expect(found).toEqual([])
})

const fields = Object.values(
  Object.fromEntries(allFields.map(({ field }) => [field.kind, field])),
) as Field[]
const fieldOf = (kind: Field['kind']) => fields.find(field => field.kind === kind) as Field

test.each([
  'text',
  'longText',
  'richText',
  'commaList',
  'link',
  'fileList',
  'contact',
  'languagePage',
] as const)('%s: NUL, half a character and what is no character are refused', kind => {
  for (const it of ['\0', ...noCharacters, ...halves]) {
    const { issues } = readValue('x', fieldOf(kind), withIn[kind]?.(it))
    expect([JSON.stringify(it), issues.length > 0]).toEqual([JSON.stringify(it), true])
  }
})

test.each([
  ['text', '甲\r\n乙\t丙\u2028丁 \u0007', '甲 乙 丙 丁'],
  ['commaList', '甲\n乙,\u0001,丙', '甲 乙,丙'],
  ['longText', '甲\r\n乙\r丙\u0085丁\u2029戊\t己\u000b庚\u0001辛', '甲\n乙\n丙\n丁\n戊\t己\n庚 辛'],
  ['richText', '<p>甲\r\n乙\u000b丙</p>', '<p>甲\n乙 丙</p>'],
] as const)('what is pasted into %s comes in without what cannot be seen', (kind, given, kept) => {
  expect(readValue('x', fieldOf(kind), given)).toEqual({ value: kept, issues: [] })
})

test('a text that must be given is not given by what cannot be seen', () => {
  const title = collections[0]?.fields.title as Field
  expect(readValue('title', { ...title, required: true } as Field, '\u0085').issues).toHaveLength(1)
})

test.each(['text', 'longText', 'richText', 'commaList', 'contact'] as const)(
  '%s that took all that in before is read as it could be written today',
  kind => {
    for (const it of strange) {
      const field = fieldOf(kind)
      const answer = answerOf(field, withIn[kind]?.(it))
      expect(textsIn(answer).filter(text => wrongIn(kind).test(text))).toEqual([])
      if (kind === 'contact' && !/@/.test((answer as Contact).email)) continue
      const { value, issues } = readValue('x', field, answer)
      if (kind === 'contact') continue
      expect(issues).toEqual([])
      expect(answerOf(field, value)).toEqual(answer)
    }
  },
)

test('what is said of a picture is a line', () => {
  expect(readParts(fileNoteEntries, { alt: '甲\n乙' }).values).toEqual({ alt: '甲 乙' })
  expect(readParts(fileNoteEntries, { alt: 'a\uffffb' }).issues).toHaveLength(1)
})
