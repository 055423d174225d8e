import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showFailure, Toaster } from '#ui/Toaster'

/** Says when something could not be fetched, though what was there before still stands. */
export function FailureToasts() {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(event => {
        if (event.type !== 'updated' || event.query.meta?.isQuiet) return
        if (event.action.type === 'error') showFailure(event.action.error)
      }),
    [queryClient],
  )
  return <Toaster />
}
