/** The admin area's files: kept once somebody signed in here, and never on a visitor's phone. */
import { ADMIN_FILES_ADDRESS } from '#contract/workerMessage.ts'

export const ADMIN_CACHE = 'admin-files'

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string')

/** Keeps the files of this version and drops those of former ones. */
export async function keepAdminFiles(): Promise<void> {
  const answer = await fetch(ADMIN_FILES_ADDRESS, { cache: 'no-store' })
  const files: unknown = answer.ok ? await answer.json() : undefined
  if (!isList(files)) return
  const cache = await caches.open(ADMIN_CACHE)
  const wanted = new Set(files.map(file => new URL(file, location.origin).href))
  const kept = await cache.keys()
  const there = new Set(kept.map(({ url }) => url))
  await cache.addAll([...wanted].filter(address => !there.has(address)))
  await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map(file => cache.delete(file)))
}

/** With a new version of the site its admin area comes too, where there is one. */
export async function renewAdminFiles(): Promise<void> {
  if (await caches.has(ADMIN_CACHE)) await keepAdminFiles()
}
