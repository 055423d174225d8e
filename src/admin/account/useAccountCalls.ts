import { useQueryClient } from '@tanstack/react-query'
import type { AnyCall, Input } from '#contract/calls/call.ts'
import { accounts, sessions } from '#data/historyQueries.ts'
import { askAsStaff } from '#data/session.ts'
import { showFailure, showToast } from '#ui/toasts.ts'

interface Asked<C extends AnyCall> {
  value?: string
  body?: Input<C>
  /** Whether nothing is said where it was done: more is to follow. */
  isBegun?: boolean
}

/** Changes accounts and who is signed in, says what came of it, and reads the lists anew. */
export function useAccountCalls() {
  const queryClient = useQueryClient()
  /** @returns `undefined` where it was refused, which is shown */
  return async function ask<const C extends AnyCall>(call: C, { value, body, isBegun }: Asked<C>) {
    try {
      const answer = await askAsStaff(call, value, body)
      if (!isBegun) showToast('success', answer.message)
      return answer
    } catch (error) {
      showFailure(error)
      return undefined
    } finally {
      // Not waited for: what was answered may be all that whoever asked needs, and is told only once.
      void queryClient.invalidateQueries({ queryKey: accounts.queryKey })
      void queryClient.invalidateQueries({ queryKey: sessions.queryKey })
    }
  }
}
