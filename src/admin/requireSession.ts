import { redirect } from '@tanstack/react-router'
import { Failure } from '#contract/failure.ts'
import { isSignedIn, signedInAs } from '#data/session.ts'
import { showFailure } from '#ui/toasts.ts'
import { sayWhatFailed } from './sayWhatFailed.ts'

/** How long whoever has signed in on this device waits to hear that the session is still good. */
const PATIENCE_MS = 2_000

/** Who has signed in here is let on where the line is silent: every call asks for the session again. */
function mayEnter(): Promise<boolean> {
  const asked = isSignedIn()
  if (signedInAs() === null) return asked
  const letOn = new Promise<true>(resolve => setTimeout(resolve, PATIENCE_MS, true))
  return Promise.race([asked, letOn])
}

/** Where the browser goes to. */
interface Aim {
  href: string
  pathname: string
}

/** Where somebody was let in last. */
let entered: Aim | undefined

/**
 * Whether only a list is looked at in another way, or a form of it opened: no visit of its own. A form does not
 * wait for the line; `StaffProvider` asks beside it.
 */
const isSamePage = (aim: Aim): boolean =>
  aim.href !== entered?.href && aim.pathname === entered?.pathname

/**
 * Lets nobody into the admin area without a valid token; nothing stored is cleared by it.
 * @param aim where the browser wants to go, and goes after the login
 * @param isPreload whether it only may go there
 */
export async function requireSession(aim: Aim, isPreload: boolean): Promise<void> {
  // Who only points at a link goes nowhere, and may be about to sign out; it is asked when they go.
  if (isPreload) return
  const isInside = isSamePage(aim) && signedInAs() !== null
  entered = aim
  if (isInside) return
  try {
    if (await mayEnter()) return
  } catch (error) {
    // Without a network nobody can say; what is on this device may be worked on, and every call asks again.
    if (error instanceof Failure && error.next === 'retry' && signedInAs() !== null) {
      return sayWhatFailed(error)
    }
    throw error
  }
  showFailure(new Failure('unauthenticated'))
  throw redirect({ to: '/admin/login', state: { from: aim.href } })
}
