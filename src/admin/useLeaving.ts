import { useNavigate } from '@tanstack/react-router'
import { signOut } from '#data/session.ts'
import { forgetStaffCache } from '#data/staffQueries.ts'
import { hasUnsaved, wouldLose } from '#editing/unsaved.ts'
import { type Question, useAsk } from './ask/asking.ts'
import { staffCache } from './StaffProvider.tsx'
import { unsavedWords } from './unsavedWords.ts'

/** What stays behind on this device, for its author, and what does not. */
function questionAbout(unsent: number): Question | undefined {
  const text = [
    hasUnsaved() ? unsavedWords('登出') : '',
    unsent > 0 ? `還有${unsent}項更改未同步，會留在此裝置，待你再登入時繼續。` : '',
  ].join('')
  return text ? { title: '登出？', text, verb: '登出', isDanger: wouldLose() } : undefined
}

/** Signs out; asks first where something stays behind. */
export function useLeaving(): (unsent: number) => Promise<void> {
  const ask = useAsk()
  const navigate = useNavigate()
  return async unsent => {
    const question = questionAbout(unsent)
    if (question && !(await ask(question))) return
    const cache = await staffCache()
    // In one go: what would be asked after the token has ended would be refused.
    signOut()
    await forgetStaffCache(cache)
    await navigate({ to: '/admin/login' })
  }
}
