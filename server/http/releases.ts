/**
 * The hashed files of the builds before this one: a tab that was opened under one of them still finds
 * its parts. Each build's lie in a folder of their own, named by what is in it, in DATA_DIR/releases.
 */
import { hash, randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#contract/time.ts'

/** Builds that are kept, this one counted. */
const KEPT = 5

/** What the name of a build ends with that is being copied. */
const DRAFT = '.new'
/** A draft so old has nobody who is at work on it. */
const DRAFT_LASTS_MS = DAY_MS

/** Whether a build lies there already that another process has finished meanwhile. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')

const removeAll = (folders: readonly string[]) =>
  Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))

/**
 * Keeps the files of the build in `clientFolder` and forgets the oldest of those kept. Several processes
 * may do so at once.
 * @returns the folders of the former builds, the newest first
 */
export async function keepRelease(clientFolder: string, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'releases')
  const files = join(clientFolder, 'assets')
  const name = hash('sha256', (await readdir(files)).sort().join())
  const current = name.slice(0, 16)
  await mkdir(folder, { recursive: true })
  const whole = join(folder, current)
  const isKept = await stat(whole).catch(() => undefined)
  if (!isKept) await copyWhole(files, whole)
  const now = new Date()
  await utimes(whole, now, now)
  const kept = await byAge(folder)
  const isDraft = ({ path }: Kept) => path.endsWith(DRAFT)
  const drafts = kept.filter(each => isDraft(each) && now.getTime() - each.time > DRAFT_LASTS_MS)
  // By its name: another build may have been kept at the same moment.
  const builds = kept.filter(each => !isDraft(each) && each.path !== whole)
  const former = builds.map(({ path }) => path)
  await removeAll([...former.slice(KEPT - 1), ...drafts.map(({ path }) => path)])
  return former.slice(0, KEPT - 1)
}

/** Whole or not at all, whatever interrupts the copying, and whoever else copies the same. */
async function copyWhole(files: string, whole: string): Promise<void> {
  const draft = `${whole}.${randomUUID()}${DRAFT}`
  try {
    await cp(files, draft, { recursive: true })
    await rename(draft, whole)
  } catch (error) {
    if (!isTaken(error)) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

interface Kept {
  path: string
  /** When it was last begun with; milliseconds. */
  time: number
}

/** What lies in `folder`, the newest first, without what another process removes meanwhile. */
async function byAge(folder: string): Promise<Kept[]> {
  const entries = (await readdir(folder)).map(async name => {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    return found ? [{ path, time: found.mtimeMs }] : []
  })
  return (await Promise.all(entries)).flat().sort((a, b) => b.time - a.time)
}
