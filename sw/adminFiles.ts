/**
 * The admin area's files: kept once somebody signed in here, and never on a visitor's phone. A worker knows those
 * of its own version. What must hold: while a version waits to be agreed to, the files of the one that is used
 * stay, or its pages would not open without a network.
 */

export const ADMIN_CACHE = 'admin-files'

export type AdminFiles = ReturnType<typeof createAdminFiles>

/** As it is fetched. @throws TypeError for a page in its place, which would be run as a script ever after */
async function fetched(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { signal })
  const isPage = /^text\/html/.test(answer.headers.get('content-type') ?? '')
  if (!answer.ok || isPage) throw new TypeError(`no file of ours at ${address}`)
  return answer
}

/**
 * @param files the addresses of this version's
 * @param whileNeeded asked before each fetching: a signal that ends it
 */
export function createAdminFiles(files: readonly string[], whileNeeded: () => AbortSignal) {
  const wanted = new Set(files.map(file => new URL(file, location.origin).href))

  /** Keeps those of this version, all or none; others stay. */
  async function keep(): Promise<void> {
    const cache = await caches.open(ADMIN_CACHE)
    const there = new Set((await cache.keys()).map(({ url }) => url))
    const missing = [...wanted].filter(address => !there.has(address))
    const signal = whileNeeded()
    const answers = await Promise.all(missing.map(address => fetched(address, signal)))
    await Promise.all(
      missing.map((address, index) => cache.put(address, answers[index] as Response)),
    )
  }

  return {
    keep,

    /** With a new version of the site its admin area comes too, where there is one. */
    async keepAhead(): Promise<void> {
      if (await caches.has(ADMIN_CACHE)) await keep()
    },

    /** This version is the one that is used: its files are there, and others are not needed any more. */
    async renew(): Promise<void> {
      if (!(await caches.has(ADMIN_CACHE))) return
      await keep()
      const cache = await caches.open(ADMIN_CACHE)
      const former = (await cache.keys()).filter(({ url }) => !wanted.has(url))
      await Promise.all(former.map(file => cache.delete(file)))
    },
  }
}
