/**
 * The hashed files of the builds before this one: a tab that was opened under one of them still finds
 * its parts. Each build's lie in a folder of their own, named by what is in it, in DATA_DIR/releases.
 */
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Builds that are kept, this one counted. */
const KEPT = 5

/**
 * Keeps the files of the build in `clientFolder` and forgets the oldest of those kept.
 * @returns the folders of the former builds, the newest first
 */
export async function keepRelease(clientFolder: string, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'releases')
  const files = join(clientFolder, 'assets')
  const name = createHash('sha256')
    .update((await readdir(files)).sort().join())
    .digest('hex')
  const current = name.slice(0, 16)
  await mkdir(folder, { recursive: true })
  const whole = join(folder, current)
  const isKept = await stat(whole).catch(() => undefined)
  if (!isKept) {
    // Whole or not at all, whatever interrupts the copying.
    const unfinished = `${whole}.new`
    await rm(unfinished, { recursive: true, force: true })
    await cp(files, unfinished, { recursive: true })
    await rename(unfinished, whole)
  }
  const now = new Date()
  await utimes(whole, now, now)
  const [, ...former] = await byAge(folder)
  await Promise.all(former.slice(KEPT - 1).map(old => rm(old, { recursive: true, force: true })))
  return former.slice(0, KEPT - 1)
}

async function byAge(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter(name => !name.endsWith('.new'))
  const entries = names.map(async name => {
    const path = join(folder, name)
    return { path, time: (await stat(path)).mtimeMs }
  })
  return (await Promise.all(entries)).sort((a, b) => b.time - a.time).map(({ path }) => path)
}
