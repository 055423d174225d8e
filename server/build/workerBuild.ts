/**
 * The service worker, built with the pages: `sw.js` with the list of what every visitor's phone keeps,
 * the list of the admin area's files beside it, and the worker that can be served instead of the first
 * to withdraw it. What must hold: no file of the admin area is in a visitor's list.
 */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { injectManifest } from 'workbox-build'
import {
  ADMIN_FILES_ADDRESS,
  SHELL_ADDRESS,
  WITHDRAWN_WORKER,
  WORKER_ADDRESS,
} from '#contract/workerMessage.ts'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

const ADMIN = /\/src\/admin\/|\/src\/routes\/admin\b.*\?tsr-split|\/node_modules\/quill\b/

/** Vite's plugin; the worker exists in builds alone. */
export function workerBuild(): Plugin {
  return {
    name: 'worker-build',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      await buildWorker('sw/main.ts', dir, WORKER_ADDRESS.slice(1))
      await buildWorker('sw/withdrawn.ts', dir, WITHDRAWN_WORKER)
      const { visitors, staff } = filesFor(bundle)
      const adminFiles = staff.map(file => `/${file}`)
      await writeFile(join(dir, ADMIN_FILES_ADDRESS), JSON.stringify(adminFiles))
      await listFiles(dir, visitors, Object.keys(bundle))
    },
  }
}

async function buildWorker(source: string, outDir: string, name: string) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: source,
        output: { format: 'iife', entryFileNames: name, codeSplitting: false },
      },
    },
  })
}

/** Scripts and pictures of the build by who needs them: whatever no visitor can reach is staff's. */
function filesFor(bundle: Bundle) {
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
    visitors: [...reached],
    staff: chunks.map(({ fileName }) => fileName).filter(name => !reached.has(name)),
  }
}

/** Writes the visitors' files, and the shell that asks for them, into the worker. */
async function listFiles(dir: string, files: readonly string[], built: readonly string[]) {
  // Every name carries a hash of its content, so together they tell one shell from another.
  const revision = createHash('sha256')
    .update([...built].sort().join())
    .digest('hex')
    .slice(0, 16)
  const worker = join(dir, WORKER_ADDRESS)
  const { warnings } = await injectManifest({
    swSrc: worker,
    swDest: worker,
    globDirectory: dir,
    globPatterns: [...files],
    dontCacheBustURLsMatching: /^assets\//,
    additionalManifestEntries: [{ url: SHELL_ADDRESS, revision }],
    manifestTransforms: [
      entries => ({
        manifest: entries.map(entry =>
          entry.url.startsWith('/') ? entry : { ...entry, url: `/${entry.url}` },
        ),
      }),
    ],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
