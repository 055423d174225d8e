/**
 * Ready answers as files, for an nginx in front that serves them itself: `<folder>/<encoding>/<address>`
 * with `.html` or `.json`. What must always hold: a file lies there only while what it was made from
 * stands, as far as this process knows; files that no running process knows are removed with the next
 * change. An nginx that misses a file asks the site, which then writes it.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { ENCODINGS, type Encoding, packed } from '../http/encodings.ts'
import type { AnswerFiles, ReadyAnswer } from '../http/readyAnswers.ts'
import { type Dependencies, isFresh } from '../published/dependencies.ts'
import { isUnfinished, unfinishedName } from '../storage/unfinishedFile.ts'
import { extensionOf, fileBodyOf } from './fileBody.ts'

interface EdgeParts {
  folder: string
  /** Another number after every change to anything, and whenever there may have been one. */
  version: () => number
  now: () => Date
  logger: Logger
}

interface EdgeFiles extends AnswerFiles {
  /** Removes every file, and follows changes no longer. */
  stop: () => Promise<void>
}

/** Names that mean the same to nginx as to us. */
const ADDRESS = /^(?:\/[\w~-]{1,80}){1,6}$/

const MOST_FILES = 5_000

/** How soon after a change its files are gone; a visitor may get an old page for a second. */
const SWEEP_MS = 100

/** Whoever asks us again missed the file: others may have removed it. */
const AGAIN_MS = 1_000

interface Kept {
  dependencies: Dependencies
  at: number
}

/** Another process that starts takes our draft for one that was left behind. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Begins with none: nobody knows what an earlier process left there. */
export async function createEdgeFiles({
  folder,
  version,
  now,
  logger,
}: EdgeParts): Promise<EdgeFiles> {
  const time = () => now().getTime()
  const failed = (error: unknown) => logger.error({ err: error }, 'the files of the edge')
  const oneByOne = pLimit(1)
  const inTurn = (work: () => Promise<void>) => void oneByOne(work).catch(failed)
  const kept = new LRUCache<string, Kept>({
    max: MOST_FILES,
    dispose: (_kept, file, reason) => {
      if (reason !== 'set') inTurn(() => remove(file))
    },
  })
  let seen = version()

  const remove = (file: string) => rm(join(folder, file), { force: true })

  /** Only where answers lie: whatever else is in the folder is somebody's. */
  async function removeUnknown(): Promise<void> {
    for (const encoding of ENCODINGS) {
      const own = join(folder, encoding)
      await mkdir(own, { recursive: true })
      for (const file of await readdir(own, { recursive: true, withFileTypes: true })) {
        const path = join(file.parentPath, file.name).slice(folder.length + 1)
        if (file.isFile() && !kept.has(path)) await remove(path)
      }
    }
  }

  /** What somebody is writing, or was when it was killed. */
  async function removeDrafts(): Promise<void> {
    for (const name of await readdir(folder)) if (isUnfinished(name)) await remove(name)
  }

  async function write(
    file: string,
    encoding: Encoding,
    whole: ReadyAnswer,
    dependencies: Dependencies,
  ) {
    const body = fileBodyOf(whole)
    if (!body || !isFresh(dependencies, time())) return
    const { body: bytes, headers } = await packed(body, encoding)
    // What is too small to be packed would be called packed by nginx.
    if (encoding !== 'identity' && headers[0] !== 'content-encoding') return
    const path = join(folder, file)
    const draft = join(folder, unfinishedName())
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, bytes)
    // nginx makes the ETag of time and size: another content must have another time.
    const mark = createHash('sha256').update(bytes).digest().readUInt32BE()
    await utimes(draft, mark, mark)
    await rename(draft, path).catch(unlessGone)
    if (!isFresh(dependencies, time())) await remove(file)
  }

  function sweep(): void {
    for (const [file, { dependencies }] of kept.entries())
      if (!isFresh(dependencies, time())) kept.delete(file)
    const current = version()
    if (current === seen) return
    seen = current
    inTurn(removeUnknown)
  }

  await mkdir(folder, { recursive: true })
  await removeUnknown()
  await removeDrafts()
  const sweeping = setInterval(sweep, SWEEP_MS)

  return {
    offer(address, encoding, whole, dependencies) {
      const extension = extensionOf(whole)
      if (!extension || !ADDRESS.test(address)) return
      const file = `${encoding}${address}${extension}`
      const known = kept.peek(file)
      if (known?.dependencies === dependencies && time() - known.at < AGAIN_MS) return
      kept.set(file, { dependencies, at: time() })
      inTurn(() => write(file, encoding, whole, dependencies))
    },
    async stop() {
      clearInterval(sweeping)
      kept.clear()
      await oneByOne(removeUnknown).catch(failed)
    },
  }
}
