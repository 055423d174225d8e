import { expect, test } from 'vitest'
import { initialContact } from '#contract/contact.ts'
import type { Field, FieldKind, WireValue } from '#contract/field.ts'
import * as builders from '#contract/field.ts'
import {
  answerOf,
  asText,
  emptyOf,
  fromCell,
  jsonSchemaOf,
  toCell,
  writtenOf,
} from '#contract/kinds/index.ts'
import { searchedOf } from '#contract/kinds/search.ts'
import * as kinds from '#contract/kinds/table.ts'
import { readValue } from '#contract/validation.ts'

const ID = 'a'.repeat(24)

/** Of each kind a field and a value as it travels. */
const samples: { readonly [K in FieldKind]: readonly [Field<K>, WireValue[K]] } = {
  text: [builders.text('欄'), '會計'],
  longText: [builders.longText('欄'), '一\n二'],
  richText: [builders.richText('欄'), '<p>一</p>'],
  number: [builders.number('欄', { integer: true }), 45],
  money: [builders.money('欄'), 1280.5],
  flag: [builders.flag('欄', { default: false }), true],
  choice: [builders.choice('欄', { options: { media: '媒體報導' } }), 'media'],
  date: [builders.date('欄'), '2027-01-05'],
  dateTime: [
    builders.dateTime('欄', { defaultTime: '16:00:00.000' }),
    '2027-01-05T09:30:00.000+08:00',
  ],
  stamp: [builders.stamp('欄'), '2027-01-05 09:30:00'],
  commaList: [builders.commaList('欄'), '會計,金融'],
  fileList: [builders.fileList('欄', { holds: 'file', answer: 'list' }), ['a.pdf', 'b.pdf']],
  image: [builders.image('欄'), 'a.webp'],
  file: [builders.file('欄'), 'a.pdf'],
  link: [builders.link('欄', { to: 'any' }), '/about#contact'],
  references: [builders.references('欄', { collection: 'Tutor' }), [ID]],
  contact: [builders.contact('欄'), initialContact],
  languagePage: [
    builders.languagePage('欄', { language: 'pt' }),
    { title: 'Cursos', introduction: 'Um\n\nDois', address: '', enrolment: 'A\nB', courses: '' },
  ],
  weekdays: [builders.weekdays('欄'), [1, 3, 5]],
  clockTime: [builders.clockTime('欄'), '18:45'],
}

const every = Object.entries(samples) as [FieldKind, readonly [Field, unknown]][]

const stored = (field: Field, value: unknown) => {
  const { issues, value: read } = readValue('field', field, value)
  expect(issues).toEqual([])
  return read
}

test('every kind has a builder', () => {
  expect(Object.keys(builders).toSorted()).toEqual(Object.keys(kinds).toSorted())
  for (const [kind, [field]] of every) expect(field.kind).toBe(kind)
})

test.each(every)(
  '%s: what is answered, and what is written, is stored again',
  (_kind, [field, value]) => {
    const answer = answerOf(field, stored(field, value))
    expect(answer).toEqual(value)
    expect(stored(field, writtenOf(field, answer))).toEqual(stored(field, value))
  },
)

test.each(every)('%s: its cell in a table means the value', (_kind, [field, value]) => {
  const cell = toCell(field, value, new Map([[ID, '陳老師']]))
  if (cell === null) throw new Error('a blank cell')
  expect(stored(field, fromCell(field, cell, new Map([['陳老師', ID]])))).toEqual(
    stored(field, value),
  )
})

test.each(every)(
  '%s: a blank cell, nothing and what is not there are no value',
  (_kind, [field]) => {
    expect(toCell(field, null, new Map())).toBeNull()
    expect(stored(field, null)).toEqual(emptyOf(field))
    expect(answerOf(field, undefined) === null).toBe(emptyOf(field) === null)
  },
)

test.each(every)(
  '%s: it has a text and a schema for people and machines',
  (_kind, [field, value]) => {
    expect(asText(field, value)).not.toBe('')
    expect(jsonSchemaOf(field)).toMatchObject({ type: expect.any(String), title: '欄' })
    const known = {
      assets: { 'a.pdf': { label: '章程.pdf' } as never },
      nameOf: () => '陳老師',
      textOf: String,
    }
    const words = searchedOf(field)?.words(value as never, field as never, known)
    expect(words).not.toBe('')
  },
)

test('what is no moment yet is told as it was typed', () => {
  for (const typed of ['2027-1月', '5/3', '3月5日 2027', '2027-02-31T10:00:00+08:00']) {
    expect(asText(samples.dateTime[0], typed)).toBe(typed)
  }
})

test('of a list that is too long it is told that it is, and none of its entries is looked at', () => {
  const tooMany = Array.from({ length: 201 }, () => 0)
  const [contact] = samples.contact
  const told = [
    readValue('list', samples.references[0], tooMany),
    readValue('list', samples.fileList[0], tooMany),
    readValue('list', samples.weekdays[0], tooMany),
    ...['busLines', 'openingTime', 'holidays', 'socialMedia'].map(part =>
      readValue('list', contact, { ...initialContact, [part]: tooMany }),
    ),
  ]
  for (const { issues } of told) {
    expect(issues.map(({ rule, message }) => [rule, message])).toEqual([
      ['max_length', expect.stringMatching(/不可多於200項$/)],
    ])
  }
})
