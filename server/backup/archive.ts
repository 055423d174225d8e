/**
 * One file that holds a backup: a tar packed with gzip, whose last entry, SHA256SUMS, names the hash of
 * every other one as `sha256sum` writes and checks it. What must always hold: a file of that name is
 * whole; whoever reads one knows it to be whole before anything is done with it.
 */
import { hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { DAY_MS } from '#contract/time.ts'
import { hasRoom } from '../database/fullDisk.ts'
import { DRAFT, isDraft } from './place.ts'

const SUMS = 'SHA256SUMS'

/** A part of a backup. Each is held in memory for a moment. */
export interface Entry {
  name: string
  bytes: Uint8Array
}

const hashOf = (bytes: Uint8Array): string => hash('sha256', bytes)

/** So that the names in it last as well, where the system can do that: Windows and some shares cannot. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => undefined)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}

/** Of backups that were killed: nobody else would ever remove them. */
async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isDraft)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}

/**
 * Leaves on the disk what a mongod there needs to go on.
 * @throws Error where the file cannot be written; none of that name is left then
 */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const folder = dirname(path)
  await removeOldDrafts(folder)
  const unfinished = `${path}${DRAFT}`
  const tar = pack()
  // On the disk before it has its name: a power cut must not leave less than was told.
  const file = createWriteStream(unfinished, { mode: 0o600, flush: true })
  const written = pipeline(tar, createGzip(), file)
  const add = (name: string, bytes: Uint8Array) =>
    new Promise<void>((done, failed) => {
      tar.entry({ name }, Buffer.from(bytes), error => (error ? failed(error) : done()))
    })
  async function addAll(): Promise<void> {
    const sums: string[] = []
    for await (const { name, bytes } of entries) {
      if (!(await hasRoom(folder, bytes.byteLength))) {
        throw new Error(`There is no room left to write ${path}.`)
      }
      await add(name, bytes)
      sums.push(`${hashOf(bytes)}  ${name}\n`)
    }
    await add(SUMS, Buffer.from(sums.join('')))
    tar.finalize()
  }
  try {
    await Promise.all([
      written,
      addAll().catch(error => {
        tar.destroy(error)
        throw error
      }),
    ])
    await rename(unfinished, path)
    await flushFolder(folder)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const tar = extract()
  const reading = pipeline(createReadStream(path), createGunzip(), tar)
  // Told to whoever reads the entries, too.
  reading.catch(() => undefined)
  for await (const entry of tar) yield { name: entry.header.name, bytes: await buffer(entry) }
  await reading
}

/** @throws Error where an archive is damaged, cut off or no backup */
export async function verify(path: string): Promise<void> {
  const found = new Map<string, string>()
  let sums: string | undefined
  try {
    for await (const { name, bytes } of entriesOf(path)) {
      if (name === SUMS) sums = Buffer.from(bytes).toString()
      else found.set(name, hashOf(bytes))
    }
  } catch (cause) {
    throw new Error(`${path} cannot be read: it is damaged, cut off or no backup.`, { cause })
  }
  if (sums === undefined) throw new Error(`${path} is no backup: it has no ${SUMS}.`)
  const listed = [...found].map(([name, hash]) => `${hash}  ${name}\n`).join('')
  if (listed !== sums) throw new Error(`${path} is damaged: its content is not what it says.`)
}

/** The parts of an archive that was verified. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  for await (const entry of entriesOf(path)) if (entry.name !== SUMS) yield entry
}
