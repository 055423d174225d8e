/** What a worker keeps of the admin area, and which versions of it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADMIN_CACHE, createAdminFiles } from '../../../sw/adminFiles.ts'

const ORIGIN = 'https://school.mo'
const FORMER = ['/assets/desk-1.js', '/assets/both.js']
const NEXT = ['/assets/desk-2.js', '/assets/both.js']

const { signal } = new AbortController()
const filesOf = (addresses: readonly string[]) => createAdminFiles(addresses, () => signal)

/** What is kept, by address, where there is a cache at all. */
let kept: Map<string, Response> | undefined
let answer: (address: string) => Response

const paths = () => [...(kept?.keys() ?? [])].map(url => new URL(url).pathname).sort()

const cache = () => {
  kept ??= new Map()
  const files = kept
  return {
    keys: async () => [...files.keys()].map(url => ({ url })),
    put: async (address: string, file: Response) => void files.set(address, file),
    delete: async ({ url }: { url: string }) => files.delete(url),
  }
}

const script = () => new Response('1', { headers: { 'content-type': 'text/javascript' } })

beforeEach(() => {
  kept = undefined
  answer = script
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('caches', {
    has: async (name: string) => name === ADMIN_CACHE && kept !== undefined,
    open: async () => cache(),
  })
  vi.stubGlobal('fetch', async (address: string) => answer(address))
})
afterEach(() => vi.unstubAllGlobals())

test('while a new version waits, what the one in use needs stays, whoever opens the admin; then it goes', async () => {
  const [former, next] = [filesOf(FORMER), filesOf(NEXT)]
  await former.keep()
  await next.keepAhead()
  await former.keep()
  expect(paths()).toEqual(['/assets/both.js', '/assets/desk-1.js', '/assets/desk-2.js'])
  await next.renew()
  expect(paths()).toEqual(['/assets/both.js', '/assets/desk-2.js'])
})

test('what cannot be had leaves what is there, and no page is kept in the place of a file', async () => {
  await filesOf(FORMER).keep()
  const next = filesOf(NEXT)
  for (const other of [
    () => new Response('<title>Free WiFi</title>', { headers: { 'content-type': 'text/html' } }),
    () => new Response('', { status: 404 }),
  ]) {
    answer = other
    await expect(next.renew()).rejects.toThrow(TypeError)
    expect(paths()).toEqual([...FORMER].sort())
  }
})

test('a phone on which nobody signed in is given nothing of it', async () => {
  const files = filesOf(NEXT)
  await files.keepAhead()
  await files.renew()
  expect(kept).toBeUndefined()
})
