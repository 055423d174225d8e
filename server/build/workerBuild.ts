/**
 * The service worker, built with the pages: `sw.js` with the list of what every visitor's phone keeps and of
 * what staff's keep besides, and the worker that can be served instead of the first to withdraw it. What must
 * hold: no file of the admin area is in a visitor's list.
 */
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import {
  type KeptFile,
  SHELL_ADDRESS,
  WITHDRAWN_WORKER,
  WORKER_ADDRESS,
} from '#contract/workerMessage.ts'
import { shellRevision } from './shellRevision.ts'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

const ADMIN = /\/src\/admin\/|\/src\/routes\/admin\b.*\?tsr-split|\/node_modules\/quill\b/

/** Vite's plugins; the worker exists in builds alone. */
export function workerBuild(): PluginOption[] {
  let files: Files
  const lists: Plugin = {
    name: 'worker-lists',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      files = filesFor(bundle)
      await buildWithdrawn(dir)
    },
  }
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: WORKER_ADDRESS.slice(1).replace(/js$/, 'ts'),
    // A page asks for it once it has been read, and its visitor for a newer one: `src/pwa`.
    injectRegister: null,
    registerType: 'prompt',
    // The one of the installed site is written with its icons, and always asked for: `installation`.
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['assets/*.{js,svg}'],
      manifestTransforms: [
        entries => ({
          manifest: [
            ...entries
              .filter(({ url }) => files.visitors.has(url))
              .map(entry => ({ ...entry, url: `/${entry.url}` })),
            { url: SHELL_ADDRESS, revision: files.revision, size: 0 },
            ...files.staff.map(staffs),
          ],
        }),
      ],
    },
  })
  return [lists, worker]
}

/** Of no size, as it is none of what a visit leaves on a phone. */
const staffs = (file: string): KeptFile & { size: number } => ({
  url: `/${file}`,
  revision: null,
  isStaffs: true,
  size: 0,
})

/** The plugin that is made for workers makes one: this second one keeps nothing, and lists nothing. */
async function buildWithdrawn(outDir: string) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'sw/withdrawn.ts',
        output: { format: 'iife', entryFileNames: WITHDRAWN_WORKER, codeSplitting: false },
      },
    },
  })
}

interface Files {
  /** Scripts, and what is drawn by the style: its walls of tiles, and the icon. */
  visitors: ReadonlySet<string>
  staff: readonly string[]
  /** Tells one shell from another. */
  revision: string
}

/** The files of the build by who needs them: whatever no visitor can reach is staff's. */
function filesFor(bundle: Bundle): Files {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const isAdmin = ({ moduleIds }: Chunk) => moduleIds.some(id => ADMIN.test(id))
  const reached = new Set<string>()
  const reach = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || reached.has(name) || isAdmin(chunk)) return
    reached.add(name)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) reach(next)
  }
  for (const { isEntry, fileName } of chunks) if (isEntry) reach(fileName)
  return {
    visitors: new Set([...reached, ...Object.keys(bundle).filter(name => name.endsWith('.svg'))]),
    staff: chunks
      .filter(({ fileName }) => !reached.has(fileName))
      .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
      .filter((name, index, all) => all.indexOf(name) === index),
    revision: shellRevision(Object.keys(bundle)),
  }
}
