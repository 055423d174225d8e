/**
 * Who is signed in on this device. The token lies in local storage under the name that the
 * specification gives it; it leaves this file only inside the Authorization header.
 */
import { generalEndpoints } from '#contract/endpoint'
import { Failure } from '#contract/failure'
import { createEnvelopeCall } from './api'

const TOKEN = 'token'
const USERNAME = 'username'

interface Session {
  token: string
  username: string
}

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'username' in value &&
  typeof value.username === 'string'

/** Asks with the stored token. @throws Failure and nothing else */
export const askAsStaff = createEnvelopeCall({ token: () => localStorage.getItem(TOKEN) })

// A token that is no longer valid must not keep anybody from getting a new one.
const askAsVisitor = createEnvelopeCall()

/** Keeps the session that the server grants. @throws Failure as the server words it */
export async function signIn(username: string, password: string): Promise<void> {
  const { data } = await askAsVisitor(generalEndpoints.login, undefined, { username, password })
  if (!isSession(data)) throw new Failure('unexpected')
  localStorage.setItem(TOKEN, data.token)
  localStorage.setItem(USERNAME, data.username)
}

/** Ends the session here, and on the server where it can be reached. */
export async function signOut(): Promise<void> {
  await askAsStaff(generalEndpoints.logout).catch(() => undefined)
  localStorage.removeItem(TOKEN)
  localStorage.removeItem(USERNAME)
}

/** The token, for the one caller that does not ask through `askAsStaff`: an upload shows its progress. */
export const storedToken = (): string | null => localStorage.getItem(TOKEN)

/** The name that this device signed in with. */
export function signedInAs(): string | null {
  return localStorage.getItem(USERNAME)
}

/**
 * Whether the stored token is valid; none counts as invalid, without asking.
 * @throws Failure where the server cannot say
 */
export async function isSignedIn(): Promise<boolean> {
  if (localStorage.getItem(TOKEN) === null) return false
  try {
    return (await askAsStaff(generalEndpoints.checkToken)).message === 'valid token'
  } catch (error) {
    if (error instanceof Failure && error.code === 'unauthenticated') return false
    throw error
  }
}
