import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#contract/time.ts'
import { writeArchive } from '#server/backup/archive.ts'
import { timeName } from '#server/backup/place.ts'

async function* nothing() {}

test('what a backup left that was killed more than a day ago goes with the next one, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'school-archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [old, lately] = [new Date(Date.now() - 2 * DAY_MS), new Date()]
  const lie: [string, Date][] = [
    [`${timeName(old)}.new`, old],
    [timeName(old), old],
    [`${timeName(lately)}.new`, lately],
    ['accounts.tar.gz.new', old],
  ]
  for (const [name, time] of lie) {
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), time, time)
  }
  await writeArchive(join(folder, 'one.tar.gz'), nothing())
  const [, ...kept] = lie.map(([name]) => name)
  expect((await readdir(folder)).sort()).toEqual([...kept, 'one.tar.gz'].sort())
})
