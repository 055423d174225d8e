/** A window in which somebody has signed in before: what the login itself does is looked at by its own tests. */
import type { Page } from 'playwright-core'
import type { SiteAddress } from './site.ts'

interface Session {
  token: string
  username: string
}

/** A session of that account. Rejects with the server's message where it grants none. */
export async function logIn(
  origin: string,
  { adminUsername, adminPassword }: Pick<SiteAddress, 'adminUsername' | 'adminPassword'>,
): Promise<Session> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: adminUsername, password: adminPassword }),
  })
  const { success, message, data } = await answer.json()
  if (!success) throw new Error(`login: ${message}`)
  return data
}

/** Puts the session where the site keeps it, before the first page of an empty window. */
export const keepSession = (page: Page, session: Session): Promise<unknown> =>
  page.addInitScript(({ token, username }) => {
    // Only the first page: who signs out stays signed out.
    if (window.name !== '') return
    window.name = 'signed in'
    localStorage.setItem('token', token)
    localStorage.setItem('username', username)
  }, session)
