import { redirect } from '@tanstack/react-router'
import { Failure } from '#contract/failure'
import { isSignedIn, signedInAs } from '#data/session'
import { showToast } from '#ui/toasts'

/**
 * Lets nobody into the admin area without a valid token; nothing stored is cleared by it.
 * @param from where the browser wanted to go, and goes after the login
 */
export async function requireSession(from: string): Promise<void> {
  try {
    if (await isSignedIn()) return
  } catch (error) {
    // Without a network nobody can say; what is on this device may be worked on, and every call asks again.
    if (error instanceof Failure && error.next === 'retry' && signedInAs() !== null) return
    throw error
  }
  showToast('error', `ERROR：${new Failure('unauthenticated').message}`)
  throw redirect({ to: '/admin/login', state: { from } })
}
