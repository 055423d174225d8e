import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Runs `work` while no other living process on this machine holds the lock at `path`. */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true })
  while (!take(path)) await setTimeout(200)
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
    const holder = readHolder(path)
    // Left behind by a process that was killed.
    if (holder > 0 && !isAlive(holder)) rmSync(path, { force: true })
    return false
  }
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
