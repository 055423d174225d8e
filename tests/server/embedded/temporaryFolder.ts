import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'embedded-'))

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true })

/** A folder that is gone when the test is over. */
export async function testFolder(): Promise<string> {
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}
