/**
 * The bad-input table: for each kind of field, values that every call must refuse with 400, naming
 * the field. It is written from the decisions, not from the rules that are tested with it.
 */
import type { Field, FieldKind } from '#contract/field.ts'
import { badContacts } from './badContacts.ts'
import { badLanguagePages } from './badLanguagePages.ts'
import { badDays, badLinks, badNames, type Named, unstorable } from './badTexts.ts'
import { RawJson } from './rawJson.ts'

export { type RawBody, rawBodies } from './rawBodies.ts'
export { jsonText, RawJson } from './rawJson.ts'

export interface BadValue {
  name: string
  value: unknown
}

const INFINITE = { infinity: new RawJson('1e999'), 'minus infinity': new RawJson('-1e999') }
const HEX = '0123456789abcdef01234567'

const operators: Named = {
  'operator $ne': { $ne: '' },
  'operator $gt': { $gt: '' },
  'operator $regex': { $regex: '.*' },
  'operator $where': { $where: 'sleep(1000)' },
}
const objects: Named = {
  ...operators,
  'an object': {},
  'an object that knows how to be text': { toString: 'x', valueOf: 1, length: 1 },
}
const lists: Named = { 'a list': ['a'], 'an empty list': [], 'a list of lists': [[]] }
const scalars: Named = { zero: 0, 'a number': 42, true: true, false: false }
const notText: Named = { ...objects, ...lists, ...scalars, ...INFINITE }
const notNumber: Named = {
  ...objects,
  'a list': [1],
  'an empty list': [],
  true: true,
  'numeric text': '1',
  'empty text': '',
  text: 'abc',
  'text that is infinite': 'Infinity',
  ...INFINITE,
}

const notDate: Named = { ...notText, ...badDays, ...unstorable('2026-01-01', '') }
const onDays = (days: Named, time: string): Named =>
  Object.fromEntries(Object.entries(days).map(([name, day]) => [name, `${day}${time}`]))

const each = (values: Named): Named =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}, in a list`, [value]]))

const byKind: { readonly [K in FieldKind]: Named } = {
  text: { ...notText, ...unstorable(), 'too long': '字'.repeat(201) },
  longText: { ...notText, ...unstorable(), 'too long': '字'.repeat(5001) },
  richText: {
    ...notText,
    ...unstorable('<p>a', 'b</p>'),
    'too long': `<p>${'a'.repeat(200_000)}</p>`,
    'too long in bytes': `<p>${'字'.repeat(66_700)}</p>`,
    'too long once escaped': `<p>${'&'.repeat(150_000)}</p>`,
  },
  number: notNumber,
  money: {
    ...notNumber,
    'three decimals': 1.005,
    'a tenth of a cent': 0.001,
    'almost nothing': 1e-7,
    negative: -1,
    'one cent below nothing': -0.01,
    'more than money': 1e300,
  },
  flag: {
    ...objects,
    ...lists,
    ...INFINITE,
    one: 1,
    zero: 0,
    'the text true': 'true',
    'the text false': 'false',
    'empty text': '',
  },
  choice: {
    ...notText,
    ...unstorable(),
    'no such choice': 'no-such-choice',
    'a name every object has': 'constructor',
    'the name of the prototype': '__proto__',
    'a method’s name': 'toString',
  },
  date: { ...notDate, 'with a time': '2026-01-01T10:00:00', 'year 0': '0000-01-01' },
  dateTime: {
    ...notDate,
    ...onDays(badDays, 'T10:00:00Z'),
    '24:61': '2026-01-01T24:61',
    'hour 25': '2026-01-01T25:00:00+08:00',
    'minute 60': '2026-01-01T10:60:00',
    'second 61': '2026-01-01T10:00:61',
    'no minutes': '2026-01-01T10',
    'a zone that is nowhere': '2026-01-01T10:00:00+99:00',
    'milliseconds since 1970': 1_767_225_600_000,
    'the same as text': '1767225600000',
    'as a letter writes it': 'Thu, 01 Jan 2026 10:00:00 GMT',
  },
  stamp: {
    ...notDate,
    ...onDays(badDays, ' 10:00:00'),
    'a day alone': '2026-01-01',
    '24:61': '2026-01-01 24:61:00',
    'hour 24': '2026-01-01 24:00:00',
    'second 60': '2026-01-01 10:00:60',
    'no seconds': '2026-01-01 10:00',
    'ISO 8601': '2026-01-01T10:00:00',
    'with a zone': '2026-01-01 10:00:00Z',
  },
  commaList: {
    ...notText,
    ...unstorable('a,b'),
    'an entry too long': `a,${'字'.repeat(201)}`,
    '201 entries': Array.from({ length: 201 }, (_, index) => `a${index}`).join(','),
  },
  fileList: {
    ...objects,
    ...scalars,
    ...INFINITE,
    ...badNames,
    ...each({ ...badNames, ...operators, 'a number': 1, null: null, 'a list': ['a.png'] }),
    'a bad name among joined ones': 'a.png;;file;;../b.png',
    'an empty name in a list': [''],
    'two joined names in a list': ['a.png;;file;;b.png'],
    '201 entries': Array.from({ length: 201 }, (_, index) => `${index}.png`),
    '201 joined entries': Array.from({ length: 201 }, (_, index) => `${index}.png`).join(
      ';;file;;',
    ),
  },
  image: { ...notText, ...badNames },
  file: { ...notText, ...badNames },
  link: { ...notText, ...badLinks },
  references: {
    ...objects,
    ...scalars,
    ...INFINITE,
    'an id outside a list': HEX,
    'empty text': '',
    ...each({
      ...operators,
      ...unstorable(HEX.slice(3), 'ab'),
      'no id': 'x',
      'an empty id': '',
      '23 digits': HEX.slice(1),
      '25 digits': `${HEX}0`,
      'a digit that is none': `${HEX.slice(1)}g`,
      'a line break after the id': `${HEX}\n`,
      'a number': 1,
      null: null,
      'a list of ids': [HEX],
    }),
    '201 entries': Array.from({ length: 201 }, (_, index) => index.toString(16).padStart(24, '0')),
  },
  weekdays: {
    ...objects,
    ...scalars,
    ...INFINITE,
    'a day outside a list': 1,
    'the days as text': '1,3',
    'empty text': '',
    ...each({
      ...operators,
      'day 0': 0,
      'day 8': 8,
      'half a day': 1.5,
      'a day as text': '1',
      'a day by its name': '一',
      null: null,
      'a list of days': [1],
    }),
    '201 entries': Array.from({ length: 201 }, () => 1),
  },
  clockTime: {
    ...notText,
    ...unstorable('18:', '45'),
    'hour 24': '24:00',
    'minute 60': '18:60',
    'a single digit': '9:30',
    'with seconds': '18:45:00',
    'half of the day': '下午6:45',
    'full-width digits': '１８:４５',
    'a line break at the end': '18:45\n',
    words: 'evening',
  },
  contact: { ...lists, ...scalars, ...INFINITE, text: 'abc', 'empty text': '', ...badContacts },
  languagePage: { ...notText, text: 'abc', 'empty text': '', ...badLanguagePages },
}

const named = (values: Named): BadValue[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

/** Values that every field of the kind must refuse with 400. */
export const badValuesFor = (kind: FieldKind): BadValue[] => named(byKind[kind])

/** The same, and what this one field's own bounds rule out besides. */
export function badValuesOf(field: Field): BadValue[] {
  const own: Record<string, unknown> = {}
  if (field.kind === 'number') {
    if (field.integer) own['a fraction'] = 1.5
    if (field.min !== undefined) own['below its least'] = field.min - 1
    if (field.max !== undefined) own['above its most'] = field.max + 1
  }
  if (field.kind === 'link' && field.to === 'web') own['an address of this site'] = '/about'
  if (field.kind === 'link' && field.to === 'site') own['another site'] = 'https://school.mo/'
  return [...badValuesFor(field.kind), ...named(own)]
}
