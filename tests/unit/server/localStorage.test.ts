/** What lies in the folder of stored files besides them. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#contract/time.ts'
import { createLocalStorage } from '#server/storage/local.ts'

test('what an upload left that was ended half way is no file, and is removed when it is old', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const storage = createLocalStorage(folder)
  const name = `${'a'.repeat(32)}.webp`
  await storage.put(name, new Uint8Array([1]))
  const [old, underWay] = [`.${randomUUID()}`, `.${randomUUID()}`]
  for (const each of [old, underWay, '.DS_Store']) await writeFile(join(folder, each), 'x')
  const before = new Date(Date.now() - 2 * DAY_MS)
  for (const each of [name, old, '.DS_Store']) await utimes(join(folder, each), before, before)
  const listed = (await storage.list()).map(each => each.name)
  expect(listed.toSorted()).toEqual(['.DS_Store', name])
  expect((await readdir(folder)).toSorted()).toEqual([underWay, '.DS_Store', name].toSorted())
})
