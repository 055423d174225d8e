import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** The engines that keep their data in a DATA_DIR. */
export type LocalEngine = 'mongod' | 'embedded'

const Mark = v.object({ engine: v.picklist(['mongod', 'embedded']), port: v.optional(v.number()) })

export type EngineMark = v.InferOutput<typeof Mark>

const fileIn = (folder: string) => join(folder, 'engine.json')

/** Which engine the folder belongs to; `undefined` for a folder that no engine has used. */
export async function readMark(folder: string): Promise<EngineMark | undefined> {
  const text = await readFile(fileIn(folder), 'utf8').catch(error => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : v.parse(Mark, JSON.parse(text))
}

/** Writes it whole or not at all: a torn mark would lock the school out of its data. */
export async function writeMark(folder: string, mark: EngineMark): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = `${fileIn(folder)}.new`
  // On the disk before it has its name, or a power cut could leave the name without the content.
  await writeFile(draft, JSON.stringify(mark), { flush: true })
  await rename(draft, fileIn(folder))
}

/** A start that must not happen, said in one line for whoever typed the command. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
