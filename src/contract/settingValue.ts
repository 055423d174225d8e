import type { Setting, SettingName, SettingValues } from './collections/setting.ts'

/** The value of one setting in the answered list; `undefined` before there is one. */
export function settingValue<N extends SettingName>(
  list: readonly Setting[] | undefined,
  name: N,
): SettingValues[N] | undefined {
  return list?.find((setting): setting is Setting<N> => setting.name === name)?.value
}
