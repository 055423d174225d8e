/** The build that might come after this one: the same, with every hashed file under another name. */
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const FOLDER = 'dist/next'
const IS_TEXT = /\.(js|css|json|html|webmanifest)$/

/** Makes it anew and resolves to its server's file. Within the project, where packages are found. */
export async function makeNextBuild(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const part of ['server', 'client'])
    await cp(`dist/${part}`, join(FOLDER, part), { recursive: true })
  await symlink(resolve('dist/content'), join(FOLDER, 'content'))
  const assets = join(FOLDER, 'client/assets')
  const files = (await readdir(assets)).filter(name => !/\.(br|gz)$/.test(name))
  const renamed = files.map((name): [string, string] => [
    name,
    name.replace(/\.(\w+)$/, '-next.$1'),
  ])
  for (const name of await readdir(assets)) {
    // Compressed copies would still be those of the former names.
    if (/\.(br|gz)$/.test(name)) await rm(join(assets, name))
  }
  for (const [from, to] of renamed) await rename(join(assets, from), join(assets, to))
  await rewrite(FOLDER, renamed)
  // Of the shell, which names them.
  const worker = join(FOLDER, 'client/sw.js')
  const text = await readFile(worker, 'utf8')
  await writeFile(worker, text.replace(/"revision":"\w+"/g, '"revision":"next"'))
  return join(FOLDER, 'server/main.js')
}

async function rewrite(folder: string, renamed: readonly [string, string][]) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !IS_TEXT.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const before = await readFile(file, 'utf8')
    let text = before
    for (const [from, to] of renamed) text = text.replaceAll(from, to)
    if (text !== before) await writeFile(file, text)
  }
}

export const removeNextBuild = () => rm(FOLDER, { recursive: true, force: true })
