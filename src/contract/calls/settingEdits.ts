/** What staff do with settings. */
import * as v from 'valibot'
import { type SettingName, settings } from '../collections/setting.ts'
import { revisionNotes } from '../revisionNotes.ts'
import { listOf, read, write } from './call.ts'
import { labelled, revision, unread } from './parts.ts'
import { setting } from './settings.ts'
import { both } from './trash.ts'

const names = Object.keys(settings) as SettingName[]

export const settingName = labelled('設定名稱', v.picklist(names, '沒有這項設定'))

export const settingEditCalls = {
  modifySetting: write('modifySetting', '修改設定', {
    access: 'administrator',
    // The setting's own declaration reads its value.
    input: v.object({ name: settingName, value: unread<unknown>(), revision }),
    output: setting,
  }),
  listSettingRevisions: read('getSettingRevisionByName', '一項設定的修訂紀錄', {
    access: 'staff',
    parameter: 'name',
    output: listOf(both(setting, revisionNotes)),
  }),
}
