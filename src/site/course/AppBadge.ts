import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHydrated } from '#ui/Hydrated.tsx'
import { useSavedCourses } from './savedState.ts'

const nothing = () => undefined

/** Keeps the number on the icon of the installed app, of saved courses that close soon, for who has any. */
export function AppBadge() {
  const queryClient = useQueryClient()
  const isHydrated = useHydrated()
  const hasSaved = useSavedCourses().length > 0
  useEffect(() => {
    if (!isHydrated || !navigator.setAppBadge) return
    if (hasSaved) void import('./keepBadge.ts').then(part => part.keepBadge(queryClient), nothing)
    else void navigator.clearAppBadge().catch(nothing)
  }, [queryClient, isHydrated, hasSaved])
  return null
}
