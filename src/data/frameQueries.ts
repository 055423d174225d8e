/**
 * What every public page asks for by itself. They stand apart from the queries of the pages, whose
 * declarations a first visit need not download.
 */

import type { AnyCall } from '#contract/calls/call.ts'
import { currentCall, singledOutCalls } from '#contract/calls/flagged.ts'
import { settingCalls } from '#contract/calls/settings.ts'
import {
  type CurrentNotice,
  currentFields,
  latestNotice,
} from '#contract/collections/latestNotice.ts'
import type { Setting, SettingName } from '#contract/collections/setting.ts'
import { settingValue } from '#contract/settingValue.ts'
import { ask } from './ask.ts'

export const settings = ask(settingCalls.listSettings)

/** One of the settings alone: its value, `undefined` where there is none. */
export const settingOf = <N extends SettingName>(name: N) => ({
  ...settings,
  select: (all: readonly Setting[]) => settingValue(all, name),
})

const special = singledOutCalls(latestNotice)
export const hasSpecialNotices = ask(special.hasSingledOut)
export const specialNotices = ask(special.listSingledOut)

/** Said in the frame of every page; where it cannot be asked, nothing is said about what is open. */
export const currentNotices = {
  ...ask<AnyCall, CurrentNotice[]>(currentCall(latestNotice), undefined, currentFields),
  meta: { isQuiet: true },
}
