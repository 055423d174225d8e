/**
 * What every public page asks for by itself. They stand apart from the queries of the pages, whose
 * declarations a first visit need not download.
 */
import {
  type CurrentNotice,
  currentFields,
  type LatestNotice,
  latestNotice,
} from '#contract/collections/latestNotice'
import type { Setting } from '#contract/collections/setting'
import { currentEndpointOf, generalEndpoints, singledOutEndpointsOf } from '#contract/endpoint'
import { ask } from './ask'

export const settings = ask<Setting[]>(generalEndpoints.listSettings)

const special = singledOutEndpointsOf(latestNotice)
export const hasSpecialNotices = ask<boolean>(special.has)
export const specialNotices = ask<LatestNotice[]>(special.list)

/** Said in the frame of every page; where it cannot be asked, nothing is said about what is open. */
export const currentNotices = {
  ...ask<CurrentNotice[]>(currentEndpointOf(latestNotice), undefined, currentFields),
  meta: { isQuiet: true },
}
