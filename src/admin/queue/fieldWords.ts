/** What the fields of an edit hold, in words. */
import { fieldsFor } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import { type SettingName, settings } from '#contract/collections/setting.ts'
import type { Field } from '#contract/field.ts'
import { asText, traitsOf } from '#contract/kinds/index.ts'
import type { Names } from '#contract/kinds/kind.ts'
import type { Edit } from '#editing/edit.ts'

/** The declaration of a field of the edit's record. */
export function fieldOf({ target, record, ...edit }: Edit, name: string): Field | undefined {
  switch (target.of) {
    case 'record':
    case 'draft': {
      const collection = collections.find(each => each.name === target.collection)
      return collection && fieldsFor(collection, { ...edit.base, ...edit.changes })[name]
    }
    case 'setting':
      return settings[record as SettingName]
    case 'file':
    case 'import':
      return undefined
  }
  target satisfies never
}

/** A value as a person reads it. @param titles what the records that it names are called, where that is known */
export function written(field: Field | undefined, value: unknown, titles?: Names): string {
  if (value === null || value === undefined || value === '') return '（沒有）'
  const isMarkup = field && traitsOf(field).isMarkup
  return isMarkup ? linesOfHtml(String(value)) : asText(field, value, titles)
}

/** Nothing of it is shown as HTML: it is parsed in a document of its own, which runs nothing. */
function linesOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const cell of body.querySelectorAll(':is(td, th) + :is(td, th)')) cell.prepend('｜')
  for (const block of body.querySelectorAll('p, li, h2, h3, h4, tr, br')) block.append('\n')
  return body.textContent?.trim() ?? ''
}
