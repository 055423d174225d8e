import { redirect } from '@tanstack/react-router'
import { Failure } from '#contract/failure.ts'
import { isSignedIn, signedInAs } from '#data/session.ts'
import { showFailure } from '#ui/toasts.ts'

/** How long whoever has signed in on this device waits to hear that the session is still good. */
const PATIENCE_MS = 2_000

/** Who has signed in here is let on where the line is silent: every call asks for the session again. */
function mayEnter(): Promise<boolean> {
  const asked = isSignedIn()
  if (signedInAs() === null) return asked
  const letOn = new Promise<true>(resolve => setTimeout(resolve, PATIENCE_MS, true))
  return Promise.race([asked, letOn])
}

/**
 * Lets nobody into the admin area without a valid token; nothing stored is cleared by it.
 * @param from where the browser wanted to go, and goes after the login
 */
export async function requireSession(from: string): Promise<void> {
  try {
    if (await mayEnter()) return
  } catch (error) {
    // Without a network nobody can say; what is on this device may be worked on, and every call asks again.
    if (error instanceof Failure && error.next === 'retry' && signedInAs() !== null) return
    throw error
  }
  showFailure(new Failure('unauthenticated'))
  throw redirect({ to: '/admin/login', state: { from } })
}
