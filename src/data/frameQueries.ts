/**
 * What every public page asks for by itself. They stand apart from the queries of the pages, whose
 * declarations a first visit need not download.
 */
import { type LatestNotice, latestNotice } from '#contract/collections/latestNotice'
import type { Setting } from '#contract/collections/setting'
import { generalEndpoints, singledOutEndpointsOf } from '#contract/endpoint'
import { ask } from './ask'

export const settings = ask<Setting[]>(generalEndpoints.listSettings)

const special = singledOutEndpointsOf(latestNotice)
export const hasSpecialNotices = ask<boolean>(special.has)
export const specialNotices = ask<LatestNotice[]>(special.list)
