import type { AnyCollection } from '#contract/collection.ts'
import type { Field, FieldKind } from '#contract/field.ts'

/** A value a client may send for each kind, and what a GET then answers. */
const samples: { [K in FieldKind]: (field: Field<K>, name: string) => unknown } = {
  text: (_field, name) => `文字 ${name}`,
  longText: () => '第一行\n第二行',
  richText: () => '<h2>標題</h2><p>內文<strong>重點</strong></p>',
  number: () => 12,
  money: () => 1234.5,
  flag: ({ default: value }) => !value,
  choice: ({ options }) => Object.keys(options)[0],
  date: () => '2026-03-05',
  dateTime: () => '2026-03-05T16:00:00.000+08:00',
  stamp: () => '2026-03-05 09:30:00',
  commaList: () => '資訊科技,設計',
  fileList: ({ answer }) => (answer === 'list' ? ['a.pdf', '乙.pdf'] : 'a.webp;;file;;b.webp'),
  image: () => 'a.webp',
  file: () => 'a.pdf',
  link: ({ to }) => (to === 'web' ? 'https://example.mo/x?y=1' : '/about#school-mission'),
  references: () => ['0123456789abcdef01234567'],
  contact: () => ({}),
  languagePage: () => ({}),
  weekdays: () => [2, 4],
  clockTime: (_field, name) => (name === 'time_to' ? '21:45' : '18:45'),
}

const UNSENT = new Set(['enabled', 'publish_at', 'unpublish_at'])

const sampleOf = (field: Field, name: string): unknown =>
  (samples[field.kind] as (field: Field, name: string) => unknown)(field, name)

let counter = 0

/** A draft with every field filled, visible to visitors; unique values differ each time. */
export function fullDraft({ fields }: AnyCollection): Record<string, unknown> {
  const entries = Object.entries(fields)
    .filter(([name]) => !UNSENT.has(name))
    .map(([name, field]) => {
      const isUnique = 'unique' in field && field.unique
      counter += 1
      return [name, isUnique ? `/page-${counter}` : sampleOf(field, name)]
    })
  return Object.fromEntries(entries)
}

/** A draft of the needed fields alone. */
export function leastDraft(collection: AnyCollection): Record<string, unknown> {
  const full = Object.entries(fullDraft(collection))
  return Object.fromEntries(
    full.filter(([name]) => {
      const field = collection.fields[name]
      return field?.required && !('default' in field)
    }),
  )
}
