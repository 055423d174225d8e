import { describe, expect, test } from 'vitest'
import { collections } from '#contract/collections/index.ts'
import { type Field, type FieldKind, link, number } from '#contract/field.ts'
import { readValue } from '#contract/validation.ts'
import { cleanRichText } from '#server/richText/sanitize.ts'
import { goodContact } from './badContacts.ts'
import { goodLanguagePage } from './badLanguagePages.ts'
import { badValuesFor, badValuesOf, jsonText, rawBodies } from './badValues.ts'

const good: Record<FieldKind, unknown> = {
  text: 'a',
  longText: 'a',
  richText: '<p>a</p>',
  number: 1.5,
  money: 1.25,
  flag: false,
  choice: 'RTF',
  date: '2028-02-29',
  dateTime: '2026-01-01T10:00:00Z',
  stamp: '2026-01-01 23:59:59',
  commaList: 'a,b',
  fileList: ['a.png'],
  image: 'a.png',
  file: '課程.pdf',
  link: 'https://school.mo/',
  references: ['0123456789abcdef01234567'],
  contact: goodContact,
  languagePage: goodLanguagePage,
  weekdays: [2, 4],
  clockTime: '18:45',
}

const bare = (kind: FieldKind): Field =>
  ({
    kind,
    label: '欄位',
    default: kind === 'flag' ? false : undefined,
    options: { RTF: '文字' },
    defaultTime: '16:00:00.000',
    holds: 'image',
    answer: 'list',
    to: 'any',
    collection: 'Tutor',
  }) as unknown as Field

/** What the contract says of a value that has travelled, rich text also as it would be stored. */
function issuesOf(field: Field, value: unknown) {
  const arrived: unknown = JSON.parse(jsonText({ value })).value
  const { issues } = readValue('x', field, arrived)
  if (issues.length > 0 || field.kind !== 'richText' || typeof arrived !== 'string') return issues
  return readValue('x', field, cleanRichText(arrived)).issues
}

describe('the bad-input table', () => {
  test.each(Object.keys(good) as FieldKind[])(
    '%s: each value is refused, a good one is not',
    kind => {
      const field = bare(kind)
      expect(issuesOf(field, good[kind])).toEqual([])
      const accepted = badValuesFor(kind).filter(({ value }) => issuesOf(field, value).length === 0)
      expect(accepted).toEqual([])
    },
  )

  test('every declared field refuses what its own bounds rule out', () => {
    for (const { fields } of collections) {
      for (const field of Object.values<Field>(fields)) {
        const accepted = badValuesOf(field).filter(({ value }) => !issuesOf(field, value).length)
        expect(accepted, field.label).toEqual([])
      }
    }
    const bounded = [number('數', { integer: true, min: 0, max: 5 }), link('址', { to: 'web' })]
    expect(
      bounded.map(field => badValuesOf(field).length - badValuesFor(field.kind).length),
    ).toEqual([3, 1])
  })

  test('raw JSON travels as it is written', () => {
    const infinite = badValuesFor('number').find(({ name }) => name === 'infinity')
    expect(jsonText({ hours: infinite?.value, title: '"' })).toBe('{"hours":1e999,"title":"\\""}')
  })

  test('no two cases have one name', () => {
    const names = rawBodies.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(70)
  })
})
