/** How settings are read. Visitors download this file; `settingEdits.ts` is for staff. */
import type { Setting } from '../collections/setting.ts'
import { listOf, read, ref } from './call.ts'

export const setting = ref<Setting>('Setting')

export const settingCalls = {
  listSettings: read('getAllSetting', '所有設定', { finds: 'all', output: listOf(setting) }),
  settingByName: read('getSettingByName', '一項設定', {
    parameter: 'name',
    finds: 'one',
    output: setting,
  }),
}
