import { type SettingName, settings } from '#contract/collections/setting'
import { answerOf } from '#contract/fieldKind'
import type { StoredRecord } from '#contract/record'
import { toIso } from '#contract/time'

const names = Object.keys(settings)

/** A setting as the calls answer it. */
export function settingAnswer({ id, revision, updated_at, values }: StoredRecord) {
  const value = answerOf(settings[id as SettingName], values.value)
  return { name: id, value, revision, updated_at: toIso(updated_at) }
}

/** Whether a record is one of a setting that is declared. */
export const isDeclared = ({ id }: StoredRecord): boolean => names.includes(id)

/** The order of their declaration. */
export const settingOrder = (a: StoredRecord, b: StoredRecord): number =>
  names.indexOf(a.id) - names.indexOf(b.id)
