import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Toaster } from '#ui/Toaster.tsx'
import { showFailure } from '#ui/toasts.ts'

/**
 * Says when what a visitor asked for could not be fetched: once for each page gone to, and never for
 * what was only fetched ahead, or refreshed while something still stands.
 */
export function FailureToasts() {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    const told = new Set<string>()
    const stopClearing = router.subscribe('onBeforeLoad', () => told.clear())
    const stopListening = queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
      if (type !== 'updated' || !('action' in event) || event.action.type !== 'error') return
      const isAwaited = router.state.status === 'pending' || query.getObserversCount() > 0
      if (!isAwaited || query.meta?.isQuiet || query.state.data !== undefined) return
      if (told.has(query.queryHash)) return
      told.add(query.queryHash)
      showFailure(event.action.error)
    })
    return () => {
      stopClearing()
      stopListening()
    }
  }, [queryClient, router])
  return <Toaster />
}
