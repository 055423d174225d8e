/**
 * Panda writes two style sheets, each of its own configuration and sources: the site's, which every public page has
 * with it, and staff's, which comes with the admin. Panda's own plugin knows one configuration in a process.
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Builder } from '@pandacss/node'
import postcss, { type Plugin, type Result, type Root } from 'postcss'

/** Where the rules of a configuration go. */
const configs = {
  'src/theme/layers.css': 'panda.config.ts',
  'src/theme/staffLayers.css': 'src/admin/style/panda.config.ts',
} as const

type Sheet = keyof typeof configs

/** The sheets in the order in which a page of the admin has them. */
export const sheets = Object.keys(configs) as Sheet[]

const builders = new Map<Sheet, Builder>()
/** What Panda knows of a source it knows once for all: one at a time. */
let last: Promise<unknown> = Promise.resolve()

/** Panda takes a second to be read, which whoever starts Vite for something else need not wait for. */
async function newBuilder(): Promise<Builder> {
  const { Builder } = await import('@pandacss/node')
  return new Builder()
}

async function write(sheet: Sheet, root: Root, result: Result): Promise<void> {
  const builder = builders.get(sheet) ?? (await newBuilder())
  builders.set(sheet, builder)
  await builder.setup({ configPath: resolve(configs[sheet]), cwd: process.cwd() })
  await builder.emit()
  builder.extract()
  builder.registerDependency(dependency => {
    result.messages.push({ ...dependency, plugin: 'panda', parent: result.opts.from })
  })
  // Panda and this project each bring a postcss of their own: the root fits, only its type does not.
  builder.write(root as never)
  root.walk(node => {
    node.source ??= root.source
  })
}

/** PostCSS's plugin: adds to each of the sheets the rules that their sources use. */
export const pandaSheets = (): Plugin => ({
  postcssPlugin: 'panda-sheets',
  Once(root, { result }) {
    const sheet = sheets.find(each => result.opts.from?.split('?')[0]?.endsWith(each))
    if (!sheet) return
    const written = last.then(() => write(sheet, root, result))
    last = written.catch(() => undefined)
    return written
  },
})

/** One of the sheets, as Panda writes it. */
export async function pandaSheet(sheet: Sheet): Promise<Root> {
  const result = await postcss([pandaSheets()]).process(await readFile(sheet), { from: sheet })
  return result.root as Root
}
