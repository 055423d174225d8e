import { useNavigate } from '@tanstack/react-router'
import { signOut } from '#data/session'
import { forgetStaffCache, stopReading } from '#data/staffQueries'
import { staffCache } from './StaffProvider'

/** Signs out; asks first where edits still wait, which stay on this device for their author. */
export function useLeaving(): (unsent: number) => Promise<void> {
  const navigate = useNavigate()
  return async unsent => {
    const question = `還有${unsent}項更改未同步。登出後它們會留在此裝置，待你再登入時送出。確定登出？`
    if (unsent > 0 && !window.confirm(question)) return
    await stopReading()
    await signOut()
    await forgetStaffCache(await staffCache())
    await navigate({ to: '/admin/login' })
  }
}
