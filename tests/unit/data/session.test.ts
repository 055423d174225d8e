/** Whose name a request goes out in. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accountCalls } from '#contract/calls/accounts.ts'
import { askAsStaff, isSignedIn, signedInAs, signIn, storedToken } from '#data/session.ts'
import { uploadFile } from '#data/upload.ts'

const ANSWER = { success: true, message: '', data: [] }
const ENDED = { success: false, message: '登入已過期', data: null }

/** A browser's storage, and a server that ends the session of whoever asks while another is granted. */
function browserWhere(granted: { token: string; username: string }) {
  const kept = new Map([
    ['token', 'old'],
    ['username', 'ana'],
  ])
  const written: string[] = []
  const setItem = (name: string, value: string) => {
    written.push(name)
    kept.set(name, value)
  }
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem })
  const bearers: (string | null)[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (String(address).endsWith('/api/login'))
      return Response.json({ ...ANSWER, data: { ...granted, expires_at: '2026-12-01' } })
    const bearer = new Headers(init.headers).get('authorization')
    bearers.push(bearer)
    if (bearer !== 'Token old') return Response.json(ANSWER)
    for (const [name, value] of Object.entries(granted)) kept.set(name, value)
    return Response.json(ENDED, { status: 401 })
  })
  return { bearers, written }
}

afterEach(() => vi.unstubAllGlobals())

describe('a request whose session ends while it is on its way', () => {
  it('is made again with the new token of the same account', async () => {
    const { bearers } = browserWhere({ token: 'new', username: 'ana' })
    expect((await askAsStaff(accountCalls.listSessions)).data).toEqual([])
    expect(bearers).toEqual(['Token old', 'Token new'])
  })

  it('is given up where another has signed in: it would go out in their name', async () => {
    const { bearers } = browserWhere({ token: 'new', username: 'bea' })
    await expect(askAsStaff(accountCalls.listSessions)).rejects.toThrow('登入已過期')
    expect(bearers).toEqual(['Token old'])
  })
})

it('nothing is asked, and no file sent, where nobody is signed in any more', async () => {
  const asked = vi.fn()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      open() {}
      send = asked
    },
  )
  const failure = { code: 'unauthenticated' }
  await expect(askAsStaff(accountCalls.listSessions)).rejects.toMatchObject(failure)
  await expect(uploadFile(new Blob(['a']), 'a.txt')).rejects.toMatchObject(failure)
  expect(asked).not.toHaveBeenCalled()
})

it('of a new session the name is kept before the token, which other tabs go by', async () => {
  const { written } = browserWhere({ token: 'new', username: 'bea' })
  await signIn('bea', 'a-long-password')
  expect([storedToken(), signedInAs()]).toEqual(['new', 'bea'])
  expect(written).toEqual(['username', 'token'])
})

it('a token that is kept without its name is as good as any: the server knows whose it is', async () => {
  const kept = new Map([['token', 'alone']])
  const getItem = (name: string) => kept.get(name) ?? null
  const setItem = (name: string, value: string) => kept.set(name, value)
  vi.stubGlobal('localStorage', { getItem, setItem })
  const sessions = [
    { username: 'ana', is_current: false },
    { username: 'bea', is_current: true },
  ]
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      String(address).endsWith('/api/checkToken')
        ? { ...ANSWER, message: 'valid token' }
        : { ...ANSWER, data: sessions },
    ),
  )
  expect(await isSignedIn()).toBe(true)
  expect([storedToken(), signedInAs()]).toEqual(['alone', 'bea'])
})
