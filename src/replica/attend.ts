/**
 * Looks after an open page: the copy stays the newest that can be had, a lost connection is noticed and
 * its return too, and a new version of the site is announced. Begun once the page answers by itself.
 */
import type { AnyRouter } from '@tanstack/react-router'
import { subscribe } from 'valtio'
import type { RequestCall } from '#data/api.ts'
import { connection } from '#pwa/connection.ts'
import { watchUpdates } from '#pwa/updateWatch.ts'
import { forgetGone, refresh, whenGone } from './lifecycle.ts'
import { beginWithReplica, showReplica } from './replicaAnswers.ts'

/** How often a server that does not answer is asked again. */
const PROBE_MS = 10_000
/** How old the copy of a page that is looked at may become. */
const FRESH_MS = 5 * 60_000

/** To be called once. */
export async function attend(router: AnyRouter, request: RequestCall): Promise<void> {
  const { queryClient } = router.options.context
  let isAsking = false

  async function bringUpToDate() {
    if (isAsking) return
    isAsking = true
    const isBrought = await refresh(queryClient, request)
    isAsking = false
    if (isBrought) await show()
  }

  /** A record that is gone may be the one that is read: its page says so. */
  async function show() {
    if (forgetGone(queryClient) || showReplica(queryClient)) await router.invalidate()
  }

  addEventListener('online', bringUpToDate)
  addEventListener('offline', bringUpToDate)
  document.addEventListener('visibilitychange', () => {
    const isOld = Date.now() - connection.updatedAt > FRESH_MS
    if (isOld && !document.hidden) void bringUpToDate()
    // Without a copy, what was read is what is kept; this may be the last moment for it.
    if (document.hidden && !connection.updatedAt) void refresh(queryClient, request)
  })
  let probing: ReturnType<typeof setInterval> | undefined
  const probe = () => {
    clearInterval(probing)
    if (!connection.isReachable) probing = setInterval(bringUpToDate, PROBE_MS)
  }
  subscribe(connection, probe)
  probe()

  beginWithReplica(queryClient)
  await show()
  whenGone(queryClient, bringUpToDate)
  await watchUpdates()
}
