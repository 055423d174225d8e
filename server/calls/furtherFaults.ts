/** What handlers read by themselves, judged as they do, where another part of the body is refused: all faults are named. */
import { accountCalls } from '#contract/calls/accounts.ts'
import type { AnyCall } from '#contract/calls/call.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { type SettingName, settings } from '#contract/collections/setting.ts'
import type { Issue } from '#contract/failure.ts'
import { mayBeNull } from '#contract/kinds/index.ts'
import { givenIssues, readNewRecord, readValue } from '#contract/validation.ts'
import { givenPasswordFaults, newAccountFaults } from '../access/credentials.ts'

type Body = Readonly<Record<string, unknown>>

/** The new place in an order: `null` takes a record out of it; nothing at all says nothing. */
export function readPlace({ name, fields }: AnyCollection, given: unknown) {
  const field = fields.sort_number
  if (!field) throw new Error(`${name} has no sort_number`)
  return readValue('sort_number', { ...field, required: given === undefined }, given)
}

/** The new value of a setting, which must be there. */
export function readSettingValue(name: SettingName, given: unknown) {
  const setting = settings[name]
  const isMissing = given === undefined || (given === null && !mayBeNull(setting))
  const { label } = setting
  const issue = { field: 'value', label, rule: 'required', message: '必須填寫' }
  return isMissing ? { value: null, issues: [issue] } : readValue('value', setting, given)
}

const isSetting = (name: unknown): name is SettingName =>
  typeof name === 'string' && Object.hasOwn(settings, name)

/** The faults of a body besides those of the parts that its declaration reads. */
export function furtherFaults({ name, collection }: AnyCall, body: Body): readonly Issue[] {
  if (collection) {
    const { add, sort } = editCalls(collection)
    if (name === add.name) return readNewRecord(collection, body, new Date()).issues
    if (name === sort.name) return readPlace(collection, body.sort_number).issues
    return givenIssues(collection, body)
  }
  const { username, password } = body
  if (name === accountCalls.addAccount.name) return newAccountFaults(username, password)
  if (name === accountCalls.modifyAccount.name) {
    return password === undefined || password === null ? [] : givenPasswordFaults(password)
  }
  const isOfSetting = name === settingEditCalls.modifySetting.name && isSetting(body.name)
  return isOfSetting ? readSettingValue(body.name as SettingName, body.value).issues : []
}
