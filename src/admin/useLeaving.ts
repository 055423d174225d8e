import { useNavigate } from '@tanstack/react-router'
import { signOut } from '#data/session.ts'
import { forgetStaffCache, stopReading } from '#data/staffQueries.ts'
import { hasUnsaved, wouldLose } from '#editing/unsaved.ts'
import { staffCache } from './StaffProvider.tsx'

/** What stays behind on this device, for its author, and what does not. */
function questionAbout(unsent: number): string | undefined {
  const left = [
    wouldLose()
      ? '有未儲存的更改，登出便會失去。'
      : hasUnsaved()
        ? '有未儲存的更改，已留作草稿。'
        : '',
    unsent > 0 ? `還有${unsent}項更改未同步，會留在此裝置，待你再登入時送出。` : '',
  ].join('')
  return left && `${left}確定登出？`
}

/** Signs out; asks first where something stays behind. */
export function useLeaving(): (unsent: number) => Promise<void> {
  const navigate = useNavigate()
  return async unsent => {
    const question = questionAbout(unsent)
    if (question && !window.confirm(question)) return
    await stopReading()
    await signOut()
    await forgetStaffCache(await staffCache())
    await navigate({ to: '/admin/login' })
  }
}
