import type { Setting } from '#contract/collections/setting.ts'
import { SCHOOL_NAME } from '#contract/schoolName.ts'
import { settingValue } from '#contract/settingValue.ts'

/** What the school is called in Chinese; before its settings are read, what it begins with. */
export const schoolName = (list: readonly Setting[] | undefined): string =>
  settingValue(list, 'contact')?.name.zh ?? SCHOOL_NAME
