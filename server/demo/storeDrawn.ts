import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Asset } from '#contract/asset.ts'
import { takeIn } from '../storage/intake.ts'
import { createLocalStorage } from '../storage/local.ts'

/** One stored file of the demo school: its asset's `label` is the name the texts call it by. */
export interface DemoFile {
  name: string
  asset: Asset
  /** The names of all copies to keep. */
  copies: string[]
}

const indexFile = (folder: string) => join(folder, 'index.json')
const filesFolder = (folder: string) => join(folder, 'files')

/**
 * Takes drawn originals through the intake that uploads use, once at build, so that the first
 * start only copies.
 */
export async function storeDrawn(originals: string, folder: string): Promise<void> {
  const storage = createLocalStorage(filesFolder(folder))
  await mkdir(folder, { recursive: true })
  const index: DemoFile[] = []
  for (const label of (await readdir(originals)).sort()) {
    const { name, asset, copies } = await takeIn(await readFile(join(originals, label)), label)
    for (const copy of copies) await storage.put(copy.name, copy.bytes)
    index.push({ name, asset, copies: copies.map(copy => copy.name) })
  }
  await writeFile(indexFile(folder), JSON.stringify(index))
}

/** The demo school's files as the build left them in `folder`. */
export async function readDemoFiles(folder: string) {
  const index: DemoFile[] = JSON.parse(await readFile(indexFile(folder), 'utf8'))
  return { index, read: (copy: string) => readFile(join(filesFolder(folder), copy)) }
}
