import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** What writes its number there needs no longer, unless it was stopped or found no space. */
const WRITTEN_MS = 5_000
const ASKED_EVERY_MS = 200
/** Whoever waits longer wants to know what for. */
const SAID_AFTER_MS = 1_000

/** Runs `work` while no other living process on this machine holds the lock at `path`. */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true })
  for (let waited = 0; !take(path); waited += ASKED_EVERY_MS) {
    if (waited === SAID_AFTER_MS)
      console.log(`Waiting for process ${readHolder(path) || '?'}, which holds ${path} …`)
    await setTimeout(ASKED_EVERY_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isAbandoned(path)) rmSync(path, { force: true })
    return false
  }
}

/** Left behind by a process that was killed; in a container the next one has the same number. */
function isAbandoned(path) {
  const holder = readHolder(path)
  if (holder > 0) return holder === process.pid || !isAlive(holder)
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
  return Date.now() - mtimeMs > WRITTEN_MS
}

/** 0 while the holder is still writing its number, or has just let go. */
function readHolder(path) {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
