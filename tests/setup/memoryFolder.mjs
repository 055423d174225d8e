/**
 * Where the tests' databases and profiles stand: in memory where the system offers it, as a disk that others
 * keep busy makes every server that writes wait with it.
 */
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'

/** Four times what a whole run has at most; bytes. */
const ENOUGH = 6e9

const NAME = /^school-tests-(\d+)$/

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch ({ code }) {
    return code !== 'ESRCH'
  }
}

/** Whoever was killed has left theirs behind, which takes memory for as long as the machine runs. */
function clearLeft() {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = NAME.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH
  } catch {
    return false
  }
}

/**
 * A folder that goes with this process, for the environment's TMPDIR.
 * @returns {string | undefined} nothing where the system has no memory for it
 */
export function memoryFolder() {
  if (!hasRoom()) return undefined
  clearLeft()
  const folder = join(MEMORY, `school-tests-${process.pid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
