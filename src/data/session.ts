/**
 * Who is signed in on this device. The token lies in local storage under the name that the
 * specification gives it; it leaves this file only inside the Authorization header.
 */

import * as v from 'valibot'
import { signedIn } from '#contract/account.ts'
import { accessCalls } from '#contract/calls/access.ts'
import { accountCalls } from '#contract/calls/accounts.ts'
import { Failure } from '#contract/failure.ts'
import { createEnvelopeCall } from './api.ts'

const TOKEN = 'token'
const USERNAME = 'username'

/** `null` also where the browser is told to keep nothing for the site, and refuses even to look. */
function stored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export const storedToken = (): string | null => stored(TOKEN)

/**
 * The token, for `askAsStaff` and the one caller that does not ask through it: an upload shows its progress.
 * @throws Failure where there is none: a screen that asks for more while its person signs out knows the answer
 */
export function staffToken(): string {
  const token = storedToken()
  if (token === null) throw new Failure('unauthenticated')
  return token
}

const ask = createEnvelopeCall({ token: storedToken })

/** Until the token that comes with a new password is kept. */
let renewal: Promise<void> | undefined

/**
 * Asks with the stored token, and again where a new password has ended that one while it was on its way; not
 * where another has signed in meanwhile, who has not asked for it.
 * @throws Failure and nothing else
 */
export const askAsStaff: typeof ask = async (...call) => {
  const username = signedInAs()
  const token = staffToken()
  try {
    return await ask(...call)
  } catch (error) {
    await renewal?.catch(() => undefined)
    const isEnded = error instanceof Failure && error.code === 'unauthenticated'
    if (!isEnded || [token, null].includes(storedToken()) || signedInAs() !== username) throw error
    return ask(...call)
  }
}

// A token that is no longer valid must not keep anybody from getting a new one.
const askAsVisitor = createEnvelopeCall()

/** Whether a login failed only for want of the one-time code. */
export const needsCode = ({ data }: Pick<Failure, 'data'>): boolean =>
  typeof data === 'object' && data !== null && 'needs' in data && data.needs === 'code'

/**
 * Keeps the session that the server grants.
 * @param code the one-time code, or a recovery code, where the account needs one
 * @throws Failure as the server words it; `needsCode` says whether a code would help
 * @throws DOMException where this browser refuses to keep it
 */
export async function signIn(username: string, password: string, code?: string): Promise<void> {
  const typed = { username, password, ...(code ? { code } : {}) }
  const { data } = await askAsVisitor(accessCalls.login, undefined, typed)
  keep(data)
}

function keep(data: unknown): void {
  if (!v.is(signedIn, data)) throw new Failure('unexpected')
  // The name first: whoever sees the new token in another tab sees whose it is.
  localStorage.setItem(USERNAME, data.username)
  localStorage.setItem(TOKEN, data.token)
}

/** Sets a new password; keeps the session that the server grants in place of the old one. @throws Failure */
export async function changePassword(password: string, next: string): Promise<void> {
  const body = { password, new_password: next }
  const token = storedToken()
  renewal = ask(accountCalls.changePassword, undefined, body).then(({ data }) => {
    // Who has signed out meanwhile stays so.
    if (storedToken() === token) keep(data)
  })
  await renewal
}

/** Ends the session here at once, and on the server where it can be reached: nobody waits for that. */
export function signOut(): void {
  // The token goes along: it is read before the first thing that is waited for.
  ask(accessCalls.logout).catch(() => undefined)
  localStorage.removeItem(TOKEN)
  localStorage.removeItem(USERNAME)
}

/** The name that this device signed in with. */
export function signedInAs(): string | null {
  return stored(USERNAME)
}

/** What one works on is kept under one's name, which is not there where somebody has kept the token alone. */
async function learnName(token: string): Promise<void> {
  // Who signs out meanwhile stays so.
  if (signedInAs() !== null || storedToken() !== token) return
  const { data } = await askAsStaff(accountCalls.listSessions)
  const own = data.find(session => session.is_current)
  if (own && storedToken() === token) localStorage.setItem(USERNAME, own.username)
}

/**
 * Whether the stored token is valid; none counts as invalid, without asking.
 * @throws Failure where the server cannot say
 */
export async function isSignedIn(): Promise<boolean> {
  const token = storedToken()
  if (token === null) return false
  try {
    const { message } = await askAsStaff(accessCalls.checkToken)
    if (message !== 'valid token') return false
    await learnName(token)
    return true
  } catch (error) {
    if (error instanceof Failure && error.code === 'unauthenticated') return false
    throw error
  }
}
