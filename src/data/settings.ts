import type { Setting, SettingName, SettingValues } from '#contract/collections/setting.ts'
import { SCHOOL_NAME } from '#contract/schoolName.ts'

/** The value of one setting in the answered list; `undefined` before there is one. */
export function settingValue<N extends SettingName>(
  list: readonly Setting[] | undefined,
  name: N,
): SettingValues[N] | undefined {
  return list?.find((setting): setting is Setting<N> => setting.name === name)?.value
}

/** What the school is called in Chinese; before its settings are read, what it begins with. */
export const schoolName = (list: readonly Setting[] | undefined): string =>
  settingValue(list, 'contact')?.name.zh ?? SCHOOL_NAME
