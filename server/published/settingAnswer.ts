import { type Setting, type SettingName, settings } from '#contract/collections/setting.ts'
import { answerOf } from '#contract/kinds/index.ts'
import type { StoredRecord } from '#contract/record.ts'
import { toIso } from '#contract/time.ts'

const names = Object.keys(settings)

/** A setting as the calls answer it. */
export function settingAnswer({ id, revision, updated_at, values }: StoredRecord): Setting {
  const name = id as SettingName
  const value = answerOf(settings[name], values.value) as Setting['value']
  return { name, value, revision, updated_at: toIso(updated_at) }
}

/** Whether a record is one of a setting that is declared. */
export const isDeclared = ({ id }: StoredRecord): boolean => names.includes(id)

/** The order of their declaration. */
export const settingOrder = (a: StoredRecord, b: StoredRecord): number =>
  names.indexOf(a.id) - names.indexOf(b.id)
