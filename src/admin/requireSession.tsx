import { redirect } from '@tanstack/react-router'
import { Failure } from '#contract/failure'
import { isSignedIn } from '#data/session'
import { showToast } from '#ui/toasts'

/** Lets nobody into the admin area without a valid token; nothing stored is cleared by it. */
export async function requireSession(): Promise<void> {
  if (await isSignedIn()) return
  showToast('error', `ERROR：${new Failure('unauthenticated').message}`)
  throw redirect({ to: '/admin/login' })
}
