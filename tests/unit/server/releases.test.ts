/** The files of former builds, which several processes keep in one folder. */
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepRelease } from '#server/http/releases.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A build of so many files, and a folder for data with nothing in it. */
async function newBuild(files: number) {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [client, dataDir] = [join(folder, 'client'), join(folder, 'data')]
  await mkdir(join(client, 'assets'), { recursive: true })
  const names = Array.from({ length: files }, (_, i) => `part-${i}.js`)
  await Promise.all(names.map(name => writeFile(join(client, 'assets', name), name)))
  return { client, dataDir, releases: join(dataDir, 'releases') }
}

test('processes that start a new build at once keep it whole, and all of them start', async () => {
  const { client, dataDir, releases } = await newBuild(40)
  const starts = Array.from({ length: 6 }, () => keepRelease(client, dataDir))
  const outcomes = await Promise.allSettled(starts)
  expect(outcomes).toEqual(starts.map(() => ({ status: 'fulfilled', value: [] })))
  const [kept = '', ...others] = await readdir(releases)
  expect(others).toEqual([])
  expect(await readdir(join(releases, kept))).toHaveLength(40)
})

test('what another process copies is left to it, until it is a day old', async () => {
  const { client, dataDir, releases } = await newBuild(1)
  const [fresh, old] = ['0123.one.new', '0123.two.new']
  await Promise.all([fresh, old].map(name => mkdir(join(releases, name), { recursive: true })))
  const before = new Date(Date.now() - DAY_MS - 1_000)
  await utimes(join(releases, old), before, before)
  expect(await keepRelease(client, dataDir)).toEqual([])
  expect(await readdir(releases)).toContain(fresh)
  expect(await stat(join(releases, old)).catch(() => 'gone')).toBe('gone')
})

test('the four builds before this one are kept, the newest first', async () => {
  const { client, dataDir, releases } = await newBuild(1)
  const former = Array.from({ length: 6 }, (_, i) => join(releases, `build-${i}`))
  for (const [age, folder] of former.entries()) {
    await mkdir(folder, { recursive: true })
    // The first was begun with after this one: by a process of another build, at the same moment.
    const time = new Date(Date.now() + DAY_MS - age * 2 * DAY_MS)
    await utimes(folder, time, time)
  }
  expect(await keepRelease(client, dataDir)).toEqual(former.slice(0, 4))
  expect(await readdir(releases)).toHaveLength(5)
})
