import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withLock } from '../../../server/cli/lock.mjs'

/** A place for a lock, with this in it. */
function leftBehind(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, '.lock')
  writeFileSync(path, content)
  return path
}

/** No process has so high a number. */
const NOBODY = 2 ** 30

test.each([
  ['of a process that is no more', String(NOBODY)],
  ['of a process of a container that had our number', String(process.pid)],
  ['in which nothing could be written', ''],
])('a lock %s holds up nobody', async (_of, content) => {
  const path = leftBehind(content)
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(path, longAgo, longAgo)
  expect(await withLock(path, async () => existsSync(path))).toBe(true)
  expect(existsSync(path)).toBe(false)
})

test('one that is being written is waited for', async () => {
  const path = leftBehind('')
  let isFree = false
  const waiting = withLock(path, async () => isFree)
  isFree = true
  rmSync(path)
  expect(await waiting).toBe(true)
})
