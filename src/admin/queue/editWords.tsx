/** An edit in words. */

import { fieldsFor } from '#contract/collection'
import { collections } from '#contract/collections/index'
import { settings } from '#contract/collections/setting'
import type { Field } from '#contract/field'
import { toStamp } from '#contract/time'
import type { Edit, EditVerb } from '#offline/edit'
import { draftedBy, FILE, importedInto, SETTING } from '#offline/sending'

const verbWords: Readonly<Record<EditVerb, string>> = {
  add: '新增',
  modify: '修改',
  delete: '刪除',
  restore: '復原',
}

const importWords: Readonly<Partial<Record<EditVerb, string>>> = { add: '匯入', delete: '復原匯入' }

/** What an edit does. */
export const verbOf = ({ collection, verb }: Pick<Edit, 'collection' | 'verb'>): string =>
  (importedInto(collection) && importWords[verb]) ?? verbWords[verb]

const fixedKinds: Readonly<Record<string, string>> = { [SETTING]: '網站設定', [FILE]: '檔案' }

/** What kind of thing an edit is about. */
export const kindOf = ({ collection }: Pick<Edit, 'collection'>): string =>
  fixedKinds[collection] ??
  importedInto(collection)?.label ??
  (draftedBy(collection) ? `${draftedBy(collection)?.label}草稿` : undefined) ??
  collections.find(({ name }) => name === collection)?.label ??
  collection

/** The declaration of a field of the edit's record. */
export function fieldOf(edit: Edit, name: string): Field | undefined {
  const drafted = draftedBy(edit.collection)
  if (edit.collection === SETTING) return settings[edit.record as keyof typeof settings]
  const collection = drafted ?? collections.find(candidate => candidate.name === edit.collection)
  return collection && fieldsFor(collection, { ...edit.base, ...edit.changes })[name]
}

/** A value as a person reads it. */
export function written(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return '（沒有）'
  if (value === true) return '是'
  if (value === false) return '否'
  if (field?.kind === 'choice') return field.options[String(value)] ?? String(value)
  if (field?.kind === 'dateTime') return toStamp(new Date(String(value)))
  if (field?.kind === 'richText') return textOfHtml(String(value))
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

/** Nothing of it is shown as HTML: it is parsed in a document of its own, which runs nothing. */
function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll('p, li, h2, h3, h4, tr, br')) block.append('\n')
  return body.textContent?.trim() ?? ''
}

const MINUTE_MS = 60_000

/** How long ago, roughly. */
export function ageOf(savedAt: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - savedAt) / MINUTE_MS))
  if (minutes < 1) return '剛才'
  if (minutes < 60) return `${minutes}分鐘前`
  const hours = Math.round(minutes / 60)
  return hours < 24 ? `${hours}小時前` : `${Math.round(hours / 24)}日前`
}
