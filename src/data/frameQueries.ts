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
import { ask } from './ask.ts'

export const settings = ask(settingCalls.listSettings)

const special = singledOutCalls(latestNotice)
export const hasSpecialNotices = ask(special.hasSingledOut)
export const specialNotices = ask(special.listSingledOut)

/** Said in the frame of every page; where it cannot be asked, nothing is said about what is open. */
export const currentNotices = {
  ...ask<AnyCall, CurrentNotice[]>(currentCall(latestNotice), undefined, currentFields),
  meta: { isQuiet: true },
}
