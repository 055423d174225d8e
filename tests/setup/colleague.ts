/** Somebody else who works at a site: an editor, with an account of their own while a file's tests run. */
import { afterAll, beforeAll } from 'vitest'
import { logIn } from './session.ts'
import type { SiteAddress } from './site.ts'

/** Registers what adds and removes the account. @returns what they sign in with */
export function colleagueAt(site: SiteAddress, name = 'colleague') {
  const password = `password-of-${name}`
  /** Makes a call that only administrators may. */
  async function manage(path: string, body?: object): Promise<{ data: unknown }> {
    const { token } = await logIn(site.origin, site)
    const answer = await fetch(`${site.origin}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as { data: unknown }
  }
  const own_password = site.adminPassword
  beforeAll(() => manage('addAccount', { username: name, password, role: 'editor', own_password }))
  afterAll(async () => {
    const { data } = await manage('getAccount')
    const found = (data as { id: string; username: string }[]).find(
      ({ username }) => username === name,
    )
    await manage(`deleteAccountById/${found?.id}`, {})
  })
  return { adminUsername: name, adminPassword: password }
}
